// What is heard and felt of a game. The row is the pitch and the column the side, so that a game can
// be followed with closed eyes. No files: everything is made here, and nothing before a first touch.

let context, out;
const pentatonic = [0, 2, 4, 7, 9];
const pitch = (row) => 196 * 2 ** (Math.floor(row / 5) + pentatonic[row % 5] / 12);

const begin = () => {
  if (context) return context.resume?.();
  context = new AudioContext();
  out = new GainNode(context, { gain: 0.5 });
  out.connect(new DynamicsCompressorNode(context)).connect(context.destination);
};

/** A tone that swells for 5 ms and dies away; it may glide to another pitch. */
const tone = (frequency, { at = 0, length = 0.12, to = frequency, pan = 0, gain = 0.2, type = "sine" } = {}) => {
  const start = context.currentTime + at;
  const source = new OscillatorNode(context, { type, frequency });
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  const level = new GainNode(context, { gain: 0 });
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(gain, start + 0.005);
  level.gain.exponentialRampToValueAtTime(0.0005, start + length);
  source.connect(level).connect(new StereoPannerNode(context, { pan })).connect(out);
  source.start(start);
  source.stop(start + length);
};

/** A stroke of a pen on paper. */
const stroke = (frequency, at, pan) => {
  const start = context.currentTime + at;
  const buffer = new AudioBuffer({ length: context.sampleRate * 0.08, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length);
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(new BiquadFilterNode(context, { type: "bandpass", frequency, Q: 1.2 }))
    .connect(new GainNode(context, { gain: 0.35 }))
    .connect(new StereoPannerNode(context, { pan })).connect(out);
  source.start(start);
};

const placed = (mark, { column, columns, row }) => {
  const pan = columns > 1 ? 1.6 * column / (columns - 1) - 0.8 : 0;
  if (mark === "x") { stroke(2400, 0, pan); stroke(3000, 0.09, pan); } else tone(1200, { to: 2000, length: 0.18, pan, gain: 0.06 });
  tone(pitch(row), { at: 0.12, length: 0.16, pan, type: mark === "x" ? "triangle" : "sine" });
};

const sounds = {
  placed,
  refused() { for (const at of [0, 0.07]) tone(120, { at, length: 0.05, gain: 0.3, type: "square" }); },
  won() { [523, 659, 784].forEach((note, i) => tone(note, { at: 0.25 + i * 0.12, length: 0.35 })); },
  lost() { tone(392, { at: 0.25, length: 0.3, gain: 0.14 }); tone(330, { at: 0.5, length: 0.5, gain: 0.14 }); },
  drawn() { for (const at of [0.25, 0.5]) tone(440, { at, length: 0.25, gain: 0.14 }); },
  takenBack() { tone(500, { to: 300, length: 0.12, gain: 0.1 }); },
};
const patterns = { placed: 8, refused: [10, 40, 10], won: [15, 60, 15, 60, 30], lost: 40, drawn: [15, 90, 15], takenBack: 8 };

/** Lets a cue be heard and felt, each if it is wanted. */
export const cue = (name, mark, square, { isHeard, isFelt }) => {
  if (isFelt && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(patterns[name]);
  if (!isHeard || navigator.userActivation?.hasBeenActive === false) return;
  begin();
  sounds[name](mark, square);
};
