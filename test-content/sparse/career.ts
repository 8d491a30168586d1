import type { CareerConnection, CareerItem } from '#schema/career.ts';

export const careerItems: CareerItem[] = [
  {
    title: 'Ingénieure',
    company: 'Syndicat des eaux',
    project: 'Réseau du plateau',
    icon: 'database',
    color: 'teal',
    type: 'work',
    period: '',
    duration: '',
    level: 0,
  },
];
export const careerConnections: CareerConnection[] = [];
