import BoardUI
import GameRules

// Prints a game as an SVG picture.
let game = try Game(CommandLine.arguments.dropFirst().first ?? "4x4+corners+squares:a1b2d1c2a4c3d4")
let rules = game.rules

func path(_ data: UTF8Text, _ colour: String, transform: String = "") {
  print(
    "<path d='\(data)' fill='none' stroke='\(colour)' stroke-width='8' transform='\(transform)'/>")
}

print(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 \(100 * rules.columns) \(100 * rules.rows)'>"
)
path(Drawing.grid(rules), "gray")
for index in 0..<rules.area {
  guard let mark = game.position.board[index] else { continue }
  let square = rules.square(at: index)
  path(
    Drawing.path(mark == .x ? .x : .o), mark == .x ? "crimson" : "royalblue",
    transform: "translate(\(100 * square.column) \(100 * (rules.rows - 1 - square.row)))")
}
for line in game.position.outcome?.winningLines ?? [] {
  path(Drawing.path(Drawing.loop(line, on: rules)), "green")
}
print("</svg>")
