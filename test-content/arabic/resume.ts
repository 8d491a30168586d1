import type { Resume } from '#schema/resume.ts';

export const resume: Resume = {
  education: [
    {
      institution: 'جامعة الأردن',
      studyType: 'بكالوريوس',
      area: 'هندسة الحاسوب',
      endDate: '2012-06',
    },
  ],
  skills: [
    { name: 'الشبكات', keywords: ['البث', 'التخزين', 'Linux (Debian)', 'C#'], level: 'خبيرة' },
  ],
  languages: [{ language: 'العربية', fluency: 'اللغة الأم' }],
  certificates: [{ name: 'مهندسة طاقة', issuer: 'نقابة المهندسين', date: '2015-03' }],
  volunteer: [{ organization: 'الهلال الأحمر', position: 'متطوعة', startDate: '2014' }],
  references: [{ name: 'مديرة الشركة', reference: 'أنجزت كل ما وعدت به.' }],
};
