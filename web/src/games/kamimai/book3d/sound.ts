// Paper, heard: a rustle while pages move, a creak while the book strains, a thud when it falls. All of it noise.
import type { Shown } from "../frames";
import { hasFallen, heatOf } from "../live.svelte";
import { pose } from "./pages";

export class Sound {
  private context: AudioContext | null = null;
  private rustle: GainNode | null = null;
  private creak: GainNode | null = null;
  private before: Shown | null = null;
  private time = 0;
  private standing = true;

  /** Browsers allow it only after somebody has touched something. */
  start(): void {
    if (this.context) return void this.context.resume();
    const context = new AudioContext();
    this.context = context;
    this.rustle = this.voice(noise(context, 1), "bandpass", 4200, 0.6);
    this.creak = this.voice(noise(context, 0.02), "bandpass", 210, 7);
  }

  /** What moved since the last picture. */
  hear(shown: Shown | null, now: number): void {
    const seconds = Math.max(0.008, (now - this.time) / 1000);
    const speed = shown && this.before && seconds < 0.2 ? travelled(this.before, shown) / seconds : 0;
    const standing = !shown || !hasFallen(shown);
    const heat = shown && standing ? heatOf(shown) : 0; // what lies does not creak
    this.set(this.rustle, Math.min(0.16, speed * 0.00022));
    this.set(this.creak, heat * heat * 0.3);
    if (this.standing && !standing && this.before) this.thud();
    this.standing = standing;
    this.before = shown;
    this.time = now;
  }

  /** A heart beats once: twice, low. */
  beat(): void {
    this.knock(62, 0.5, 0);
    this.knock(50, 0.34, 0.17);
  }

  stop(): void {
    void this.context?.suspend();
  }

  dispose(): void {
    void this.context?.close();
    this.context = null;
  }

  /** For as long as somebody looks: where no picture follows, it fades by itself. */
  private set(gain: GainNode | null, loud: number): void {
    if (!gain || !this.context) return;
    const now = this.context.currentTime;
    gain.gain.cancelScheduledValues(now);
    gain.gain.setTargetAtTime(loud, now, 0.05);
    gain.gain.setTargetAtTime(0, now + 0.25, 0.1);
  }

  private voice(
    source: AudioBufferSourceNode,
    type: BiquadFilterType,
    pitch: number,
    width: number,
  ): GainNode {
    const filter = new BiquadFilterNode(source.context, { type, frequency: pitch, Q: width });
    const gain = new GainNode(source.context, { gain: 0 });
    source.connect(filter).connect(gain).connect(source.context.destination);
    return gain;
  }

  private knock(pitch: number, loud: number, after: number): void {
    const { context } = this;
    if (!context || context.state !== "running") return;
    const begin = context.currentTime + after;
    const source = new OscillatorNode(context, { frequency: pitch });
    const gain = new GainNode(context, { gain: 0 });
    source.connect(gain).connect(context.destination);
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.exponentialRampToValueAtTime(loud, begin + 0.025);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + 0.16);
    source.start(begin);
    source.stop(begin + 0.2);
  }

  private thud(): void {
    const { context } = this;
    if (!context || context.state !== "running") return;
    const source = noise(context, 0.2);
    const gain = this.voice(source, "lowpass", 190, 0.8);
    gain.gain.setValueAtTime(0.9, context.currentTime);
    gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.55);
    source.stop(context.currentTime + 0.6);
  }
}

/** Two seconds of noise, again and again; `rough`: the share of samples that are new. */
function noise(context: AudioContext, rough: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let [value, seed] = [0, 11];
  const next = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  for (let at = 0; at < samples.length; at++) {
    if (next() < rough) value = next() * 2 - 1;
    samples[at] = value;
  }
  const source = new AudioBufferSourceNode(context, { buffer, loop: true });
  source.start();
  return source;
}

/** mm, of all pages together. */
function travelled(before: Shown, after: Shown): number {
  if (before.states.length !== after.states.length) return 0;
  let sum = 0;
  for (let page = 0; page < after.states.length; page++) {
    const [from, to] = [pose(before.poses, page), pose(after.poses, page)];
    sum += Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]) + Math.abs(to[3] - from[3]);
  }
  return sum;
}
