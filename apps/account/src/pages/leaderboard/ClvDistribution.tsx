import type { RatingDistribution, UsersRating } from '@tipmark/contract';
import { CLV_COLUMN_PERCENT, CLV_EDGE_PERCENT } from '@tipmark/domain';
import type { Reader } from '@tipmark/match-features';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import { signedPercent } from '../../parts/format/signed-numbers.ts';
import { distributionClass } from './leaderboard-class.ts';

interface DistributionProps {
  readonly distribution: RatingDistribution;
  readonly reader: Reader;
}

const PERCENT = 100;
/** From here on columns are coloured: less may be chance. */
const COLOURED_PERCENT = 1;
const TICKS = [-6, -4, -2, 0, 2, 4, 6];
/** In pixels: the names above, one a line so that they never meet, the columns, the scale. */
const LINE = 14;
const HEIGHT = 64;
const SCALE = 18;
/** Shares of a column and of the height, in units of the drawing. */
const COLUMN = 10;
const GAP = 0.6;

const lowOf = (column: number): number => column * CLV_COLUMN_PERCENT - CLV_EDGE_PERCENT;

/** Where a CLV stands from the left, in percent of the width. */
function placeOf(clvPercent: number): number {
  const held = Math.min(CLV_EDGE_PERCENT, Math.max(-CLV_EDGE_PERCENT, clvPercent));
  return (
    Math.round((PERCENT * PERCENT * (held + CLV_EDGE_PERCENT)) / (2 * CLV_EDGE_PERCENT)) / PERCENT
  );
}

/** The columns that `isShown` by their lower edge as one outline. */
function outlineOf(columns: readonly number[], isShown: (low: number) => boolean): string {
  const highest = Math.max(...columns);
  return columns
    .map((count, column) => {
      if (count === 0 || !isShown(lowOf(column))) return '';
      const top = Math.round(HEIGHT * (1 - count / highest));
      return `M${column * COLUMN + GAP} ${HEIGHT}V${top}h${COLUMN - 2 * GAP}V${HEIGHT}z`;
    })
    .join('');
}

/** A name to the left of a line needs so much of the width. */
const ROOM_FOR_NAME = 30;

interface MarkProps {
  readonly at: number;
  readonly text: string;
  readonly color: string;
  /** From 1. */
  readonly line: number;
  readonly base: number;
}

/** A line over the columns with its name on the side that has room. */
function Mark({ at, text, color, line, base }: MarkProps) {
  const isLeft = at >= ROOM_FOR_NAME;
  const x = `${at}%`;
  const y = line * LINE - 4;
  return (
    <>
      <line x1={x} x2={x} y1={y - 8} y2={base} stroke={color} />
      <text x={x} dx={isLeft ? -5 : 5} y={y} textAnchor={isLeft ? 'end' : 'start'} fill={color}>
        {text}
      </text>
    </>
  );
}

/** The counts in words: what a reader hears instead of the drawing. */
function countsOf(columns: readonly number[], { locale }: Reader): string {
  const counts = columns.flatMap((count, column) => {
    const [low, high] = [column, column + 1].map((edge) => signedPercent(lowOf(edge), locale));
    const isLast = column === columns.length - 1;
    const range = column === 0 ? `< ${high}` : isLast ? `≥ ${low}` : `${low} … ${high}`;
    return count === 0 ? [] : [`${range}: ${formatNumber(count, locale)}`];
  });
  return counts.join('; ');
}

function Columns({
  distribution,
  ownClv,
  reader,
}: DistributionProps & { readonly ownClv: number | null }) {
  const { t, locale } = reader;
  const { columns, medianClvPercent } = distribution;
  const top = ownClv === null ? LINE : 2 * LINE;
  const base = top + HEIGHT;
  const median = t('rating.clvMedian', { value: signedPercent(medianClvPercent, locale) });
  return (
    <svg role="img" aria-label={`${median}; ${countsOf(columns, reader)}`} height={base + SCALE}>
      <svg
        viewBox={`0 0 ${columns.length * COLUMN} ${HEIGHT}`}
        preserveAspectRatio="none"
        y={top}
        width="100%"
        height={HEIGHT}
      >
        <path d={outlineOf(columns, (low) => low < COLOURED_PERCENT)} fill="var(--text3)" />
        <path d={outlineOf(columns, (low) => low >= COLOURED_PERCENT)} fill="var(--pos)" />
      </svg>
      <line x2="100%" y1={base} y2={base} stroke="var(--borderStrong)" />
      <line x1="50%" x2="50%" y1={top} y2={base} stroke="var(--borderStrong)" />
      {TICKS.map((tick) => (
        <text key={tick} x={`${placeOf(tick)}%`} y={base + LINE} textAnchor="middle">
          {formatPercent(tick, locale, { decimals: 0, isSigned: tick !== 0 })}
        </text>
      ))}
      <Mark
        at={placeOf(medianClvPercent)}
        text={median}
        color="var(--text2)"
        line={1}
        base={base}
      />
      {ownClv !== null && (
        <Mark
          at={placeOf(ownClv)}
          text={t('rating.you')}
          color="var(--accent)"
          line={2}
          base={base}
        />
      )}
    </svg>
  );
}

const ALL_SPORTS = 3;

function Figures({ distribution, reader }: DistributionProps) {
  const { t, locale } = reader;
  const share = (count: number) =>
    `${formatNumber(count, locale)} · ${formatPercent((PERCENT * count) / distribution.cappers, locale)}`;
  const premium = formatNumber(distribution.premiumCappers, locale);
  const isOfAllSports = distribution.premiumSports === ALL_SPORTS;
  const figures = [
    ['beat', share(distribution.beatClosing)],
    ['gain', share(distribution.inProfit)],
    ['medianRoi', signedPercent(distribution.medianRoiPercent, locale)],
    ['medianClv', signedPercent(distribution.medianClvPercent, locale)],
    ['premiums', isOfAllSports ? t('rating.inSports', { n: premium }) : premium],
  ] as const;
  return (
    <dl>
      {figures.map(([key, value]) => (
        <div key={key}>
          <dt>{t(`rating.${key}`)}</dt>
          <dd>
            <b>{value}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How all ranked cappers compare: their CLV as columns, and the figures of it. */
export function ClvDistribution({
  rating: { distribution, own },
  reader,
}: {
  readonly rating: UsersRating;
  readonly reader: Reader;
}) {
  if (distribution === null) return null;
  const ownClv = own === null || own.position === null ? null : own.clvPercent;
  return (
    <div className={distributionClass}>
      <figure>
        <figcaption>
          <b>{reader.t('rating.clvAll')}</b> {reader.t('rating.clvKey')}
        </figcaption>
        <Columns distribution={distribution} ownClv={ownClv} reader={reader} />
      </figure>
      <Figures distribution={distribution} reader={reader} />
    </div>
  );
}
