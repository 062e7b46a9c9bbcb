// A double of WidgetKit for tests on systems without Apple's: a widget describes its offer, and a
// `Screen` shows its view for the first entry of its timeline.
//
//     let widget = LastGameWidget().body.offer
//     let screen = Screen { widget.view(.systemSmall) }
//     try screen.tap("A board"); screen.opened  // Where a tap leads.

import SwiftUI

@MainActor public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  init()
}

extension Widget {
  /// Shows nothing: tests read what a widget offers.
  public static func main() {}
}

/// Several widgets, whose offers tests read.
@MainActor public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Body { get }
  init()
}

extension WidgetBundle {
  /// Shows nothing: tests read what a widget offers.
  public static func main() {}
  /// The offers of the widgets, for tests.
  public var offers: [Offer] { (body as? WidgetPair)?.offers ?? [body.body.offer] }
}

@MainActor @resultBuilder public struct WidgetBundleBuilder {
  public static func buildBlock(_ first: some Widget, _ second: some Widget) -> some Widget {
    var pair = WidgetPair()
    pair.offers = [first.body.offer, second.body.offer]
    return pair
  }
}

private struct WidgetPair: Widget {
  var offers: [Offer] = []
  var body: some WidgetConfiguration { offers[0] }
}

@MainActor public protocol WidgetConfiguration {
  /// The offer of the widget, for tests.
  var offer: Offer { get }
}

/// A widget's description and its views.
public struct Offer: WidgetConfiguration {
  public let kind: String
  public var name = ""
  public var about = ""
  public var families: [WidgetFamily] = []
  /// Returns when the system has to ask for a new timeline.
  public let policy: () -> TimelineReloadPolicy?
  let content: @MainActor (Bool) -> AnyView
  public var offer: Offer { self }

  /// The view in a family, or in the gallery of widgets.
  @MainActor public func view(
    _ family: WidgetFamily, isPreview: Bool = false, mode: WidgetRenderingMode = .fullColor
  ) -> some View {
    content(isPreview).environment(\.widgetFamily, family).environment(\.widgetRenderingMode, mode)
  }
}

public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public let offer: Offer
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {
    offer = Offer(
      kind: kind, policy: { provider.timeline?.policy },
      content: { isPreview in
        AnyView((isPreview ? provider.snapshot : provider.timeline?.entries.first).map(content))
      })
  }
}

extension WidgetConfiguration {
  private func changed(_ change: (inout Offer) -> Void) -> Offer {
    var offer = offer
    change(&offer)
    return offer
  }
  public func configurationDisplayName(_ key: LocalizedStringKey) -> some WidgetConfiguration {
    changed { $0.name = key.text }
  }
  public func description(_ key: LocalizedStringKey) -> some WidgetConfiguration {
    changed { $0.about = key.text }
  }
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changed { $0.families = families }
  }
}

// MARK: Timelines

public protocol TimelineEntry { var date: Date { get } }

public struct TimelineProviderContext {
  public let isPreview: Bool
}

public struct TimelineReloadPolicy: Equatable, Sendable {
  let name: String
  var date: Date?
  public static let atEnd = TimelineReloadPolicy(name: "atEnd")
  public static let never = TimelineReloadPolicy(name: "never")
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(name: "after", date: date)
  }
}

public struct Timeline<Entry: TimelineEntry> {
  public let entries: [Entry]
  public let policy: TimelineReloadPolicy
  public init(entries: [Entry], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

extension TimelineProvider {
  var timeline: Timeline<Entry>? {
    answer { getTimeline(in: Context(isPreview: false), completion: $0) }
  }
  var snapshot: Entry? { answer { getSnapshot(in: Context(isPreview: true), completion: $0) } }
  private func answer<Value>(_ ask: (@escaping @Sendable (Value) -> Void) -> Void) -> Value? {
    let box = Answer<Value>()
    ask { box.value = $0 }
    return box.value
  }
}

private final class Answer<Value>: @unchecked Sendable { var value: Value? }

/// The object that an app tells that a widget is out of date.
public final class WidgetCenter: @unchecked Sendable {
  public static let shared = WidgetCenter()
  /// The kinds of the widgets that were reloaded, for tests.
  public var reloaded: [String] = []
  public func reloadTimelines(ofKind kind: String) { reloaded.append(kind) }
}

// MARK: Views

public enum WidgetFamily: CaseIterable, Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge
  case accessoryCircular, accessoryRectangular, accessoryInline
}

public enum WidgetRenderingMode: Hashable, Sendable { case fullColor, accented, vibrant }

private struct FamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemSmall }
private struct ModeKey: EnvironmentKey { static let defaultValue = WidgetRenderingMode.fullColor }

extension EnvironmentValues {
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }
}

public enum ContainerBackgroundPlacement { case widget }

extension View {
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, @ViewBuilder content: () -> V
  ) -> some View { background(content: content) }
  public func widgetURL(_ url: URL?) -> some View { modifier(Tap(url: url)) }
}

private struct Tap: ViewModifier {
  let url: URL?
  @Environment(\.openURL) private var open
  func body(content: Content) -> some View {
    content.onTapGesture { if let url { open(url) } }
  }
}
