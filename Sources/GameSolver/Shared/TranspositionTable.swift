/// A transposition table of what was proved about positions.
///
/// A position is stored in its normal form, which contains only what still matters: a mark of a
/// side while that side can still complete a line through it, and an empty square while any such
/// line passes through it. Everything else on the board is void, whatever it holds. The form is
/// then turned to the smallest of its symmetric images.
///
///     low   high
///      1     0    a mark of the attacker         x o . .         1 0 3 3
///      0     1    a mark of the defender         . x . .    →    3 1 3 3
///      1     1    an empty square                o . . .         0 3 3 3   (o cannot complete
///      0     0    void                           . . . o         3 3 3 0    any line any more)
///
/// Both words are compared in full, so an entry is never mistaken for another position's. Two
/// entries share a bucket: one has the position that cost the most nodes, the other the latest.
final class TranspositionTable<Word: SquareWord> {
  struct Key {
    var low: Word = 0
    var high: Word = 0
    /// 1 if the attacker is to move, 2 if the defender is; 0 for an unused entry.
    var turn: UInt8 = 0
  }

  struct Entry {
    fileprivate var low: Word = 0
    fileprivate var high: Word = 0
    /// The squares by which the result holds for other positions, too.
    ///
    /// `WinSearch` keeps those that the attacker could be given without winning within `none` plies (spare),
    /// `MakerBreakerSearch` those that the result needs (the zone).
    var squares: Word = 0
    /// The nodes that the position cost.
    fileprivate var work: UInt32 = 0
    fileprivate var turn: UInt8 = 0
    /// The best move found, or 255.
    var move: UInt8 = 255
    /// For `WinSearch`, the plies within which the attacker wins, 255 if that is not proved; for
    /// `MakerBreakerSearch`, 1 if Maker wins and 0 if Breaker holds.
    var win: UInt8 = 255
    /// The attacker does not win within this many plies; `never` if it cannot win at all.
    var none: UInt8 = 0

    /// More plies than any game has.
    static var never: UInt8 { 255 }
  }

  private var entries: UnsafeMutablePointer<Entry>
  private var capacity: Int
  private var used = 0
  private let largest: Int

  /// The number of entries that fit in `memory` bytes, as a power of two.
  static func size(in memory: Int) -> Int {
    var size = 1 << 10
    while size <= memory / (2 * MemoryLayout<Entry>.stride) { size *= 2 }
    return size
  }

  /// Creates a small table that grows up to `largest` entries, a power of two, of 32 bytes each, or
  /// 64 with wide words.
  init(largest: Int) {
    self.largest = largest
    capacity = min(largest, 1 << 10)
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: Entry(), count: capacity)
  }

  deinit { entries.deallocate() }

  @inline(__always)
  private func bucket(of key: Key) -> Int {
    var hash = folded(key.low) &* 0x9E37_79B9_7F4A_7C15
    hash ^= (folded(key.high) &+ UInt64(key.turn)) &* 0xC2B2_AE3D_27D4_EB4F
    hash = (hash ^ hash >> 32) &* 0xD6E8_FEB8_6659_FD93
    hash ^= hash >> 29
    return Int(truncatingIfNeeded: hash & UInt64(capacity &- 1)) & ~1
  }

  /// Mixes a set into 64 bits.
  @inline(__always)
  private func folded(_ set: Word) -> UInt64 {
    let low = UInt64(truncatingIfNeeded: set)
    if Word.bitWidth == UInt64.bitWidth { return low }
    return low ^ UInt64(truncatingIfNeeded: set >> 64) &* 0xA076_1D64_78BD_642F
  }

  @inline(__always)
  private func holds(_ entry: UnsafeMutablePointer<Entry>, _ key: Key) -> Bool {
    entry.pointee.low == key.low && entry.pointee.high == key.high
      && entry.pointee.turn == key.turn
  }

  /// The entry of a position.
  @inline(__always)
  subscript(key: Key) -> Entry? {
    let first = entries + bucket(of: key)
    if holds(first, key) { return first.pointee }
    let second = first + 1
    return holds(second, key) ? second.pointee : nil
  }

  /// Updates the entry of a position; `work` is the number of nodes that it cost.
  func update(_ key: Key, work: Int64, _ change: (inout Entry) -> Void) {
    if used > capacity / 2, capacity < largest { grow() }
    let first = entries + bucket(of: key)
    let second = first + 1
    var place = first
    if holds(second, key) {
      place = second
    } else if !holds(first, key) {
      used &-= inUse(first) &+ inUse(second)
      if first.pointee.work > UInt32(clamping: work) {
        place = second
      } else if first.pointee.turn != 0 {
        second.pointee = first.pointee
      }
      place.pointee = Entry(low: key.low, high: key.high, turn: key.turn)
      used &+= inUse(first) &+ inUse(second)
    }
    place.pointee.work = max(place.pointee.work, UInt32(clamping: work))
    change(&place.pointee)
  }

  private func inUse(_ entry: UnsafeMutablePointer<Entry>) -> Int {
    entry.pointee.turn == 0 ? 0 : 1
  }

  private func grow() {
    let old = entries
    let oldCapacity = capacity
    capacity = min(largest, capacity * 8)
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: Entry(), count: capacity)
    used = 0
    for index in 0..<oldCapacity where old[index].turn != 0 {
      let entry = old[index]
      let key = Key(low: entry.low, high: entry.high, turn: entry.turn)
      update(key, work: Int64(entry.work)) { $0 = entry }
    }
    old.deallocate()
  }
}
