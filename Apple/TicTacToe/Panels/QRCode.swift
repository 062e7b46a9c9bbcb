import SwiftUI

#if canImport(CoreImage)
  import CoreImage.CIFilterBuiltins
#endif

/// QR codes, drawn by the system.
enum QRCode {
  #if canImport(CoreImage)
    @MainActor private static let context = CIContext()
  #endif
  @MainActor private static var last: (text: String, image: Image)?

  /// A picture of a code, one pixel for each module, that fills its frame; nil without Core Image.
  @MainActor static func image(of text: String) -> Image? {
    if let last, last.text == text { return last.image }
    #if canImport(CoreImage)
      let filter = CIFilter.qrCodeGenerator()
      filter.message = Data(text.utf8)
      guard let code = filter.outputImage,
        let picture = context.createCGImage(code, from: code.extent)
      else { return nil }
      let image = Image(decorative: picture, scale: 1).interpolation(.none).resizable()
      last = (text, image)
      return image
    #else
      return nil
    #endif
  }
}
