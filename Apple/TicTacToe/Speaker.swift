import Foundation
import GameRules
import GameSession

#if canImport(AVFAudio)
  import AVFAudio
#endif

/// Plays the sounds of cues; they may overlap.
@MainActor final class Speaker {
  /// The shared speaker of this device.
  static let shared = Speaker()

  #if canImport(AVFAudio)
    private var players: [AVAudioPlayer] = []
  #endif

  /// Uses the ambient category: silent mode mutes the sounds, and they mix with other audio.
  private init() {
    #if canImport(AVFAudio) && !os(macOS)
      try? AVAudioSession.sharedInstance().setCategory(.ambient)
    #endif
  }

  /// Plays the sound of a cue.
  func play(_ cue: Cue, on rules: Rules) {
    let tones = cue.tones(on: rules)
    guard !tones.isEmpty else { return }
    #if canImport(AVFAudio)
      players.removeAll { !$0.isPlaying }
      guard let player = try? AVAudioPlayer(data: Wave.data(tones)) else { return }
      players.append(player)
      player.play()
    #endif
  }
}
