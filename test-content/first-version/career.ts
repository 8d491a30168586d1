/** One role. Roles are drawn as cards: a graph on wide screens, a timeline on narrow ones. At least one. */
export type CareerItem = {
  /** What you were there. Required. */
  title: string;
  /** A company's name, or its kind ('A database company'). Required. */
  company: string;
  /** Chooses the pin's icon; left out, it is a building. */
  icon?: 'database' | 'building';
  /** The pin's ring. Required. */
  color: TimelineColor;
  /** When, as it should read ('2019 to 2022'); empty shows nothing and leaves no gap. */
  period: string;
  /** How long, as it should read ('3 years'); empty shows nothing and leaves no gap. */
  duration: string;
  /** What was built there, in a few words. Required. */
  project: string;
  /** Room for other kinds of career; only work is shown so far. */
  type: 'work';
  /** How far up the climb: 0 to 4, or up to 7 in a long career. Required. */
  level: number;
  /** The card's centre, in percent of the graph area. */
  x?: number;
  y?: number;
};

type TimelineColor = 'copper' | 'teal' | 'ink';

/** From one item to the item it led to, by their places in the list below (the first is 0). */
export type CareerConnection = [from: number, to: number];

const work = { period: '', duration: '', type: 'work' } as const;

export const careerItems: CareerItem[] = [
  {
    ...work,
    title: 'Software Engineer',
    company: 'A database company',
    project: 'Observability Platform',
    icon: 'database',
    color: 'teal',
    level: 0,
    x: 42,
    y: 91,
  },
];

export const careerConnections: CareerConnection[] = [];
