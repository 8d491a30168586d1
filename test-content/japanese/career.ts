import type { CareerConnection, CareerItem } from '#schema/career.ts';

const work = { type: 'work', color: 'ink', period: '', duration: '' } as const;

export const careerItems: CareerItem[] = [
  {
    ...work,
    title: '大学院生（水文学）',
    company: '東海工業大学大学院 環境・社会理工学研究科',
    project: '流域の雨と水位の観測',
    icon: 'graduation-cap',
    level: 0,
    start: '2008-04',
    end: '2011-03',
  },
  {
    ...work,
    title: 'ソフトウェアエンジニア',
    company: '株式会社ハヤシ電算システムズ',
    project: '水道料金システムの刷新',
    level: 1,
    start: '2011-04',
    end: '2015-09',
  },
  {
    ...work,
    title: 'データエンジニアリング・グループ・リーダー',
    company: '相模湾エネルギー株式会社',
    project: '発電所三十か所の計測データ基盤',
    icon: 'database',
    color: 'teal',
    level: 2,
    start: '2015-10',
    end: '2020-12',
    summary: '二人ではじめた組を、三年で十二人の組にしました。',
    highlights: ['夜の呼び出しを月に十一回から二回に減らしました。'],
  },
  {
    ...work,
    title: '創業者・代表取締役',
    company: '水野データ工房',
    project: '水位だより',
    icon: 'lightbulb',
    color: 'copper',
    level: 3,
    start: '2021-01',
  },
];

export const careerConnections: CareerConnection[] = [
  [0, 1],
  [1, 2],
  [2, 3],
];
