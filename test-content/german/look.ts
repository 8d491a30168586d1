import type { Look } from '#schema/look.ts';

/** Cold colours, so that any remaining warm colour is visible. */
export const look = {
  colours: {
    paper: ['#f4f7fb', '#0e1420'],
    raised: ['#ffffff', '#16202f'],
    ink: ['#101c2c', '#e6edf6'],
    muted: ['#3d4a5c', '#b3bfce'],
    line: ['#d5dde8', '#2b3850'],
    lineStrong: ['#73829a', '#6f80a0'],
    copper: ['#1a56b8', '#8ab4ff'],
    teal: ['#7a3b8f', '#d09be0'],
    band: ['#101c2c', '#e6edf6'],
    bandInk: ['#f4f7fb', '#0e1420'],
    bandMuted: ['#b9c4d4', '#43506a'],
    bandLine: ['#73829a', '#66748c'],
    bandCopper: ['#8ab4ff', '#174ea6'],
  },
} satisfies Look;
