// Plays the notes and vibrations of cues, which `Cue` writes (decision 50). All sounds are synthesized, and
// none plays before the player's first touch.

let context, out;
const begin = () => {
  if (context) return context.resume();
  context = new AudioContext();
  out = new GainNode(context, { gain: 0.5 });
  out.connect(new DynamicsCompressorNode(context)).connect(context.destination);
};

/** A tone with an attack of 5 ms that fades out, and may glide to another pitch. */
const tone = (type, frequency, start, length, gain, end, pan) => {
  const source = new OscillatorNode(context, { type, frequency });
  source.frequency.setValueAtTime(frequency, start);
  source.frequency.exponentialRampToValueAtTime(end, start + length);
  const level = new GainNode(context, { gain: 0 });
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(gain, start + 0.005);
  level.gain.exponentialRampToValueAtTime(0.0005, start + length);
  source.connect(level).connect(new StereoPannerNode(context, { pan })).connect(out);
  source.start(start);
  source.stop(start + length);
};

/** The noise of a pen stroke on paper. */
const stroke = (frequency, start, length, gain, pan) => {
  const { sampleRate } = context;
  const buffer = new AudioBuffer({ length: sampleRate * length, sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length);
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(new BiquadFilterNode(context, { type: "bandpass", frequency, Q: 1.2 }))
    .connect(new GainNode(context, { gain: 3.5 * gain }))  // The filter lets only a little of the noise through.
    .connect(new StereoPannerNode(context, { pan })).connect(out);
  source.start(start);
};

/** Plays notes, from a side and at a row's pitch, and a vibration; either text may be empty. */
export const play = (notes, vibration, side, pitch) => {
  if (navigator.userActivation?.hasBeenActive === false) return;
  if (vibration) navigator.vibrate?.(vibration.split(" ").map(Number));
  if (!notes || !window.AudioContext) return;
  begin();
  const now = context.currentTime;  // It advances while notes are made.
  for (const note of notes.split(", ")) {
    const [type, hertz, at, length, gain, end] = note.split(" ");
    const frequency = hertz === "row" ? pitch : +hertz;
    const how = [frequency, now + at / 1000, length / 1000, gain / 100];
    if (type === "noise") stroke(...how, side); else tone(type, ...how, +(end ?? frequency), side);
  }
};
