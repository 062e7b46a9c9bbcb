// A double of App Intents for tests on systems without Apple's: an intent is given its parameters
// and performed, and its texts are kept as keys.

import Foundation
import SwiftUI

public struct LocalizedStringResource: Hashable, ExpressibleByStringLiteral, Sendable {
  public let key: String
  public init(stringLiteral key: String) { self.key = key }
}

public struct IntentDescription: Hashable, Sendable {
  public let text: LocalizedStringResource
  public init(_ text: LocalizedStringResource) { self.text = text }
}

public struct IntentDialog: Hashable, ExpressibleByStringLiteral, Sendable {
  public let key: String
  public init(stringLiteral key: String) { self.key = key }
}

// MARK: Intents

public protocol AppIntent: Sendable {
  associatedtype Result: IntentResult
  typealias Parameter = IntentParameter
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  init()
  func perform() async throws -> Result
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
}

public protocol IntentResult: Sendable {}
public struct PlainResult: IntentResult {}
extension IntentResult where Self == PlainResult {
  public static func result() -> PlainResult { PlainResult() }
}

@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable {
  public let title: LocalizedStringResource
  public let question: IntentDialog?
  private var value: Value?
  public init(title: LocalizedStringResource, requestValueDialog: IntentDialog? = nil)
  where Value: AppEnum {
    self.title = title
    question = requestValueDialog
  }
  public init(title: LocalizedStringResource) where Value: IntentValue {
    self.title = title
    question = nil
  }
  public var wrappedValue: Value {
    get {
      guard let value else { fatalError("Nobody was asked for \(title.key)") }
      return value
    }
    set { value = newValue }
  }
  public var projectedValue: IntentParameter { self }
}

extension Button {
  /// A button that performs an intent, also in a widget.
  @MainActor public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(action: { Task { _ = try await intent.perform() } }, label: label)
  }
}

// MARK: Values

/// The plain types of parameters.
public protocol IntentValue {}
extension String: IntentValue {}
extension Int: IntentValue {}

public struct TypeDisplayRepresentation: Hashable, ExpressibleByStringLiteral, Sendable {
  public let name: LocalizedStringResource
  public init(stringLiteral key: String) { name = LocalizedStringResource(stringLiteral: key) }
}

public struct DisplayRepresentation: Hashable, ExpressibleByStringLiteral, Sendable {
  public let title: LocalizedStringResource
  public init(stringLiteral key: String) { title = LocalizedStringResource(stringLiteral: key) }
}

public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

// MARK: Shortcuts

public enum AppShortcutPhraseToken { case applicationName }

public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// The key in a catalogue of strings.
  public let key: String
  public init(stringLiteral key: String) { self.key = key }
  public init(stringInterpolation: StringInterpolation) { key = stringInterpolation.key }

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { key += literal }
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      key += "${applicationName}"
    }
    public mutating func appendInterpolation<Value: AppEnum>(
      _ path: KeyPath<Intent, IntentParameter<Value>>
    ) {
      // Apple's is the name of the property, which the title ends with here.
      let name = Intent()[keyPath: path].title.key.split(separator: ".").last ?? ""
      key += "${\(name)}"
    }
  }
}

public struct AppShortcut: Sendable {
  public let intent: any AppIntent
  public let phrases: [String]
  public let shortTitle: LocalizedStringResource
  public let systemImageName: String
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    self.intent = intent
    self.phrases = phrases.map(\.key)
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }
}

@resultBuilder public struct AppShortcutsBuilder {
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}

public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}
