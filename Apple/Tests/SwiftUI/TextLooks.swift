// How texts look.

extension View {
  public func font(_ font: Font?) -> some View {
    boxed(("font", font?.css ?? "inherit"), on: { _ in font != nil })
  }
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    boxed(("font-weight", "\(weight?.value ?? 400)"), on: { _ in weight != nil })
  }
  public func fontDesign(_ design: Font.Design?) -> some View {
    boxed(
      (
        "font-family",
        design == .rounded ? "ui-rounded, Nunito, system-ui" : "\(design ?? .default)"
      ),
      on: { _ in design == .rounded || design == .monospaced || design == .serif })
  }
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }
  public func italic(_ isActive: Bool = true) -> some View { boxed(("font-style", "italic")) }
  public func monospacedDigit() -> some View { boxed(("font-variant-numeric", "tabular-nums")) }
  public func lineLimit(_ number: Int?) -> some View {
    boxed(
      ("overflow", "hidden"), ("text-overflow", "ellipsis"), ("white-space", "nowrap"),
      ("max-width", "100%"), on: { _ in number == 1 })
  }
  public func lineLimit(_ range: ClosedRange<Int>) -> some View { self }
  public func lineLimit(_ range: PartialRangeFrom<Int>) -> some View { self }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
  public func lineSpacing(_ spacing: CGFloat) -> some View { self }
  public func tracking(_ tracking: CGFloat) -> some View { self }
  public func kerning(_ kerning: CGFloat) -> some View { self }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  public func allowsTightening(_ flag: Bool) -> some View { self }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    boxed(("text-align", "\(alignment.css)"))
  }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  public func textCase(_ textCase: Text.Case?) -> some View { self }
  public func textSelection(_ selectability: TextSelectability) -> some View { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    boxed(("text-decoration", "underline"), on: { _ in isActive })
  }
}
