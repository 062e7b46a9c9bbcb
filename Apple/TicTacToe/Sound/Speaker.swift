import Foundation
import GameRules
import GameSession

#if canImport(AVFAudio)
  import AVFAudio
#endif

/// Plays the sounds of cues; they may overlap.
///
/// An actor, so that the main thread computes no sound: in a Debug build that of a win takes ten frames.
actor Speaker {
  /// The shared speaker of this device.
  static let shared = Speaker()

  private let output: @Sendable (isolated Speaker, Data) -> Void
  #if canImport(AVFAudio)
    private var players: [AVAudioPlayer] = []
  #endif

  /// A speaker that plays on this device, or hands each sound file to `output`.
  init(output: @escaping @Sendable (isolated Speaker, Data) -> Void = { $0.start($1) }) {
    self.output = output
  }

  /// Uses the ambient category: silent mode mutes the sounds, and they mix with other audio.
  func prepare() {
    #if canImport(AVFAudio) && !os(macOS)
      try? AVAudioSession.sharedInstance().setCategory(.ambient)
    #endif
  }

  /// Plays the sound of a cue.
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
