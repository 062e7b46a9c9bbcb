// The looks of texts.

extension View {
  public func font(_ font: Font?) -> some View {
    boxed(("font", font?.css ?? "inherit"), on: { _ in font != nil })
  }
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    boxed(("font-weight", "\(weight?.value ?? 400)"), on: { _ in weight != nil })
  }

  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

  public func lineLimit(_ number: Int?) -> some View {
    boxed(
      ("overflow", "hidden"), ("text-overflow", "ellipsis"), ("white-space", "nowrap"),
      ("max-width", "100%"), on: { _ in number == 1 })
  }

  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    boxed(("text-align", "\(alignment.css)"))
  }
}
