import type { StoryShot } from '@tipmark/contract';
import { type StoryRules, storyRules } from '@tipmark/domain';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { Card } from '@tipmark/ui-kit';
import type { Reader } from '../../../parts/page/reader.ts';
import { ColumnHeaders } from '../../../parts/tables/ColumnHeaders.tsx';
import { DataTable } from '../../../parts/tables/DataTable.tsx';
import { clockOf, shortName } from '../incident-view.ts';
import type { StoryProps } from './HowItWent.tsx';
import { DEPTH, Surface } from './Surface.tsx';
import { totalsOf } from './shot-totals.ts';
import { asTableClass, legendClass, mapClass } from './story-class.ts';

const SIDES = ['home', 'away'] as const;
const BEST = 5;

/** What came of a shot and how it was taken: `goal · penalty`, `off target · header`. */
export function whatOf({ outcome, situation, body, strength }: StoryShot, { t }: Reader): string {
  return [
    t(`story.outcome-${outcome}`),
    situation && situation !== 'open' ? t(`story.situation-${situation}`) : '',
    body === 'head' ? t('story.body-head') : '',
    strength && strength !== 'even' ? t(`story.strength-${strength}`) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

const chanceText = ({ expectedGoals }: StoryShot, { locale }: Reader): string =>
  expectedGoals === null ? '–' : formatNumber(expectedGoals, locale, { decimals: 2 });

const nameOf = ({ player }: StoryShot): string => (player === null ? '' : shortName(player));

const CLASS_OF = { goal: 'goal_shot' } as const satisfies Partial<
  Record<StoryShot['outcome'], string>
>;
const classOf = (outcome: StoryShot['outcome']): string =>
  `shot ${outcome in CLASS_OF ? CLASS_OF.goal : outcome}`;

/** Metres of a mark on a surface of that width. */
const radiusOf = ({ expectedGoals }: StoryShot, width: number): number =>
  (0.01 + 0.028 * Math.sqrt(expectedGoals ?? 0.03)) * width;

interface MarkProps {
  readonly outcome: StoryShot['outcome'];
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A circle; blocked shots are squares, so that colour alone decides nothing. */
const Mark = ({ outcome, x, y, r }: MarkProps) => {
  if (outcome === 'blocked') {
    return <rect className={classOf(outcome)} x={x - r} y={y - r} width={2 * r} height={2 * r} />;
  }
  return (
    <>
      <circle className={classOf(outcome)} cx={x} cy={y} r={r} />
      {outcome === 'goal' && <circle className="dot" cx={x} cy={y} r={r / 3} />}
    </>
  );
};

interface SideMapProps extends StoryProps {
  readonly side: StoryShot['side'];
  readonly shots: readonly StoryShot[];
  readonly area: StoryRules['area'];
}

const SideMap = ({ side, shots, area, match, reader }: SideMapProps) => {
  const { t, locale } = reader;
  const { name } = match[side];
  const { expectedGoals, ...totals } = totalsOf(shots, side);
  const known = shots.filter((shot) => shot.side === side && shot.place !== null);
  const depth = DEPTH[area.surface];
  const [width, middle] = [area.width, area.width / 2];
  return (
    <section className={side}>
      <h3>
        <span>
          <i />
          {name}
        </span>
        <small>
          {expectedGoals === null
            ? t('story.shotsCountOnly', totals)
            : t('story.shotsCount', {
                ...totals,
                expectedGoals: formatNumber(expectedGoals, locale, { decimals: 2 }),
              })}
        </small>
      </h3>
      {known.length > 0 && (
        <svg
          className="surface"
          viewBox={`0 0 ${width} ${depth}`}
          role="img"
          aria-label={t('story.shotsMap', { team: name, ...totals })}
        >
          <Surface area={area} />
          {known.map((shot, index) => {
            const [dx, dy] = shot.place ?? [0, 0];
            const r = radiusOf(shot, width);
            return (
              // oxlint-disable-next-line react/no-array-index-key -- two may be alike
              <g key={index}>
                <title>{`${clockOf(shot)} ${nameOf(shot)} ${whatOf(shot, reader)} ${chanceText(shot, reader)}`}</title>
                <Mark
                  outcome={shot.outcome}
                  x={Math.min(width - r, Math.max(r, middle + dy))}
                  y={Math.min(depth - r, Math.max(r, dx))}
                  r={r}
                />
              </g>
            );
          })}
        </svg>
      )}
    </section>
  );
};

const LEGEND = ['goal', 'on_target', 'off_target', 'blocked'] as const;

const Legend = ({ reader: { t } }: { readonly reader: Reader }) => (
  <ul className={legendClass}>
    {LEGEND.map((outcome) => (
      <li key={outcome}>
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
          <Mark outcome={outcome} x={7} y={7} r={5} />
        </svg>
        {t(`story.outcome-${outcome}`)}
      </li>
    ))}
    <li>{t('story.size')}</li>
  </ul>
);

const BestShots = ({
  shots,
  reader,
}: {
  readonly shots: readonly StoryShot[];
  readonly reader: Reader;
}) => (
  <section>
    <h3>{reader.t('story.bestShots')}</h3>
    <ol>
      {shots.map((shot, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may be alike
        <li key={index} className={shot.side}>
          <span>{clockOf(shot)}</span>
          <b>
            {nameOf(shot)}
            <small>{whatOf(shot, reader)}</small>
          </b>
          <strong>{chanceText(shot, reader)}</strong>
        </li>
      ))}
    </ol>
  </section>
);

const AllShots = ({
  shots,
  match,
  reader,
}: StoryProps & { readonly shots: readonly StoryShot[] }) => {
  const { t } = reader;
  return (
    <DataTable caption={t('story.shots')} reader={reader}>
      <ColumnHeaders
        columns={[t('course.when'), t('story.team'), t('story.player'), t('story.what'), 'xG']}
      />
      <tbody>
        {shots.map((shot, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may be alike
          <tr key={index}>
            <th scope="row">{clockOf(shot)}</th>
            <td>{match[shot.side].name}</td>
            <td>{nameOf(shot)}</td>
            <td>{whatOf(shot, reader)}</td>
            <td>{chanceText(shot, reader)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};

/** Where the shots of both sides were taken and what came of them; as a table, too. */
export const ShotMap = (props: StoryProps) => {
  const { story, sport, reader } = props;
  const { shots = [] } = story;
  const area = storyRules(sport)?.area;
  if (shots.length === 0 || !area) return null;
  const best = shots
    .filter(({ expectedGoals }) => expectedGoals !== null)
    .toSorted((one, other) => (other.expectedGoals ?? 0) - (one.expectedGoals ?? 0))
    .slice(0, BEST);
  return (
    <Card title={reader.t('story.shots')} isFlush>
      <div className={mapClass}>
        {SIDES.map((side) => (
          <SideMap key={side} {...props} side={side} shots={shots} area={area} />
        ))}
        {best.length > 0 && <BestShots shots={best} reader={reader} />}
      </div>
      <Legend reader={reader} />
      <details className={asTableClass}>
        <summary>{reader.t('story.asTable')}</summary>
        <AllShots {...props} shots={shots} />
      </details>
    </Card>
  );
};
