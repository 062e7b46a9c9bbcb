import GameRules

/// The texts of a class.
extension Wording {
  /// The name of a player by its number: an animal with a colour or a trait.
  public func hallName(_ number: Int) -> UTF8Text {
    let comma = UInt8(ascii: ",")
    let colours = phrases.hallColours.split(at: comma)
    let animals = phrases.hallAnimals.split(at: comma)
    guard number >= 0, number / animals.count < colours.count else { return "" }
    return phrases.hallName(
      colour: colours[number / animals.count], animal: animals[number % animals.count])
  }

  /// The name of this player, before and between games.
  public func inClass(_ name: Int) -> UTF8Text { phrases.inClass(name: hallName(name)) }

  /// The opponent of a new game.
  public func hallAgainst(_ name: Int) -> UTF8Text { phrases.hallAgainst(name: hallName(name)) }

  /// The status while this player waits for a game.
  public var hallWait: UTF8Text { phrases.hallWait }
  /// The note that the class has ended.
  public var hallClosed: UTF8Text { phrases.hallClosed }
  /// The note that the teacher has removed this player.
  public var hallRemoved: UTF8Text { phrases.hallRemoved }
  /// The note that this player sits out the round.
  public var hallOdd: UTF8Text { phrases.hallOdd }
  /// The note that the class is paused.
  public var hallPaused: UTF8Text { phrases.roomPaused }

  /// This player's place in the table.
  public func hallPlace(_ place: Int, of count: Int) -> UTF8Text {
    phrases.hallPlace(place: "\(place)", players: "\(count)")
  }
}
