/** The colours that follow from an accent. Their contrasts are those that src/check/contrast.ts demands. */
import { formatHex, oklch, parse, toGamut, wcagContrast, wcagLuminance } from 'culori';
import { defined } from '#lib/defined.ts';
import type { FullPalette } from './default-palette.ts';

const toSrgb = toGamut('rgb', 'oklch');

/** An opaque colour in any notation of CSS. The parser also takes hexadecimal digits without #. */
export function parseColour(value: string) {
  const colour = /^[\da-f]+$/i.test(value) ? undefined : parse(value);
  return colour && (colour.alpha ?? 1) === 1 ? colour : undefined;
}

const isReadable = (colour: string, backgrounds: string[], minimum: number) =>
  backgrounds.every((background) => wcagContrast(colour, background) >= minimum);

/** The colour of the same hue that is nearest in lightness and has enough contrast, if any. */
export function nearestColour(colour: string, backgrounds: string[], minimum: number) {
  const start = defined(oklch(colour));
  const step = wcagLuminance(defined(backgrounds[0])) > 0.18 ? -0.002 : 0.002;
  for (let l = start.l; l >= 0 && l <= 1; l += step) {
    const hex = formatHex(toSrgb({ ...start, l }));
    if (isReadable(hex, backgrounds, minimum)) return hex;
  }
}

/** Dark yellow looks dirty: it turns to amber, by as much as it becomes darker. */
const darkenedHue = (hue: number, from: number, to: number) =>
  hue > 62 && hue < 118 ? hue - (hue - 62) * Math.min(1, Math.max(0, from - to) / 0.3) : hue;

/** Tints of red would be pink: those of ochre are like copper's. */
const tintHue = (hue: number) =>
  hue < 62 ? Math.min(62, hue + 27) : hue > 345 ? (hue + 27) % 360 : hue;

/**
 * The hue of paper and ink: opposite to the accent's, which stands out on it, if that is a colour of
 * stone or cream. Pink and violet paper looks ill, and olive ink murky.
 */
function paperHue(hue: number) {
  const opposite = (hue + 150) % 360;
  if (opposite >= 160 && opposite <= 255) return opposite;
  if (opposite > 105 && opposite < 160) return 165;
  return opposite > 40 && opposite <= 105 ? Math.max(80, Math.min(opposite, 90)) : 80;
}

/** In OKLCH: an accent below it is grey. */
const greyChroma = 0.03;

/**
 * All colours of a site from one, in both schemes. A colour that can be read stays as it is.
 *
 * @param accent an opaque colour in any notation of CSS.
 */
export function accentPalette(accent: string): FullPalette {
  const { l, c, h = 0 } = defined(oklch(defined(parseColour(accent))));
  const given = formatHex(accent) ?? accent;
  const isGrey = c < greyChroma;
  // A pale accent has paler neutrals, and a grey one grey ones.
  const strength = Math.min(1, c / 0.09);
  const hex = (lightness: number, chroma: number, hue: number) =>
    formatHex(toSrgb({ mode: 'oklch', l: lightness, c: chroma, h: (hue + 360) % 360 }));
  const neutral = (lightness: number, chroma: number) =>
    hex(lightness, chroma * strength, paperHue(h));
  /** Pale and deep colours would be grey at another lightness: their chroma grows with the distance. */
  const chromaAt = (lightness: number, rate: number, most: number, least: number) =>
    isGrey ? c : Math.max(least, Math.min(most, c + rate * Math.abs(l - lightness)));
  const paper: [string, string] = [neutral(0.98, 0.005), neutral(0.185, 0.012)];
  const raised: [string, string] = ['#ffffff', neutral(0.225, 0.014)];
  const band: [string, string] = [neutral(0.235, 0.022), neutral(0.15, 0.012)];
  const legible = (colour: string, backgrounds: string[], minimum: number) =>
    defined(nearestColour(colour, backgrounds, minimum));
  const onPages = (light: string, dark: string, minimum: number): [string, string] => [
    legible(light, [paper[0], raised[0]], minimum),
    legible(dark, [paper[1], raised[1]], minimum),
  ];
  const onBand = (colour: string, minimum: number): [string, string] => [
    legible(colour, [band[0]], minimum),
    legible(colour, [band[1]], minimum),
  ];
  const low = l <= 0.6 ? l : 0.53;
  const high = Math.max(0.75, Math.min(l, 0.88));
  const onLight = hex(low, chromaAt(low, 0.25, 0.2, 0), darkenedHue(h, l, low));
  const onDark = hex(high, chromaAt(high, 0.15, 0.15, 0.09), h);
  // A grey of the least contrast looks disabled.
  const textContrast = isGrey ? 7 : 4.5;
  const [copperLight, copperDark] = onPages(onLight, onDark, textContrast);
  const second = (lightness: number) => hex(lightness, 0.07 * strength, h + 180);
  return {
    paper,
    raised,
    band,
    ink: onPages(neutral(0.215, 0.018), neutral(0.94, 0.006), 7),
    muted: onPages(neutral(0.42, 0.018), neutral(0.76, 0.012), 7),
    line: [neutral(0.87, 0.012), neutral(0.34, 0.016)],
    lineStrong: onPages(neutral(0.59, 0.018), neutral(0.56, 0.018), 3),
    contour: [
      hex(0.8, Math.min(0.06, c / 3), tintHue(h)),
      hex(0.4, Math.min(0.04, c / 4), tintHue(h)),
    ],
    copper: [isReadable(given, [paper[0], raised[0]], 4.5) ? given : copperLight, copperDark],
    teal: onPages(second(0.45), second(0.76), 3),
    bandInk: onBand(neutral(0.98, 0.005), 7),
    bandMuted: onBand(neutral(0.8, 0.012), 4.5),
    bandLine: onBand(neutral(0.58, 0.018), 3),
    bandCopper: onBand(onDark, textContrast),
  };
}
