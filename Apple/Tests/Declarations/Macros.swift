import SwiftSyntax
import SwiftSyntaxMacros

// The macros of SwiftUI, which expand to nothing where only types are checked.

/// A declaration such as `#Preview`.
public struct EmptyDeclaration: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// An attribute such as `@Entry`.
public struct EmptyAttribute: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
