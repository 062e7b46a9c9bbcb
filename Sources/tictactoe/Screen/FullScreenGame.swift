struct FullScreenGame {
  var play: Play
  init(_ play: Play) { self.play = play }
  mutating func run() throws(Failure) {}
}
