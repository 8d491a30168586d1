import type { ReactNode } from 'react';
import type { Project } from '#schema/projects.ts';
import styles from './line-drawing.module.css';
import './detail.css';
import '#app/components/wipe.css';
import { MapWindow } from './map-window.tsx';

type Drawing = NonNullable<Project['drawing']>;

/** Heights of the waveform's bars on both sides of the pause, in units. */
const barsBefore = [16, 44, 62, 22, 34, 12, 40, 54, 26, 20, 30, 14, 48, 10];
const barsAfter = [26, 58, 38, 16, 46, 64, 20, 32, 12, 42, 24, 50, 18, 28];

const bars = (heights: number[], from: number) =>
  heights.map((height, i) => `M${from + i * 9} ${50 - height / 2}v${height}`).join('');

const drawings: Record<Extract<Drawing, string>, ReactNode> = {
  // Spending that rises to a limit; the faint line has no limit.
  'cost-curve': (
    <>
      <path className={styles.faint} strokeDasharray="5 4" d="M8 42H176" />
      <path className={`${styles.faint} later`} d="M184 42 216 35 240 27 264 23 292 8" />
      <path className={styles.main} d="M8 92 40 86 58 88 76 78 96 76 116 70 134 58 152 55 180 42" />
      <path className={`${styles.main} later`} d="M180 42H292" />
      <circle className={`${styles.mark} later`} cx="180" cy="42" r="5" />
    </>
  ),
  // A page with an answer in front.
  answer: (
    <>
      <path className={styles.faint} d="M12 12H156V94H12ZM28 32H118M28 50H98M28 68H110" />
      <path className={styles.answer} d="M130 34H284V80H166L148 96V80H130Z" />
      <path className={`${styles.main} later`} d="M150 50H262M150 64H222" />
      <circle className={`${styles.mark} later`} cx="284" cy="34" r="5" />
    </>
  ),
  // Sound, interrupted by a pause.
  waveform: (
    <>
      <path className={styles.main} d={bars(barsBefore, 8)} />
      <path className={`${styles.main} later`} d={bars(barsAfter, 175)} />
      <path className={styles.pause} d="M141 32v36M159 32v36" />
    </>
  ),
};

const CustomDrawing = ({ main, faint, mark }: Exclude<Drawing, string>) => (
  <>
    {faint && <path className={styles.faint} d={faint} />}
    <path className={styles.main} d={main} />
    {mark && <circle className={`${styles.mark} later`} cx={mark.x} cy={mark.y} r="5" />}
  </>
);

type LineDrawingProps = {
  drawing?: Drawing | undefined;
  /** The place of the project among all, from 0. */
  place: number;
};

/** A drawing of a product, or a part of the map. Decorative: the title is next to it. */
export const LineDrawing = ({ drawing, place }: LineDrawingProps) => (
  <div className={styles.drawing} data-wipe="right" data-map={drawing ? undefined : true}>
    {drawing ? (
      <svg
        width="300"
        viewBox={typeof drawing === 'string' ? '6 0 288 104' : '0 0 300 104'}
        aria-hidden="true"
      >
        {typeof drawing === 'string' ? drawings[drawing] : <CustomDrawing {...drawing} />}
      </svg>
    ) : (
      <MapWindow place={place} />
    )}
  </div>
);
