import { expect, test } from 'vitest';
import { stringsIn } from '../src/lib/text.ts';
import { stringLanguages } from '../src/strings/find-language.ts';
import { findTextLanguage } from './find-language.ts';
import words from './words.json' with { type: 'json' };

/** Lines of people in languages that are easily taken for others. */
const lines: Record<string, string[]> = {
  es: [
    'Enfermera en el hospital general. Cuido a pacientes en casa.',
    'Ingeniero de datos en Madrid',
  ],
  gl: [
    'Enfermeira no hospital de Vigo, con moita experiencia en coidados',
    'Traballo na empresa dende hai dez anos e son docente',
  ],
  ca: [
    'Infermera a l’hospital de Girona, amb les famílies i els metges',
    'Enginyer de dades, des de fa deu anys',
  ],
  da: [
    'Sygeplejerske på hospitalet i Aarhus, og jeg er leder af et team',
    'Udvikler med ansvar for det nye system, som er i drift',
  ],
  nb: [
    'Sykepleier ved sykehuset i Bergen og leder av et team som er stort',
    'Jeg er utvikler, og det er gøy å lære med andre',
  ],
  sk: [
    'Som vývojár v Bratislave, pracujem na systéme pre banku a pre ľudí',
    'Zdravotná sestra, ktorá je aj na oddelení',
  ],
  en: ['I am a nurse. Led a ward in a hospital.', 'Barista at Blue Door'],
  fr: ['Infirmière en chef à Lyon', 'Développeuse et graphiste, je travaille en équipe'],
  nl: ['Verpleegkundige in Utrecht en docent', 'Ontwikkelaar bij de bank'],
  de: ['Bäckerin in Kassel, Meisterin des Handwerks', 'Leiter der Abteilung, die das Netz baut'],
  bg: ['Медицинска сестра в болницата, работя с деца', 'Разработчик на софтуер в София'],
  ru: ['Медсестра в городской больнице', 'Разработчик, работаю в банке и учу других'],
  uk: ['Медсестра у міській лікарні', 'Розробниця, працюю в банку'],
  ur: ['میں ایک نرس ہوں اور ہسپتال میں کام کرتی ہوں'],
  cs: ['Zdravotní sestra v Brně a na oddělení', 'Vývojář se zkušeností na projektech pro banky'],
  pt: ['Enfermeira no hospital da cidade, com foco em crianças', 'Fundei a empresa com os colegas'],
};

test.each(stringLanguages)('short lines in %s are found in it, or in none', async (tag) => {
  const strings = await import(`../src/strings/${tag}.ts`);
  const own = [...stringsIn({ ...strings })]
    .map(([, text]) => text)
    .filter((text) => text.length >= 6);
  const wrong = [...own, ...(lines[tag] ?? [])].flatMap((line) => {
    const found = findTextLanguage({ summary: line });
    return !found || found.split('-')[0] === tag.split('-')[0] ? [] : [`${found}: ${line}`];
  });
  expect(own.length).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});

test.each(['gl', 'ca', 'da', 'nb', 'sk', 'bg', 'ur'])(
  'no line in %s gets another interface',
  (tag) => {
    for (const line of lines[tag] ?? [])
      expect([undefined, tag], line).toContain(findTextLanguage({ summary: line }));
  },
);

test('no function word is in the lists of two languages', () => {
  const all = Object.values(words.functionWords).flat();
  expect(all.filter((word, i) => all.indexOf(word) !== i)).toEqual([]);
});

test('a picture as data is no text', () => {
  const photo = `data:image/jpeg;base64,${'9j++4AAQ/=+Skx'.repeat(1500)}`;
  expect(findTextLanguage({ picture: photo, summary: '病院で看護師として働いています。' })).toBe(
    'ja',
  );
});
