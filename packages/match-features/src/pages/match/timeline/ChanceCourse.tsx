import type { MatchTimeline } from '@tipmark/contract';
import { type Sport, sportRules } from '@tipmark/domain';
import { formatPercent } from '@tipmark/remote-kit/i18n';
import { Card, css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { resultOddTypes } from '../../../parts/match-head/result-odd-types.ts';
import { selectionName } from '../../../parts/odds/outcome-name.ts';
import type { Reader } from '../../../parts/page/reader.ts';
import { asTableClass } from '../../../parts/tables/as-table-class.ts';
import { ColumnHeaders } from '../../../parts/tables/ColumnHeaders.tsx';
import { DataTable } from '../../../parts/tables/DataTable.tsx';
import { clockOf } from '../incident-view.ts';
import {
  type Chances,
  chancesOf,
  courseDrawing,
  greatestTurn,
  HEIGHT,
  type Turn,
  turnsOf,
  WIDTH,
} from './chance-course.ts';

const chart = css`
  padding: 12px 16px 4px;
  font-size: ${font.meta};
  line-height: 16px;
  color: var(--text2);
  font-variant-numeric: tabular-nums;
  > p { font-size: ${font.small}; line-height: 18px; color: var(--text); }
  ul { display: flex; flex-wrap: wrap; gap: ${gap[4]} ${gap[16]}; padding-top: 8px; }
  li { display: inline-flex; align-items: center; gap: ${gap[8]}; }
  li svg { flex: none; }
  b { color: var(--text); font-weight: ${weight.bold}; }
  .plot { position: relative; padding: 22px 10px 22px 38px; }
  .plot > svg { display: block; width: 100%; height: 180px; overflow: visible; }
  path { fill: none; vector-effect: non-scaling-stroke; stroke: var(--grid); }
  .o0, .o1, .o2 { stroke: var(--home); stroke-width: 2px; stroke-linejoin: round; }
  .o1 { stroke: var(--neutralBar); }
  .o2 { stroke: var(--away); }
  .mark { stroke: var(--text3); stroke-dasharray: 2 3; }
  .card { stroke: var(--neg); stroke-dasharray: 2 3; }
  text { font: ${weight.medium} 11PX/14PX "Inter Variable", system-ui, sans-serif; fill: var(--text3); }
  .score { font-weight: ${weight.bold}; fill: var(--text); }
  @media (forced-colors: active) {
    .o0, .o1, .o2, .mark, .card { stroke: CanvasText; }
    text { fill: CanvasText; }
  }
  ${MOBILE} { padding: 10px var(--gutter) 4px; .plot > svg { height: 150px; } }
`;

const VALUES = [0, 25, 50, 75, 100];
const OUTCOMES = [0, 1, 2] as const;

interface ChanceCourseProps {
  readonly course: Pick<MatchTimeline, 'events'>;
  readonly points: NonNullable<MatchTimeline['chances']>;
  readonly sport: Sport;
  readonly isOver: boolean;
  readonly reader: Reader;
}

const shareText = (percent: number, { locale }: Reader) =>
  formatPercent(percent, locale, { decimals: 0 });

interface DrawingProps {
  readonly points: ChanceCourseProps['points'];
  readonly turns: readonly Turn[];
  readonly sport: Sport;
  readonly reader: Reader;
}

const Drawing = ({ points, turns, sport, reader }: DrawingProps) => {
  const { lines, marks, minutes } = courseDrawing(points, turns, sportRules(sport));
  return (
    <div className="plot">
      <svg aria-hidden="true">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" overflow="visible">
          {VALUES.map((value) => (
            <path key={value} d={`M0 ${value}H${WIDTH}`} />
          ))}
          {marks.map(({ x, isDismissal }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two may share a minute
            <path key={index} className={isDismissal ? 'card' : 'mark'} d={`M${x} -4V${HEIGHT}`} />
          ))}
          {OUTCOMES.map((outcome) => (
            <path key={outcome} className={`o${outcome}`} d={lines[outcome]} />
          ))}
        </svg>
        {VALUES.map((value) => (
          <text key={value} x="-8" y={`${100 - value}%`} dy="4" textAnchor="end">
            {value}
          </text>
        ))}
        {marks.map(
          ({ share, text }, index) =>
            text !== null && (
              // oxlint-disable-next-line react/no-array-index-key -- two may share a minute
              <text key={index} className="score" x={share} y="0" dy="-9" textAnchor="middle">
                {text}
              </text>
            ),
        )}
        {minutes.map(({ minute, share }) => (
          <text key={minute} x={share} y="100%" dy="18" textAnchor="middle">
            {reader.t('course.minute', { minute })}
          </text>
        ))}
      </svg>
    </div>
  );
};

const whatOf = ({ event, score }: Turn, { t }: Reader): string =>
  [t(`course.event-${event.type}`), score].filter((part) => part !== null).join(', ');

interface TableProps {
  readonly start: Chances;
  readonly end: Chances;
  readonly turns: readonly Turn[];
  readonly names: readonly string[];
  readonly isOver: boolean;
  readonly reader: Reader;
}

const CourseTable = ({ start, end, turns, names, isOver, reader }: TableProps) => {
  const { t } = reader;
  const row = (key: string, clock: string, what: string, chances: Chances) => (
    <tr key={key}>
      <th scope="row">{clock}</th>
      <td>{what}</td>
      {chances.map((share, index) => (
        <td key={names[index]}>{shareText(share, reader)}</td>
      ))}
    </tr>
  );
  return (
    <DataTable caption={t('course.chances')} reader={reader}>
      <ColumnHeaders columns={[t('course.when'), t('course.what'), ...names]} />
      <tbody>
        {row('start', '', t('course.chancesStart'), start)}
        {turns.map((turn, index) =>
          row(`${index}`, clockOf(turn.event), whatOf(turn, reader), turn.after),
        )}
        {row('end', '', t(isOver ? 'course.chancesEnd' : 'course.chancesNow'), end)}
      </tbody>
    </DataTable>
  );
};

/** In two sentences: what was expected, and what changed it most. */
function storyOf(start: Chances, turns: readonly Turn[], names: readonly string[], reader: Reader) {
  const { t } = reader;
  const expected = names.map((name, index) => `${name} ${shareText(start[index] ?? 0, reader)}`);
  const sentences = [t('course.chancesBefore', { chances: expected.join(', ') })];
  const greatest = greatestTurn(turns);
  if (greatest) {
    const { turn, outcome } = greatest;
    sentences.push(
      t('course.chancesTurn', {
        event: whatOf(turn, reader),
        clock: clockOf(turn.event),
        outcome: names[outcome],
        before: shareText(turn.before[outcome] ?? 0, reader),
        after: shareText(turn.after[outcome] ?? 0, reader),
      }),
    );
  }
  return sentences.join(' ');
}

/** How the chances of the result went, with goals and dismissals; as text and as a table too. */
export const ChanceCourse = ({ course, points, sport, isOver, reader }: ChanceCourseProps) => {
  const { t } = reader;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const turns = turnsOf(points, course.events, sportRules(sport));
  const names = resultOddTypes(sport).map((oddType) => selectionName(oddType, t));
  const [start, end] = [chancesOf(first), chancesOf(last)];
  return (
    <Card title={t('course.chances')} isFlush>
      <div className={chart}>
        <p>{storyOf(start, turns, names, reader)}</p>
        <ul>
          {names.map((name, index) => (
            <li key={name}>
              <svg width="20" height="4" viewBox="0 0 20 4" aria-hidden="true">
                <path className={`o${index}`} d="M0 2h20" />
              </svg>
              <span>
                {name} <b>{shareText(end[index] ?? 0, reader)}</b>
              </span>
            </li>
          ))}
        </ul>
        <Drawing points={points} turns={turns} sport={sport} reader={reader} />
      </div>
      <details className={asTableClass}>
        <summary>{t('course.chancesAsTable')}</summary>
        <CourseTable
          start={start}
          end={end}
          turns={turns}
          names={names}
          isOver={isOver}
          reader={reader}
        />
      </details>
    </Card>
  );
};
