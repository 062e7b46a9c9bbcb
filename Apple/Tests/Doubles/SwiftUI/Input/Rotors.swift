// Rotors and announcements.

@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

/// Content that names its entries itself.
@MainActor protocol Entries: AccessibilityRotorContent where Body == Never {
  func entries(_ scope: Scope) -> [String]
}

extension AccessibilityRotorContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is not made of others") }
}

extension AccessibilityRotorContent {
  func all(_ scope: Scope) -> [String] {
    (self as? any Entries)?.entries(scope) ?? body.all(scope)
  }
}

@resultBuilder public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
}

public struct AccessibilityRotorEntry<ID: Hashable>: Entries {
  public typealias Body = Never
  let label: String

  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.label = label.string }

  func entries(_ scope: Scope) -> [String] { [label] }
}

extension ForEach: AccessibilityRotorContent, Entries where Content: AccessibilityRotorContent {
  public typealias Body = Never
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: id) }
  func entries(_ scope: Scope) -> [String] {
    contents(scope).flatMap { content, scope in content.all(scope) }
  }
}

extension View {
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    one { node, scope in
      node.rotors[label.string] = entries().all(scope.at("rotor " + label.string))
    }
  }

  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}

// MARK: Announcements

/// An announcement and its urgency.
nonisolated public struct Announcement: Equatable, Sendable {
  public let text: String
  public let priority: AnnouncementPriority
  /// The code of the language in which it is spoken; nil for that of the system.
  public let language: String?
  public init(text: String, priority: AnnouncementPriority, language: String? = nil) {
    (self.text, self.priority, self.language) = (text, priority, language)
  }
}

nonisolated public enum AnnouncementPriority: String, Hashable, Sendable, Codable {
  case low, `default`, high
}

nonisolated enum AnnouncementPriorityAttribute: AttributedStringKey {
  typealias Value = AnnouncementPriority
  static let name = "SwiftUI.AnnouncementPriority"
}

extension AttributedString {
  nonisolated public var accessibilitySpeechAnnouncementPriority: AnnouncementPriority? {
    get { self[AnnouncementPriorityAttribute.self] }
    set { self[AnnouncementPriorityAttribute.self] = newValue }
  }
}

public enum AccessibilityNotification {
  public struct Announcement {
    let announcement: SwiftUI.Announcement

    public init(_ announcement: AttributedString) {
      self.announcement = SwiftUI.Announcement(
        text: String(announcement.characters),
        priority: announcement.accessibilitySpeechAnnouncementPriority ?? .default,
        language: announcement.languageIdentifier)
    }

    public func post() { Screen.current?.posted.append(announcement) }
  }
}
