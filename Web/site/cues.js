// The sounds and vibrations (decision 50). The row gives the pitch and the column the side, so that a
// game can be followed by ear. All sounds are synthesized, and none before the player's first touch.

let context, out;
const begin = () => {
  if (context) return context.resume();
  context = new AudioContext();
  out = new GainNode(context, { gain: 0.5 });
  out.connect(new DynamicsCompressorNode(context)).connect(context.destination);
};

const pentatonic = [0, 2, 4, 7, 9];
const pitch = (row) => 196 * 2 ** (Math.floor(row / 5) + pentatonic[row % 5] / 12);

/** A tone with an attack of 5 ms that fades out, and may glide to another pitch. */
const tone = (frequency, at, length, { to = frequency, pan = 0, gain = 0.2, type = "sine" } = {}) => {
  const start = context.currentTime + at;
  const source = new OscillatorNode(context, { type, frequency });
  source.frequency.setValueAtTime(frequency, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  const level = new GainNode(context, { gain: 0 });
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(gain, start + 0.005);
  level.gain.exponentialRampToValueAtTime(0.0005, start + length);
  source.connect(level).connect(new StereoPannerNode(context, { pan })).connect(out);
  source.start(start);
  source.stop(start + length);
};

/** The noise of a pen stroke on paper. */
const stroke = (frequency, at, pan) => {
  const { sampleRate, currentTime } = context;
  const buffer = new AudioBuffer({ length: sampleRate * 0.08, sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length);
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(new BiquadFilterNode(context, { type: "bandpass", frequency, Q: 1.2 }))
    .connect(new GainNode(context, { gain: 0.35 }))
    .connect(new StereoPannerNode(context, { pan })).connect(out);
  source.start(currentTime + at);
};

const notes = (...list) => () => {
  for (const [frequency, at, length, how] of list) tone(frequency, at, length, how);
};
const soft = { gain: 0.14 };
const thud = { gain: 0.3, type: "square" };
const sounds = {
  x(pan, row) {
    stroke(2400, 0, pan);
    stroke(3000, 0.09, pan);
    tone(pitch(row), 0.12, 0.16, { pan, type: "triangle" });
  },
  o(pan, row) {
    tone(1200, 0, 0.18, { to: 2000, pan, gain: 0.06 });
    tone(pitch(row), 0.12, 0.16, { pan });
  },
  refused: notes([120, 0, 0.05, thud], [120, 0.07, 0.05, thud]),
  won: notes([523, 0.25, 0.35], [659, 0.37, 0.35], [784, 0.49, 0.35]),
  lost: notes([392, 0.25, 0.3, soft], [330, 0.5, 0.5, soft]),
  drawn: notes([440, 0.25, 0.25, soft], [440, 0.5, 0.25, soft]),
  takenBack: notes([500, 0, 0.12, { to: 300, gain: 0.1 }]),
  replayed: notes([300, 0, 0.12, { to: 500, gain: 0.1 }]),
};
const patterns = {
  x: 8, o: 8, refused: [10, 40, 10], won: [15, 60, 15, 60, 30], lost: 40, drawn: [15, 90, 15], takenBack: 8, replayed: 8,
};

/** Plays a cue's sound and vibration, each if it is switched on. */
export const play = (name, side, row, isHeard, isFelt) => {
  if (navigator.userActivation?.hasBeenActive === false || !sounds[name]) return;
  if (isFelt) navigator.vibrate?.(patterns[name]);
  if (!isHeard || !window.AudioContext) return;
  begin();
  sounds[name](0.8 * side, row);
};
