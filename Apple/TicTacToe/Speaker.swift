import Foundation
import GameRules
import GameSession

#if canImport(AVFAudio)
  import AVFAudio
#endif

/// Lets cues be heard, a new one over what still sounds.
@MainActor final class Speaker {
  /// The one of this device.
  static let shared = Speaker()

  #if canImport(AVFAudio)
    private var players: [AVAudioPlayer] = []
  #endif

  /// Sounds are beside the point of a phone that is silent, and beside other sound.
  private init() {
    #if canImport(AVFAudio) && !os(macOS)
      try? AVAudioSession.sharedInstance().setCategory(.ambient)
    #endif
  }

  /// Plays a cue that was heard on a board.
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
