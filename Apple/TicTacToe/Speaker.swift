import Foundation
import GameRules
import GameSession

#if canImport(AVFAudio)
  import AVFAudio
#endif

/// Lets cues be heard, a new one over what still sounds. An actor, so that no sound is made on the
/// main thread: in a Debug build, a win takes as long as ten frames.
actor Speaker {
  /// The one of this device.
  static let shared = Speaker()

  private let output: @Sendable (isolated Speaker, Data) -> Void
  #if canImport(AVFAudio)
    private var players: [AVAudioPlayer] = []
  #endif

  /// A speaker of the device's own, or with something else that takes a file of sound.
  init(output: @escaping @Sendable (isolated Speaker, Data) -> Void = { $0.start($1) }) {
    self.output = output
  }

  /// Sounds are beside the point of a phone that is silent, and beside other sound.
  func prepare() {
    #if canImport(AVFAudio) && !os(macOS)
      try? AVAudioSession.sharedInstance().setCategory(.ambient)
    #endif
  }

  /// Plays a cue that was heard on a board.
  func play(_ cue: Cue, on rules: Rules) {
    let tones = cue.tones(on: rules)
    if !tones.isEmpty { output(self, Wave.data(tones)) }
  }

  private func start(_ sound: Data) {
    #if canImport(AVFAudio)
      players.removeAll { !$0.isPlaying }
      guard let player = try? AVAudioPlayer(data: sound) else { return }
      players.append(player)
      player.play()
    #endif
  }
}
