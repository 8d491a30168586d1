import type { Owner } from '#schema/owner.ts';

/** A site in Japanese: square characters, and no spaces between words. */
export const owner: Owner = {
  name: '水野 さくら・データ工房',
  lang: 'ja',
  tagline: '起業家・データ基盤エンジニア',
  pitch:
    '町の水道から工場の生産まで、毎日の数字を使える形に変えるデータ基盤をつくっています。小さな会社の最初の仕組みも、大きな会社の次の十年も、一緒に考えます。',
  description: '横浜の起業家・エンジニア。水道と工場のためのデータ基盤をつくっています。',
  email: 'sakura@mizuno.test',
  site: 'https://mizuno.test',
  booking: 'https://yoyaku.mizuno.test/30min',
  newsletter: {},
  profiles: [{ kind: 'codeberg', label: 'Codeberg', url: 'https://codeberg.org/mizuno' }],
};
