import map from '#app/components/contour-lines/contour-lines.module.css';
import { ContourLines } from '#app/components/contour-lines/contour-lines.tsx';
import { HillSection } from '#app/components/hill-section/hill-section.tsx';
import { strings as siteStrings } from '#content/content.ts';
import { scriptsIn } from '#lib/scripts.ts';
import { hill } from '#model/career/own-hill.ts';
import { routeEnd } from '#model/career/route-stations.ts';
import { isRightToLeft } from '#model/translation.ts';
import styles from './not-found.module.css';

const strings = siteStrings.notFound;

/** Off the route. */
const here = { x: 213, y: 440 };

/** The width of a character of the label. */
const characterWidth = 9;

/** The 404 page: the visitor has left the route. */
export default function NotFoundPage() {
  const labelX = here.x + 16 + (strings.here.length * characterWidth) / 2;
  // The map of right-to-left sites is mirrored, but its text is not.
  const upright = isRightToLeft ? `matrix(-1 0 0 1 ${2 * labelX} 0)` : undefined;
  return (
    <HillSection id="not-found">
      <h1
        id="not-found-heading"
        className={styles.heading}
        data-script={scriptsIn(strings.heading)}
      >
        {strings.heading}
      </h1>
      <p className={styles.link}>
        <a href={import.meta.env.BASE_URL} className={styles.home}>
          {strings.home}
        </a>
      </p>
      <ContourLines
        hill={hill.url}
        className={styles.contours}
        marks={
          <g className={map.route}>
            <path d={routeEnd.path} />
            <path
              d={`M${routeEnd.stations[0]}C340 365 280 390 ${here.x} ${here.y}`}
              className={styles.dots}
            />
            {routeEnd.stations.map(([x, y]) => (
              <circle key={x} cx={x} cy={y} r="5" className={styles.ring} />
            ))}
            <circle cx={here.x} cy={here.y} r="7" className={styles.marker} data-marker />
            <text x={labelX} y={here.y + 5} transform={upright} className={map.name}>
              {strings.here}
            </text>
          </g>
        }
      />
    </HillSection>
  );
}
