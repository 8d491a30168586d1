import type { Owner } from '#schema/owner.ts';
import { owner as english } from '../owner.ts';

export const owner: Owner = {
  ...english,
  lang: 'ar',
  name: 'نورا برانت',
  tagline: 'رائدة أعمال ومهندسة',
  pitch: 'أساعد الشركات الناشئة والقائمة على تحويل فكرة واعدة إلى برمجيات قابلة للتوسع.',
  description: 'رائدة أعمال ومهندسة. برمجيات قابلة للتوسع.',
  portrait: { file: 'portrait.jpg', alt: 'نورا على مكتبها' },
};
