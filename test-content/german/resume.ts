import type { Resume } from '#schema/resume.ts';

export const resume: Resume = {
  education: [
    {
      institution: 'Technische Hochschule Lübeck',
      studyType: 'Diplom',
      area: 'Energietechnik',
      endDate: '2009-07',
    },
  ],
  skills: [{ name: 'Energie', keywords: ['Fernwärme', 'Windkraft'], level: 'sehr gut' }],
  languages: [{ language: 'Deutsch', fluency: 'Muttersprache' }],
  certificates: [{ name: 'Energieberaterin', issuer: 'Handwerkskammer', date: '2011-03' }],
  volunteer: [
    { organization: 'Freiwillige Feuerwehr', position: 'Maschinistin', startDate: '2014' },
  ],
  references: [
    { name: 'Bürgermeisterin von Husum', reference: 'Sie hat gehalten, was sie versprochen hat.' },
  ],
};
