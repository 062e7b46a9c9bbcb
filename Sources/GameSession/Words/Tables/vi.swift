// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Phrasebook {
  static let words_vi: StaticString = """
    vi\tltr\t.31\t\tc4881ebf
    X
    O
    Tam giác
    Kim cương
    Ngôi sao
    Trái tim
    Mặt trăng
    Tia chớp
    Lượt của \u{1}
    Đến lượt bạn
    Bạn đi trước
    \u{1} đang nghĩ
    \u{1} đã có quân
    Hãy chọn một ô trống
    \u{1} đánh vào \u{2}
    Bạn đánh vào \u{1}
    góc dưới bên trái
    ô giữa hàng dưới
    góc dưới bên phải
    ô giữa cột trái
    ô chính giữa
    ô giữa cột phải
    góc trên bên trái
    ô giữa hàng trên
    góc trên bên phải
    \u{1} (\u{2})
    Bàn cờ, \u{1} cột, \u{2} hàng
    \u{1}, trống
    \u{1}, \u{2}
    \u{1}×\u{2}
    Tic-tac-toe
    Cách chơi
    Hoàn tác
    Làm lại
    Ván mới
    Bàn cờ
    Người chơi
    Gợi ý
    Giải thích
    Ký hiệu
    Xem lại
    Lịch sử
    Chia sẻ
    Chơi tiếp
    Ngôn ngữ
    Menu
    2 người
    Trực tuyến
    Máy
    Hoặc để máy đi trước
    Đối thủ
    Cấp độ
    Dễ hơn
    Khó hơn
    Chạm vào một ô bất kỳ
    Trở lại \u{1}
    \u{1}: \u{2}
    \u{1}.
    \u{1} \u{2}
    \u{1} – Tic-tac-toe
    Mới chơi
    Dễ
    Trung bình
    Khó
    Hoàn hảo
    Mưu mẹo
    Máy
    Máy (\u{1})
    Đi ngẫu nhiên
    Thấy nước thắng của mình nhưng bỏ sót nước thắng của bạn
    Thấy nước thắng của mình và chặn nước thắng của bạn
    Thấy nước dọa hai đường và tính trước được vài nước
    Không bao giờ để vuột ván thắng hay ván hòa
    Mạnh như Hoàn hảo, lại còn giăng bẫy
    Người chơi \u{1}
    Bạn
    X
    O
    Tam giác
    Kim cương
    Ngôi sao
    Trái tim
    Mặt trăng
    Tia chớp
    Chọn một ô cho \u{1}
    Thả ra để đánh vào \u{1}
    Hòa
    \u{1} thắng: \u{2}
    \u{1} thắng: \u{2} hoàn thành \u{3}
    Ván cờ đã kết thúc
    \u{1} rút lại quân ở \u{2}
    Bạn đã rút lại quân ở \u{1}
    góc dưới bên trái
    ô thứ hai từ trái của hàng dưới cùng
    ô thứ hai từ phải của hàng dưới cùng
    góc dưới bên phải
    ô bên trái của hàng giữa dưới
    ô thứ hai từ trái của hàng giữa dưới
    ô thứ hai từ phải của hàng giữa dưới
    ô bên phải của hàng giữa dưới
    ô bên trái của hàng giữa trên
    ô thứ hai từ trái của hàng giữa trên
    ô thứ hai từ phải của hàng giữa trên
    ô bên phải của hàng giữa trên
    góc trên bên trái
    ô thứ hai từ trái của hàng trên cùng
    ô thứ hai từ phải của hàng trên cùng
    góc trên bên phải
    khối 2×2 góc dưới bên trái
    khối 2×2 phía dưới
    khối 2×2 góc dưới bên phải
    khối 2×2 bên trái
    khối 2×2 chính giữa
    khối 2×2 bên phải
    khối 2×2 góc trên bên trái
    khối 2×2 phía trên
    khối 2×2 góc trên bên phải
    hàng \u{1}
    cột \u{1}
    đường chéo \u{1}
    hàng dưới
    hàng giữa
    hàng trên
    hàng dưới cùng
    hàng giữa dưới
    hàng giữa trên
    hàng trên cùng
    cột trái
    cột giữa
    cột phải
    cột trái
    cột giữa trái
    cột giữa phải
    cột phải
    đường chéo từ góc dưới bên trái
    đường chéo từ góc trên bên trái
    đường chéo
    bốn góc
    khối 2×2 \u{1}
    hình thoi \u{1}
    \u{1} và \u{2}
    \u{1} hoặc \u{2}
    \u{1}, \u{2}
    \u{1}, \u{2}, đường thắng
    \u{1}, \u{2}, đường thua
    \u{1}, gợi ý
    \u{1}, \u{2} nước đáp an toàn
    \u{1}, \u{2} dọa ở đây
    \u{1}, \u{2} dọa mạnh ở đây
    \u{1}, nước đáp
    \u{1}, \u{2}
    \u{1}, \u{2} quân thẳng hàng
    \u{1}, có \u{2}
    \u{1}, chơi ngược
    Góc và khối
    Bốn quân thẳng hàng
    Cờ ca-rô
    bốn góc
    khối 2×2
    hình thoi
    Cột
    Hàng
    Số quân thẳng hàng
    Chiếm bốn góc thì thắng
    Chiếm một khối 2×2 thì thắng
    Chiếm một hình thoi thì thắng
    Chiếm bốn góc thì thua
    Chiếm một khối 2×2 thì thua
    Chiếm một hình thoi thì thua
    Đủ một đường thì thắng
    Chơi ngược: đủ một đường thì thua
    Hãy nhập một số nguyên từ 1 đến 19
    Bàn cờ có thể có từ 1 đến 19 cột, không phải \u{1}
    Bàn cờ có thể có từ 1 đến 19 hàng, không phải \u{1}
    Một đường cần ít nhất 1 ô
    Đường \u{1} ô không vừa bàn \u{2}×\u{3}
    Bàn \u{1}×\u{2} không có bốn góc
    Khối 2×2 không vừa bàn \u{1}×\u{2}
    Hình thoi không vừa bàn \u{1}×\u{2}
    \u{1} trở lên
    Cách chơi \u{1}
    \u{1} đi trước. Hai bên lần lượt đặt quân của mình vào một ô trống.
    Ai đặt quân đầu tiên thì thắng.
    Ai đặt quân đầu tiên thì thua.
    Ai có \u{1} quân thẳng hàng (\u{2}) thì thắng.
    Ai có \u{1} quân thẳng hàng (\u{2}) thì thua.
    ngang
    dọc
    chéo
    Chiếm bốn góc cũng thắng.
    Chiếm một khối 2×2 bất kỳ cũng thắng.
    Chiếm một hình thoi bất kỳ cũng thắng: bốn ô ở ngay trên, dưới, trái và phải của một ô.
    Chiếm bốn góc cũng thua.
    Chiếm một khối 2×2 bất kỳ cũng thua.
    Chiếm một hình thoi bất kỳ cũng thua: bốn ô ở ngay trên, dưới, trái và phải của một ô.
    \u{1} \u{2}
    Nếu bàn cờ đã đầy mà chưa ai thắng thì hai bên hòa.
    Chạm vào một ô, kéo quân của bạn vào ô đó, hoặc chạm vào quân rồi chạm vào ô.
    Với bàn phím: dùng các phím mũi tên để di chuyển trên bàn cờ, Enter để đánh, H để xem gợi ý, U để hoàn tác một nước, Shift+U để làm lại nước vừa hoàn tác, và ? để mở phần hướng dẫn này.
    Ở đây không ai thắng được máy ở cấp Hoàn hảo, và điều đó đã được chứng minh: chúng tôi đã cho nó chơi hết \u{1} ván có thể có, và nó không thua ván nào.
    Không mở được liên kết này
    Liên kết này không có ván cờ nào chơi được:
    \u{1}.
    Chạm vào OK để bắt đầu ván mới.
    luật chơi, \u{1}
    luật không chơi được: \u{1}
    nước \u{1}, \u{2}: \u{3}
    nước \u{1}, “\u{2}”: không phải là một ô như b2
    ván cờ đã kết thúc: \u{1} thắng
    ván cờ đã kết thúc: hòa
    ô này đã có quân
    nằm ngoài bàn cờ (ô cuối cùng là \u{1})
    “\u{1}”: luật phải bắt đầu bằng kích thước như 3x3
    “\u{1}”: sau chữ k phải có một số
    sau chữ k phải có một số
    “\u{1}”: các tùy chọn là \u{2}, mỗi tùy chọn nhiều nhất một lần
    “\u{1}” không thể đứng sau phần luật
    Chọn bàn cờ
    Bàn cờ tự chọn
    Bắt đầu
    Người chơi thứ nhất
    Người chơi thứ hai
    Tên
    Ký hiệu
    Người chơi
    Ai đi trước ở ván sau (cầm quân \u{1})
    OK
    Chơi lại
    Đã được người nói tiếng Việt kiểm tra
    Dịch bằng máy, chưa được người nói tiếng Việt kiểm tra
    Ván mới: \u{1}
    Tìm kiếm
    Những ván bạn chơi sẽ hiện ở đây.
    Dưới dạng tệp
    Các ván trước
    Lưu các ván của tôi
    Mở các ván của tôi
    Đã thêm \u{1} mục
    Tệp này không có gì mới
    \u{1} – \u{2}
    \u{1} · chưa xong
    \u{1} · hòa
    \u{1} · \u{2} thắng
    \u{1} · bạn thắng
    Đấu với máy
    \u{1}, \u{2}: \u{3}
    \u{1} ván
    \u{1} thắng
    \u{1} hòa
    \u{1}, thắng \u{2} ván liên tiếp
    \u{1}, \u{2} lỗi mỗi ván
    \u{1},\u{2}
    Gửi liên kết
    Sao chép liên kết
    Sao chép kết quả bằng emoji
    Lưu thành ảnh
    Xong
    Đã sao chép
    Quét mã để mở ván cờ
    Người mở liên kết cầm quân \u{1}.
    Liên kết này mở một bản sao của ván cờ.
    Bạn đã mở một ván cờ được chia sẻ. Hãy đánh một nước cho \u{1}
    Chia sẻ ván cờ để gửi lại nước đi của bạn
    Bước ngoặt
    Tiếp theo: \u{1}
    Bàn lớn hơn: \u{1}
    Thử nước khác
    Các ván trước
    Máy không phản hồi
    Thử lại
    Đã có phiên bản mới
    Cập nhật
    Thêm vào màn hình chính?
    Hãy chọn “Thêm vào MH chính” trong menu của trình duyệt
    Thêm
    Không, cảm ơn
    Giao diện
    Theo thiết bị
    Sáng
    Tối
    Tương phản cao
    Bảng phấn
    Âm thanh
    Rung
    Đã rút lại quân ở \u{1}
    Đã tắt giải thích
    Đã bật giải thích
    có \u{1} ô đánh vào là thắng
    có \u{1} ô giữ được hòa
    có \u{1} ô đánh vào là thua
    có \u{1} ô chưa tính ra
    có \u{1} ô giữ được hòa
    có \u{1} ô đánh vào là thua
    có \u{1} ô chưa tính ra
    Bạn thắng!
    \u{1} thắng
    Suýt nữa là được rồi
    \u{1} thắng!
    \u{1}, sau \u{2} nước
    \u{1} hoàn thành \u{2}
    Bạn đã hoàn thành \u{1}
    Ván thắng \u{1} liên tiếp
    Thắng \u{1} ván liên tiếp
    \u{1} đã mở đường cho máy
    Không ai mắc lỗi
    Bàn cờ đã đầy
    nước \u{1} của bạn
    nước thứ \u{1} của bạn
    nước thứ \u{2} của \u{1}
    đầu tiên
    thứ hai
    thứ ba
    thứ tư
    thứ năm
    thứ sáu
    thứ bảy
    thứ tám
    thứ chín
    thứ mười
    thứ mười một
    thứ mười hai
    một
    hai
    ba
    bốn
    năm
    sáu
    bảy
    tám
    chín
    mười
    mười một
    mười hai
    thắng sau \u{1} nước
    thua sau \u{1} nước
    thắng
    hòa
    thua
    hòa hoặc thắng
    hòa hoặc thua
    chưa tính ra
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    Bạn hoàn thành \u{1}
    Bạn chặn \u{1}
    Bạn dọa hoàn thành cùng lúc \u{1}. Một nước không thể chặn hết
    Bạn ngăn bên kia cùng lúc dọa hoàn thành \u{1}
    Bạn dọa hoàn thành \u{1}, nên bên kia phải chặn
    Bạn thắng sau \u{1} nước
    Đây là nước duy nhất để thắng
    Nước này giữ được hòa
    Đây là nước duy nhất không thua
    Đánh ở đây cầm cự được lâu nhất: thêm \u{1} nước
    Nước này cũng tốt như mọi nước khác
    Nước này không hoàn thành đường nào
    tại đó bạn còn \u{1} đường có thể hoàn thành
    Người
    Chơi trên thiết bị này
    Cao thủ
    Tính trước rất xa
    Tính trước còn xa hơn nữa
    Máy · \u{1}
    Đi ngẫu nhiên
    Tránh hoàn thành một đường nếu tránh được
    Tính trước hai nước của mình
    Tính trước bốn nước của mình
    Không bao giờ để vuột ván thắng hay ván hòa
    Mạnh như Hoàn hảo, lại còn giăng bẫy
    \u{1} \u{2}
    Luôn là người chơi thứ nhất
    Người thua
    Luân phiên
    \u{1}: \u{2}, \u{3}: \u{4}, hòa: \u{5}
    Đang xem từng nước…
    Chơi hoàn hảo: không ai mắc lỗi.
    Không tìm thấy lỗi nào.
    \u{1} là nước thua
    \u{1} đã bỏ lỡ chiến thắng
    Đánh vào \u{1} thì đã thắng
    Đánh vào \u{1} thì đã giữ được hòa
    \u{1}, \u{2}
    \u{1}, \u{2}
    \u{1}, lỗi
    Thử lại từ đây
    \u{1} (\u{2} thắng)
    \u{1} (hòa)
    \u{1} (chưa xong)
    Cách đi khác: \u{1}
    hình \u{1}
    \u{1} hình tự vẽ
    hình \u{1}
    \u{1}
    Xếp được hình này thì thắng
    Xếp thành hình này thì thua
    Xếp được hình \u{1} ở bất cứ đâu cũng thắng, kể cả khi hình bị xoay hay lật.
    Xếp thành hình \u{1} ở bất cứ đâu cũng thua, kể cả khi hình bị xoay hay lật.
    Ở đây, các quân thẳng hàng không được tính.
    Hình \u{1} không vừa bàn \u{2}×\u{3}
    “\u{1}”: \u{2}
    một hình có từ 2 đến 8 ô, không phải \u{1}
    ô \u{1} bị lặp lại
    “\u{1}” không phải là một ô như b2
    một hình rộng và cao nhiều nhất 8 ô
    cùng một hình bị lặp lại
    một ván có nhiều nhất ba hình
    Sau quân đầu tiên, người đi sau được đổi bên
    \u{1}, được đổi bên
    Sau quân đầu tiên, người kia có thể đổi bên và nhận quân đó làm quân của mình, thay vì đi một nước.
    Đổi sang \u{1}
    \u{1} đổi sang \u{2}
    Bạn đổi sang \u{1}
    \u{1} được trả lại
    = chỉ được đứng sau ô đầu tiên, trong ván được đổi bên
    Ván trực tuyến
    Chơi với người bạn không quen, hoặc gửi một liên kết: ai có liên kết cũng có thể vào chơi hoặc xem.
    Tên của bạn (không bắt buộc)
    Chơi với bất kỳ ai
    Những gì được lưu
    Máy chủ lưu ván cờ: các nước đi và thời điểm của từng nước, cùng tên mà người chơi đã gõ. Chỉ nhờ vậy ván cờ mới còn nguyên sau khi máy chủ khởi động lại hoặc khi bạn mất kết nối.
    Máy chủ xóa ván cờ 30 ngày sau nước cuối cùng, hoặc sau một ngày nếu chưa ai đi nước nào. Nếu thời gian mỗi nước tính bằng ngày, số ngày đó được cộng thêm.
    Không có tài khoản, không có cookie. Địa chỉ internet của bạn không bao giờ được lưu: để chống lạm dụng, máy chủ chỉ giữ một dạng đã xáo trộn của địa chỉ đó trong bộ nhớ, nhiều nhất một ngày.
    Báo cho tôi khi đến lượt tôi
    Trình duyệt của bạn đang chặn thông báo từ trang này. Bạn có thể cho phép trong phần cài đặt của trình duyệt.
    Trên iPhone hoặc iPad, tính năng này chỉ dùng được khi trang đã có trên màn hình chính và được mở từ đó.
    Nếu bạn muốn được báo khi đến lượt, máy chủ còn lưu địa chỉ mà Google, Mozilla, Apple hoặc Microsoft dùng để nhận thông báo cho trình duyệt của bạn. Địa chỉ này được xóa khi bạn tắt tính năng này, hoặc được xóa cùng ván cờ. Thông báo chỉ nói rằng đã đến lượt bạn trong ván này, và chỉ trình duyệt của bạn đọc được.
    Tên của bạn, chỗ của bạn trong các ván, cài đặt và các ván khác của bạn ở lại trên thiết bị này. Ai có liên kết của một ván trực tuyến đều có thể xem ván đó.
    Đồng hồ
    Không tính giờ
    \u{1} phút + \u{2} giây mỗi nước
    \u{1} ngày mỗi nước
    \u{1} ngày
    \u{1} giờ
    Tạo liên kết
    Hiện chưa chơi trực tuyến được
    Đang có quá nhiều ván bắt đầu ở đây. Hãy thử lại sau \u{1} giây.
    Quá nhiều tin nhắn. Hãy thử lại sau \u{1} giây.
    Gửi liên kết này cho một người bạn
    Đang chờ người được mời
    Đang tìm người để chơi
    Người tiếp theo muốn chơi ván này sẽ đấu với bạn
    Chưa có ai đến. Bạn có thể chờ tiếp, hoặc chơi với máy.
    Chơi với máy (\u{1})
    Hủy
    Người đó mở liên kết và cầm quân \u{1}
    Bạn đi trước
    Đối thủ đi trước
    Đang kết nối…
    Mất kết nối. Đang kết nối lại…
    Ván trực tuyến này không còn nữa. Bạn có thể chơi tiếp ở đây.
    \u{1} mời bạn chơi
    Bạn được mời chơi
    Bạn là \u{1}
    Chơi
    Xem
    Chỗ của \u{1} còn trống: hãy vào chơi, hoặc chỉ xem
    Cầm quân \u{1}
    Bạn đang xem
    \u{1} người đang xem
    \u{1} bị mất kết nối
    \u{1} bị mất kết nối. Sau một phút, bạn có thể nhận phần thắng.
    \u{1} đã vắng mặt một phút
    Nhận phần thắng
    \u{1} đã vào
    mất kết nối
    chưa vào
    Đối thủ
    Ai đó
    Chuột túi
    Gấu
    Hải ly
    Nai
    Cá heo
    Đại bàng
    Cáo
    Thỏ
    Nhím
    Linh dương
    Cánh cụt
    Cú mèo
    Họa mi
    Hải cẩu
    Sóc
    Thiên nga
    Xin hòa
    Xin đi lại
    Nhắn
    Xin thua
    Xin thua ván này?
    Có, xin thua
    Chơi tiếp
    Rời ván
    Đồng ý
    Từ chối
    \u{1} đề nghị hòa
    \u{1} xin đi lại nước vừa rồi
    \u{1} muốn chơi ván nữa
    Bạn đã đề nghị hòa
    Bạn đã xin đi lại
    Đang chờ đối thủ
    \u{1} từ chối
    Nước đi của bạn không được chấp nhận: \u{1}
    \u{1}: \u{2}
    \u{1} xin thua
    Bạn đã xin thua
    \u{1} hết giờ
    Bạn đã hết giờ
    Hai bên đã đồng ý
    Nhắn một câu
    Hiện tin nhắn của đối thủ
    Xin chào!
    Chúc may mắn!
    Chơi hay lắm!
    Cảm ơn!
    Ối!
    Ván cờ hay quá!
    Chơi với cả lớp
    Đang tạm dừng. Không đi nước nào, không tính giờ.
    Câu đố \u{1}, \u{2}
    Độ khó \u{1}/5
    Bạn cầm quân \u{1}.
    Chỉ có một nước thắng. Bạn thắng sau \u{1} nước.
    Chỉ có một nước an toàn. Sau mọi nước khác, \u{1} có thể thắng.
    Mỗi nước của bạn phải dọa thắng ngay ở nước sau. Chỉ có một nước đầu tiên là đúng. Bạn thắng sau \u{1} nước.
    Chỉ có một nước thua. Là nước nào?
    Đúng rồi!
    Không phải \u{1}.
    \u{1} an toàn: sau nước đó không ai thắng.
    \u{1} đáp lại ở \u{2}. Hãy đi tiếp.
    Còn \u{1} lần thử.
    Đáp án là \u{1}.
    Một đáp án đúng là \u{1}.
    \u{1} đánh vào \u{2} và hoàn thành \u{3}.
    \u{1} đánh vào \u{2} và dọa hoàn thành cùng lúc \u{3}.
    \u{1} đánh vào \u{2} và thắng sau \u{3} nước.
    \u{1} đánh vào \u{2}, và không ai thắng được nữa.
    Ván cờ sẽ tiếp tục như sau: \u{1}.
    giải được ở lần thử thứ nhất
    giải được ở lần thử thứ hai
    giải được ở lần thử thứ ba
    chưa giải được
    Tic-tac-toe, câu đố \u{1}: \u{2}
    Tic-tac-toe, câu đố \u{1}: \u{2}, với \u{3} gợi ý
    Hãy nhìn các quân của bạn.
    \u{1} đang muốn gì?
    Hãy nhìn chỗ hai đường của bạn cắt nhau.
    \u{1} đang tính làm gì đó. Hãy nhìn chỗ hai đường cắt nhau.
    Hãy buộc \u{1} phải chặn bạn.
    Bạn có thể thắng. Hãy tính trước.
    Cẩn thận! Đánh vào hầu hết các ô đều thua.
    Không ai thắng được nếu cả hai cùng cẩn thận.
    \u{1} có thể thắng. Hãy chống đỡ thật lâu.
    Hãy tìm một ô có nhiều đường đi qua.
    Ở đây, đủ một đường thì thua. Đừng tạo đường nào.
    Hãy thử từng ô. Khi đó \u{1} làm được gì?
    Thêm một quân nữa là đủ một đường.
    \u{1} chỉ còn thiếu một quân trên đường này.
    Có một ô dọa thắng hai đường cùng lúc.
    \u{1} cần một ô để dọa thắng hai đường cùng lúc. Hãy chiếm ô đó trước.
    Hãy dọa hoàn thành một đường, để bên kia phải chặn.
    Bạn thắng sau \u{1} nước. Nước đầu tiên chưa dọa gì cả.
    Chỉ có một ô an toàn.
    Hãy chiếm một ô còn nhiều đường chưa bị chặn.
    Hãy tìm nước giúp bạn cầm cự lâu nhất.
    Hãy chiếm một ô còn nhiều đường chưa bị chặn mà \u{1} cũng muốn.
    Hãy để các quân của bạn cách xa nhau.
    Có một ô mà nếu bạn đánh vào, \u{1} sẽ dọa thắng được hai đường cùng lúc, hoặc có cách thắng qua nhiều nước.
    Hãy đánh vào \u{1}.
    Gợi ý tiếp theo cho bạn biết ý tưởng.
    Gợi ý tiếp theo cho bạn biết nước đi.
    Sau mọi nước khác, \u{1} đánh vào \u{2} và có thể thắng.
    \u{1}? Khi đó \u{2} đánh vào \u{3} và có thể thắng.
    \u{1}: khi đó \u{3} chỉ an toàn ở \u{2}.
    \u{1}: khi đó \u{4} có \u{2} nước đáp an toàn trong số \u{3}.
    Con số cho biết bên kia có bao nhiêu nước đáp an toàn.
    Bàn cờ này quá lớn để xem hết mọi nước.
    Ô trống được khoanh tròn hoặc có dấu ngoặc là ô có nước dọa của một trong hai bên.
    Ba quân thẳng hàng
    Chặn lại
    Ô giữa và các góc
    Hai đường cùng lúc
    Nhìn ra bẫy
    Vì sao không ai thắng
    Góc và khối
    Chỉ một nước đáp an toàn
    Mượn cách chơi của bên kia
    Cặp sinh đôi
    Chơi ngược
    Năm quân thẳng hàng
    Ba quân của bạn thẳng hàng thì thắng: hàng ngang, cột dọc hay đường chéo đều được.
    Nếu bên kia đã có hai quân trên một đường, hãy đặt quân vào ô còn lại. Nhưng nếu thắng được thì hãy thắng luôn, không cần chặn.
    Có những cách đáp lại nước đầu tiên làm bạn thua.
    Một quân có thể dọa thắng hai đường. Bên kia chỉ chặn được một.
    Bên kia muốn dọa thắng hai đường cùng lúc. Hãy buộc bên kia phải đáp lại bạn trước.
    Một đường có quân của cả hai bên là đã bị chặn. Ai cẩn thận sẽ chặn hết mọi đường.
    Trên bàn cờ này, chiếm bốn góc cũng thắng, chiếm một khối 2×2 bất kỳ cũng thắng.
    Trên bàn cờ này, có những nước đầu tiên mà bên kia chỉ có rất ít nước đáp an toàn.
    Nếu đủ một đường là thắng, thêm một quân không bao giờ có hại. Vì vậy, người đi trước không bao giờ bất lợi. Nếu đủ một đường là thua, thêm một quân có thể có hại.
    Mỗi đường có một cặp ô sinh đôi của riêng nó. X đánh vào ô nào, bạn đánh vào ô sinh đôi của ô đó, thế là không bao giờ có đường nào toàn quân X.
    Ở đây, ba quân thẳng hàng thì thua. Hãy bắt đầu ở ô chính giữa, rồi đánh đối xứng với bên kia.
    Bốn quân thẳng hàng mà hai đầu đều trống thì không chặn được.
    Bài \u{1}: \u{2}
    Bài học
    Bước \u{1}/\u{2}
    Hãy hoàn thành đường của bạn.
    Hãy chặn \u{1}.
    Bạn có thể thắng sau \u{1} nước. Hãy tìm nước đầu tiên.
    Hãy tìm một nước an toàn.
    Hãy tìm nước an toàn duy nhất.
    \u{1} chỉ còn một đường chưa bị chặn. Hãy chọn một ô trống trên đường đó.
    Hãy đánh vào ô sinh đôi.
    Trong ván nào người đi trước thua? Hãy gõ số của ván đó.
    Một hàng ngang. Thắng rồi!
    Một cột dọc. Thắng rồi!
    Một đường chéo. Thắng rồi!
    Chặn được rồi!
    Lại chặn được rồi!
    Thắng được thì thắng luôn, không cần chặn.
    Đáp lại góc: ô chính giữa, không ô nào khác.
    Đáp lại ô chính giữa: một góc.
    Đáp lại ô giữa cạnh: một ô gần đó, hoặc ô đối diện.
    Hai đường mà bên kia chỉ chặn được một: bạn thắng.
    Lại hai đường cùng lúc!
    Trước tiên dọa một đường, rồi dọa hai đường cùng lúc.
    Một ô giữa cạnh: giờ bên kia phải đáp lại bạn.
    Còn một góc cho bạn, thế là đủ.
    Đó là đường cuối cùng. Mọi đường khác đều đã bị chặn.
    Đúng rồi: hai bên lần lượt chặn hết mọi đường có thể chặn.
    Bốn góc. Thắng rồi!
    Một khối. Thắng rồi!
    Khối cũng phải chặn.
    Bốn góc cũng phải chặn.
    Ô đối diện, không ô nào khác.
    Gần giữa bàn cờ, trên đường chéo đó.
    Khi đủ một đường là thua, đi trước có thể bất lợi.
    Mỗi đường đều có cặp ô riêng. Đó là bằng chứng: X không bao giờ thắng.
    Ô chính giữa trước tiên.
    Ô đối diện với nó.
    Lại ô đối diện.
    Luôn đánh đối xứng: như vậy bạn không bao giờ tự tạo thành một đường.
    Bốn quân thẳng hàng, hai đầu đều trống: bạn thắng.
    Xong bài học.
    Câu đố hôm nay
    Câu đố khác
    Đã xong \u{1}/\u{2}
    Xem đáp án
    Tiếp theo
    Trở lại ván cờ
    Chia sẻ kết quả
    Chưa giải được
    Đang tạo câu đố
    Đây không phải là câu đố
    Đã xong hết.
    Câu đố
    Bài học
    Bạn có ba lần thử. Nếu đi sai, bạn sẽ thấy điều gì xảy ra, rồi nước đó được rút lại.
    Tất cả các ngày
    Cũ hơn
    Mới hơn
    Đã giải
    Đã giải, có trợ giúp
    Đã xem đáp án
    \u{1} ngày liên tiếp
    Năm quân thẳng hàng nhờ nước dọa
    Đã xong \u{1} câu đố
    Câu đố và bài học
    Hình của riêng bạn
    Hòa
    Công bằng nếu được đổi bên
    \u{1} thắng sau \u{2} nước
    \u{1} luôn có thể thắng
    Ai được chọn bên thì thắng
    Không ai thắng được nếu cả hai cùng cẩn thận
    Không ai thắng được, trên bất kỳ bàn cờ nào
    Chưa biết. Có lẽ chưa từng có ai tìm hiểu.
    Ai có thể thắng? Đang tìm…
    Hãy vẽ hình thắng cuộc: chạm vào các ô của hình.
    Thêm ít nhất một ô nữa.
    Hình bị xoay hay lật cũng được tính.
    Ngoài ra: \u{1}.
    \u{1}, thuộc hình
    \u{1}, không thuộc hình
    Chơi với hình này
    Nhỏ hơn
    Lớn hơn
    Xóa hết
    Thêm một hình
    Vì sao?
    \u{1} luôn chiếm ô còn lại của mỗi cặp. Hình nằm ở đâu cũng chứa trọn ít nhất một cặp.
    Nhỏ nhất: \u{1}
    Chỉnh cho công bằng
    Tự vẽ hình
    \u{1} có thể thắng
    Không ai thắng được
    Chưa ai biết
    Hãy chọn một hình để xem vì sao.
    Một hình có nhiều nhất 8 ô.
    Một hình rộng và cao nhiều nhất 8 ô.
    Bạn đã có hình này rồi.
    Bàn cờ có từ 3 đến 10 hàng và phải đủ chỗ cho hình.
    trợ giúp
    hoàn tác
    làm lại
    ván mới
    bàn cờ
    người chơi
    gợi ý
    giải thích
    ký hiệu
    xem lại
    lịch sử
    chia sẻ
    chơi tiếp
    menu
    ngôn ngữ
    thoát
    Phím mũi tên hoặc h, j, k, l để di chuyển giữa các ô; Enter hoặc phím cách để đánh, nhấp chuột cũng được.
    Gõ một ô: b2. Nếu chữ của cột cũng là một lệnh, hãy gõ chữ hoa.
    u hoàn tác một nước, r làm lại nước vừa hoàn tác, n bắt đầu ván mới, g chọn bàn cờ, p chọn người chơi, s chọn ký hiệu, t gợi ý theo ba bước, v cho biết mỗi ô đáng giá thế nào, q để thoát.
    Dấu ở hai bên quân: (X) là nước vừa đi, [X] là đường đã thắng, !X! là đường đã thua; * là gợi ý; + là thắng, = là hòa, − là thua; con số đếm số nước của bạn, còn sau = là số nước đáp an toàn.
    Gõ một ô như b2 để đánh vào đó.
    undo hoàn tác một nước, redo làm lại nước vừa hoàn tác, new bắt đầu ván mới, new 4x4 bắt đầu ván mới trên bàn cờ khác.
    hint cho biết nên nhìn vào đâu, gõ lần nữa thì cho biết ý tưởng, lần nữa thì cho biết nước đi; explain hiện hoặc ẩn giá trị của mỗi ô, explain b2 cho biết điều gì xảy ra sau khi đánh vào đó.
    games liệt kê các bàn cờ, board hiện lại bàn cờ, quit thoát khỏi chương trình.
    Gõ help để xem những gì có thể gõ.
    “\u{1}” không phải là một ô như b2, cũng không phải là một lệnh; hãy thử help
    “\u{1}” không phải là một ô, cũng không phải là một lệnh; ý bạn là \u{2}?
    \u{1}; ý bạn là “\u{2}”?
    dòng \u{1}: \u{2}
    Không có nước nào để hoàn tác
    Không có nước nào để làm lại
    Không có nước nào để gợi ý
    Cửa sổ quá nhỏ: cần \u{1}
    thêm \u{1} cột
    thêm \u{1} hàng
    Bạn có một ván chưa xong: \u{1}
    Enter để chơi tiếp, n để bắt đầu ván mới
    Chơi tiếp ván đó? \u{1} hoặc \u{2}
    Không đọc được ván đã lưu (\u{1}); ván đó đã được chuyển đến \u{2}
    Không lưu được ván cờ vào \u{1}: \u{2}
    có
    không
    Phím mũi tên để di chuyển và thay đổi, Enter để chọn, Esc để đóng
    Phím mũi tên để cuộn, Esc để đóng
    \u{1}: \u{2}
    Bạn được mời chơi: \u{1}
    \u{1} mời bạn chơi \u{2}
    Xem ván đấu: \u{1}
    Bạn cầm quân \u{1}.
    Chơi tic-tac-toe trong trình duyệt: miễn phí, không quảng cáo, không cần tài khoản.
    Ô trống
    Ô thắng ngay
    Đường thắng
    Phóng to
    Người chơi
    Đóng
    Quân \u{1}
    Lệnh này chỉ dùng được trong ván trực tuyến, vào đúng lúc
    Trong ván trực tuyến, draw đề nghị hòa, takeback xin đi lại nước vừa rồi, resign xin thua, accept và decline trả lời đối thủ, say 1 đến say 6 để nhắn một câu, computer để máy chơi khi còn chỗ trống, claim nhận phần thắng khi người lạ đã bỏ đi, leave rời ván trực tuyến và chơi tiếp một mình.
    Gõ một ô như b2. hint giúp bạn theo ba bước, show cho biết đáp án, board hiện lại bàn cờ, quit thoát khỏi chương trình.
    “\u{1}” không phải là một ô như b2, cũng không phải là hint, show, board, help hay quit
    “\u{1}” không phải là một số từ 1 đến \u{2}
    Xanh,Đỏ,Vàng,Bạc,Tím,Dũng Cảm,Rạng Rỡ,Điềm Tĩnh,Thông Minh,Nhanh Nhẹn,Thân Thiện,Hóm Hỉnh,Hiền Lành,Hạnh Phúc,Vui Vẻ,Tốt Bụng,May Mắn,Tươi Cười,Khéo Léo,Tự Tin,Lấp Lánh,Lạc Quan,Năng Động,Tài Ba
    Cú Mèo,Thỏ,Sóc,Nhím,Cáo,Gấu Trúc,Nai,Cá Heo,Hải Âu,Ong,Hươu Sao,Sư Tử,Dế Mèn,Chuồn Chuồn,Bồ Câu,Chuột Túi,Linh Dương,Thiên Nga,Họa Mi,Đại Bàng,Cánh Cụt,Đom Đóm,Sao Biển,Kỳ Lân
    \u{2} \u{1}
    Lớp
    Một mã cho tất cả mọi người trong phòng. Không ai phải gõ tên. Lớp được xóa một ngày sau ván cuối cùng.
    Tạo lớp
    Vào lớp
    Mã
    Đồng hồ
    Không tính giờ
    \u{1} phút
    Ai đấu với ai
    Ai rảnh thì đấu
    Theo vòng, khi tôi cho bắt đầu
    Đóng
    Không có lớp nào dùng mã này.
    Thử quá nhiều lần. Hãy chờ \u{1} giây.
    Hiện không kết nối được với lớp. Đang thử lại…
    Lớp này không còn nữa.
    Lớp đã đầy.
    Bạn là \u{1}
    Tên khác
    Hãy chờ ở đây: ván tiếp theo của bạn sẽ tự bắt đầu.
    Hãy chờ ở đây: vòng tiếp theo sắp bắt đầu.
    Vòng này bạn nghỉ, vì số người chơi là số lẻ. Bạn vẫn được cộng điểm.
    Bạn đã thắng!
    Ván này bạn thua.
    Hòa.
    Bạn đấu với \u{1}
    Vào ván của bạn
    Hạng \u{1}/\u{2}
    Người chơi: \u{1}
    Vòng \u{1}
    Bàn \u{1}: \u{2} đấu với \u{3}
    Tạm dừng
    Tiếp tục
    Vòng tiếp theo
    Sao chép kết quả
    Đã sao chép
    Kết thúc lớp
    Chắc chắn kết thúc cho tất cả mọi người?
    Lớp đã kết thúc.
    Tất cả các bàn
    Đưa \u{1} ra khỏi lớp
    Thầy cô đã đưa bạn ra khỏi lớp này.
    Rời lớp
    Quét mã, hoặc mở \u{1} rồi gõ mã
    Bàn cờ
    Bảng xếp hạng
    #
    Tên
    Đã chơi
    Thắng
    Hòa
    Điểm
    Chưa có đủ hai người chơi.
    Vòng này vẫn còn ván chưa xong.
    Lớp: bạn là \u{1}
    \u{1} nằm ngoài bàn cờ
    Xem bàn cờ
    Đề nghị hòa
    Xin đi lại nước vừa rồi
    Gõ = để đổi sang \u{1}, hoặc gõ một ô để đánh.
    """
}
