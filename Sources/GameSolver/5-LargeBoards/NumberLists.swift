/// Lists of numbers in contiguous memory.
struct NumberLists {
  private let numbers: UnsafeMutablePointer<Int32>
  private let starts: UnsafeMutablePointer<Int32>

  init(_ lists: [[Int]]) {
    numbers = .allocate(capacity: lists.reduce(0) { $0 + $1.count })
    starts = .allocate(capacity: lists.count + 1)
    var count = 0
    for (index, list) in lists.enumerated() {
      starts[index] = Int32(count)
      for number in list {
        numbers[count] = Int32(number)
        count += 1
      }
    }
    starts[lists.count] = Int32(count)
  }

  func deallocate() {
    numbers.deallocate()
    starts.deallocate()
  }

  @inline(__always)
  subscript(index: Int) -> UnsafeBufferPointer<Int32> {
    let start = Int(starts[index])
    return UnsafeBufferPointer(start: numbers + start, count: Int(starts[index &+ 1]) &- start)
  }
}
