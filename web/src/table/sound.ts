// Two small sounds, made on the spot. Sound is off until somebody switches it on.
import { sound } from "../ui/settings";

interface Note {
  pitch: number; // Hz
  at: number; // seconds from now
  length: number;
  volume: number;
}

const sounds = {
  move: [{ pitch: 330, at: 0, length: 0.12, volume: 0.05 }],
  turn: [
    { pitch: 523.25, at: 0, length: 0.35, volume: 0.09 },
    { pitch: 783.99, at: 0.16, length: 0.55, volume: 0.09 },
  ],
} satisfies Record<string, Note[]>;

let context: AudioContext | undefined;

export function playSound(name: keyof typeof sounds): void {
  if (!sound.value || !navigator.userActivation?.hasBeenActive) return; // browsers stay silent before the first click
  context ??= new AudioContext();
  void context.resume();
  for (const note of sounds[name]) ring(context, note);
}

function ring(audio: AudioContext, { pitch, at, length, volume }: Note): void {
  const start = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.linearRampToValueAtTime(volume, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}
