import GameRules
import GameSession
import SwiftUI

/// The messages and buttons beside the board.
///
/// They slide in and never cover a square.
struct TalkView: View {
  @Environment(GameModel.self) private var model

  var body: some View {
    let presentation = model.presentation
    VStack(spacing: 8) {
      if let headline = presentation.headline {
        Text(words: headline)
          .font(.system(.title, design: .rounded, weight: .bold))
          .accessibilityAddTraits(.isHeader)
      }
      Text(words: presentation.status)
        .font(.system(.headline, design: .rounded))
        .contentTransition(.opacity)
        .accessibilityIdentifier("status")
      if !presentation.detail.isEmpty {
        Text(words: presentation.detail)
          .font(.subheadline)
          .foregroundStyle(model.palette.soft)
      }
      if let percent = presentation.progress {
        ProgressView(value: Double(percent), total: 100)
          .accessibilityLabel(Text(words: presentation.status))
      }
      if let review = presentation.review { ReviewView(content: review) }
      if let offer = presentation.offer {
        OfferView(content: offer)
          .transition(.move(edge: .bottom).combined(with: .opacity))
      }
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, minHeight: 132)
    .animation(model.motion(.snappy(duration: 0.25)), value: presentation.offer?.panel)
  }
}

/// The buttons beside the board: opponents before the first move, next steps after the end.
struct OfferView: View {
  let content: PanelContent
  @Environment(GameModel.self) private var model
  /// The width in which a level's name has room.
  @ScaledMetric private var cell = 132.0

  var body: some View {
    VStack(spacing: 8) {
      ForEach(content.groups(withClosing: true)) { group in
        if let heading = group.heading {
          Text(words: heading.label).font(.caption).foregroundStyle(model.palette.soft)
          grid(of: group, cell: cell)
        } else {
          ViewThatFits(in: .horizontal) {
            HStack(spacing: 8) { items(of: group) }
            grid(of: group, cell: cell)
          }
        }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(words: content.title))
  }

  private func grid(of group: PanelGroup, cell: Double) -> some View {
    // The narrowest screen is 320 points wide.
    LazyVGrid(columns: [GridItem(.adaptive(minimum: min(cell, 280)), spacing: 8)], spacing: 8) {
      items(of: group)
    }
  }

  private func items(of group: PanelGroup) -> some View {
    ForEach(group.items) { item in
      if item.kind == .note {
        Text(words: item.label).font(.footnote)
      } else {
        button(item)
      }
    }
  }

  private func button(_ item: PanelItem) -> some View {
    Button {
      model.use(item)
    } label: {
      Text(words: item.label).frame(maxWidth: .infinity)
    }
    .buttonStyle(
      InkButtonStyle(palette: model.palette, isProminent: item.kind == .closing || item.isOn)
    )
    .controlSize(.large)
    .disabled(!item.isEnabled)
    .accessibilityAddTraits(item.isOn ? .isSelected : [])
  }
}

/// The review of a game.
struct ReviewView: View {
  let content: ReviewContent
  @Environment(GameModel.self) private var model

  var body: some View {
    VStack(spacing: 8) {
      Text(words: content.sentence).font(.subheadline)
      if !content.answer.isEmpty {
        Text(words: content.answer).font(.subheadline).foregroundStyle(model.palette.soft)
      }
      ScrollViewReader { reader in
        ScrollView(.horizontal) {
          HStack(spacing: 4) {
            ForEach(content.steps, id: \.ply) { StepView(step: $0).id($0.ply) }
          }
        }
        .onChange(of: current, initial: true) { _, ply in
          if let ply { reader.scrollTo(ply, anchor: .center) }
        }
      }
      ForEach(content.otherLines.indices, id: \.self) { index in
        Button {
          model.send(.otherLineChosen(index))
        } label: {
          Text(words: content.otherLines[index])
        }
      }
    }
  }

  private var current: Int? { content.steps.first { $0.isCurrent }?.ply }
}

/// A move in a review.
struct StepView: View {
  let step: ReviewStep
  @Environment(GameModel.self) private var model

  var body: some View {
    let wording = model.presentation.wording
    Button {
      model.send(.plyChosen(step.ply))
    } label: {
      VStack {
        Text(words: step.square.notation)
          .bold()
          .foregroundStyle(model.palette.mark(step.mark == .x))
        Text(words: step.value.map(wording.sign) ?? " ").font(.caption)
      }
      .frame(minWidth: 44, minHeight: 44)
      .background(
        step.isMistake ? model.palette.mistake : model.palette.wash,
        in: RoundedRectangle(cornerRadius: 10)
      )
      .overlay {
        RoundedRectangle(cornerRadius: 10)
          .strokeBorder(step.isCurrent ? model.palette.ink : .clear, lineWidth: 2)
      }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(words: wording.step(step)))
    .accessibilityAddTraits(step.isCurrent ? .isSelected : [])
  }
}
