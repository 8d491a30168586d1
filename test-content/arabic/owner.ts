import type { Owner } from '#schema/owner.ts';

/** A site that is read from right to left. */
export const owner: Owner = {
  name: 'ليلى حدّاد',
  lang: 'ar',
  tagline: 'رائدة أعمال ومهندسة',
  pitch:
    'أساعد الشركات الناشئة والراسخة على تحويل فكرة واعدة إلى برمجيات تنمو معها: منصات بيانات وبنية تحتية ومنتجات يدفع الناس ثمنها.',
  description: 'رائدة أعمال ومهندسة: منصات بيانات وبنية تحتية ومنتجات تنمو مع أصحابها.',
  email: 'layla@haddad.test',
  phone: '+962 6 123 4567',
  site: 'https://haddad.test',
  booking: 'https://haddad.test/mukalama',
  newsletter: {},
  profiles: [
    { kind: 'github', label: 'غيت هب', url: 'https://github.com/haddad' },
    { kind: 'linkedin', label: 'لينكد إن', url: 'https://www.linkedin.com/in/haddad' },
  ],
};
