import SwiftUI

#if canImport(CoreImage)
  import CoreImage.CIFilterBuiltins
#endif

/// QR codes, drawn by the system.
enum QRCode {
  /// A picture of a code, one pixel for each module, that fills its frame; nil without Core Image.
  @MainActor static func image(of text: String) -> Image? {
    #if canImport(CoreImage)
      let filter = CIFilter.qrCodeGenerator()
      filter.message = Data(text.utf8)
      guard let code = filter.outputImage,
        let picture = CIContext().createCGImage(code, from: code.extent)
      else { return nil }
      return Image(decorative: picture, scale: 1).interpolation(.none).resizable()
    #else
      return nil
    #endif
  }
}
