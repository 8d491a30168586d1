/**
 * System fonts in place of the site's text, scaled to it, so that lines break at the same words: a
 * first visit, and phones, may see no other.
 */
import { owner } from '#content/content.ts';
import { language } from '#content/language.ts';
import { defined } from '#lib/defined.ts';
import { designMetrics, fontParts, headingCut, measureLines } from '#model/site-fonts.ts';
import { nameLengths } from './name-lengths.ts';

/** For each script a text with the frequencies of its letters. */
const samples = {
  Latn: 'I help startups and established businesses turn a promising idea into scalable software that keeps working as it grows: Data platforms, Infrastructure and Products people pay for, 2018 to 2026.',
  Cyrl: 'Я допомагаю стартапам і компаніям перетворити ідею на масштабоване програмне забезпечення, яке працює далі, коли воно зростає: Платформи даних, Інфраструктура та Продукти.',
  Grek: 'Βοηθώ νεοφυείς και καθιερωμένες επιχειρήσεις να μετατρέψουν μια ιδέα σε λογισμικό που συνεχίζει να λειτουργεί όσο μεγαλώνει: Πλατφόρμες δεδομένων, Υποδομές και Προϊόντα.',
  Hebr: 'אני עוזר לסטארטאפים ולעסקים מבוססים להפוך רעיון מבטיח לתוכנה שממשיכה לעבוד גם כשהיא גדלה: פלטפורמות נתונים, תשתיות ומוצרים שאנשים משלמים עליהם.',
};

type Script = keyof typeof samples;

/**
 * The names of a system font's regular and bold cut, of which the first that is installed is used, and
 * the widths of the samples in both, in font sizes.
 */
type SystemFont = [
  cuts: [regular: string, bold: string],
  widths: Record<Script, [regular: number, bold: number]>,
];

/**
 * Measured on 29 November 2026 with HarfBuzz: Arial as Arimo and Times New Roman as Tinos, which are as
 * wide, and the others themselves. Roboto, Noto Serif and DejaVu Serif have no Hebrew.
 */
const sansSerifs: SystemFont[] = [
  [
    ['Arial, ArialMT, Liberation Sans', 'Arial Bold, Arial-BoldMT, Liberation Sans Bold'],
    { Latn: [84.9, 91.6], Cyrl: [85.9, 91.9], Grek: [79.4, 85.8], Hebr: [69.4, 74.6] },
  ],
  [
    ['Roboto, Roboto-Regular', 'Roboto Bold, Roboto-Bold'],
    { Latn: [85.2, 86.4], Cyrl: [87, 87.7], Grek: [83.5, 85], Hebr: [69.4, 74.6] },
  ],
  [
    ['DejaVu Sans', 'DejaVu Sans Bold'],
    { Latn: [96.9, 109.9], Cyrl: [98.6, 108.4], Grek: [91.3, 101.8], Hebr: [70.7, 77] },
  ],
];
const serifs: SystemFont[] = [
  [
    [
      'Times New Roman, TimesNewRomanPSMT, Liberation Serif',
      'Times New Roman Bold, TimesNewRomanPS-BoldMT, Liberation Serif Bold',
    ],
    { Latn: [76.6, 81.8], Cyrl: [77.9, 83.4], Grek: [73.2, 76.9], Hebr: [63.3, 63.7] },
  ],
  [
    ['Noto Serif, NotoSerif', 'Noto Serif Bold, NotoSerif-Bold'],
    { Latn: [91.2, 96.9], Cyrl: [94, 97.4], Grek: [83.2, 89], Hebr: [63.3, 63.7] },
  ],
  [
    ['DejaVu Serif', 'DejaVu Serif Bold'],
    { Latn: [98.5, 108.9], Cyrl: [98.5, 109.4], Grek: [92.9, 106.1], Hebr: [63.3, 63.7] },
  ],
];

/** The systems' fonts with every weight for scripts that share characters, by the script of the language. */
const eastAsian: Record<string, string> = {
  Jpan: '"Hiragino Sans", "Yu Gothic", Meiryo, "Noto Sans CJK JP", ',
  Hans: '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", ',
  Hant: '"PingFang TC", "Microsoft JhengHei", "Noto Sans CJK TC", ',
  Kore: '"Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans CJK KR", ',
};

/** @param size of the system font, as a fraction; ascent and descent are in sizes of the text. */
const face = (
  family: string,
  fonts: string,
  weight: string,
  size: number,
  { ascent, descent }: { ascent: number; descent: number },
) => {
  const percent = (length: number) => `${(100 * length).toFixed(1)}%`;
  return `@font-face {
  font-family: "${family}";
  src: ${fonts.replaceAll(/[^,]+/g, (font) => `local("${font.trim()}")`)};
  font-weight: ${weight};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
}`;
};

const { script } = new Intl.Locale(language).maximize();
const sampleScript = Object.keys(samples).includes(`${script}`) ? (script as Script) : 'Latn';
const sample = samples[sampleScript];
const width = async (weight: number) => (await measureLines('text', weight, sample))(sample);
const widths = await Promise.all([400, 600].map(width));
const [text, code] = await Promise.all([designMetrics('text'), designMetrics('code')]);

/** The family that supplies most letters decides which system fonts stand in. */
const [main] = (await fontParts('text', sample)).sort(
  (a, b) => b.characters.length - a.characters.length,
);
const systemFonts = main?.font.isSerif ? serifs : sansSerifs;
const generic = main?.font.isSerif ? 'serif' : 'sans-serif';

const nameOf = (i: number) => `Text Fallback${i > 0 ? ` ${i + 1}` : ''}`;
const names = systemFonts.map((_, i) => `"${nameOf(i)}"`);

const { longestPart, longestWord, wholeName } = nameLengths(
  owner.name,
  await measureLines('headings', headingCut.weight, owner.name),
);

/** The widths of the name, the fonts behind the site's, and their faces. */
export const fontCss = [
  `:root {
  ${longestPart === longestWord ? '' : `--longest-part: ${longestPart};`}
  --longest-word: ${longestWord};
  --whole-name: ${wholeName};
  --display-fallback: ${names.join(', ')}, ${eastAsian[`${script}`] ?? ''}${generic};
  --mono-fallback: "Code Fallback", ui-monospace, monospace;
}`,
  ...systemFonts.flatMap(([cuts, own], i) =>
    cuts.map((fonts, bold) => {
      const size = defined(widths[bold]) / defined(own[sampleScript][bold]);
      return face(nameOf(i), fonts, bold ? '600 700' : '400 500', size, text);
    }),
  ),
  face(
    'Code Fallback',
    'Courier New, CourierNewPSMT, Liberation Mono',
    '400',
    code.digit / 0.6001,
    code,
  ),
].join('\n');
