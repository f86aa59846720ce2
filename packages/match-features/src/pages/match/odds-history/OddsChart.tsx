import type { OddsHistory } from '@tipmark/contract';
import { formatOdds, formatTime } from '@tipmark/remote-kit/i18n';
import { playApartSince, StepChart } from '@tipmark/ui-kit/charts';
import { selectionName } from '../../../parts/odds/outcome-name.ts';
import { timeTicks } from '../../../parts/odds/time-ticks.ts';
import type { Reader } from '../../../parts/page/reader.ts';
import { ceilingOf, isDismissal } from './chart-series.ts';
import { PLAY, type ShownPart } from './chart-span.ts';
import { momentText } from './moment-text.ts';
import type { ChosenOutcome } from './odds-choice.ts';
import { timeOfPrice, untimedAt } from './time-of-price.ts';

interface OddsChartProps {
  readonly history: OddsHistory;
  readonly chosen: ChosenOutcome;
  /** The shown part of the history; its line has at least one price. */
  readonly part: ShownPart;
  /** Prices are valid until then: now, or the end of the known history. */
  readonly endsAt: number;
  readonly reader: Reader;
}

/** The name of the first price in a part. */
function firstKeyOf(span: ShownPart['span']): string {
  if (span === undefined) return 'match.first';
  return span === PLAY ? 'match.closing' : 'match.hoursAgo';
}

/** The highest price of the market at a moment before it closed, with its bookmaker. */
function highestOf(history: OddsHistory, { line }: ChosenOutcome, range: ShownPart['range']) {
  const names = new Map(line.bookmakers.map(({ id, name }) => [id, name]));
  return (at: number, { t }: Reader): readonly string[] => {
    const held = at < history.closesAt ? range.findLast(([since]) => since <= at) : undefined;
    if (held === undefined) return [];
    const price = formatOdds(held[2]);
    return [t('match.highestAt', { odds: price, bookmaker: names.get(held[3]) ?? '' })];
  };
}

type Moments = NonNullable<OddsHistory['moments']>;

/** What the drawing contains besides the line; nothing for the line alone. */
function legendOf(range: ShownPart['range'], moments: Moments, { t }: Reader) {
  if (range.length === 0 && moments.length === 0) return undefined;
  return {
    line: t('match.siteLine'),
    best: range.length > 0 ? t('match.bestPrice') : undefined,
    band: range.length > 0 ? t('match.priceBand') : undefined,
    dot: moments.every(isDismissal) ? undefined : t('match.incidentGoal'),
    card: moments.some(isDismissal) ? t('match.incidentDismissal') : undefined,
  };
}

const startText = ({ closesAt, isTimeKnown }: OddsHistory, { t, locale, timeZone }: Reader) =>
  isTimeKnown === false
    ? t('match.startOnly')
    : t('match.start', { time: formatTime(closesAt, locale, timeZone) });

/** The site line of an outcome between the lowest and the highest price, with events. */
export const OddsChart = (props: OddsChartProps) => {
  const { history, chosen, part, endsAt, reader } = props;
  const { t } = reader;
  const { outcome } = chosen;
  const { closesAt } = history;
  const { closing, oddType } = outcome;
  const { span, points } = part;
  const [from = endsAt, odds = null] = points[0] ?? [];
  const opening = odds ?? outcome.first ?? 0;
  const range = part.range.filter(([at]) => at >= from && at < closesAt);
  const last = points.at(-1)?.[1] ?? null;
  const to = Math.max(endsAt, points.at(-1)?.[0] ?? from, from + 1);
  const isPlay = span === PLAY;
  const closingText =
    closing === null || isPlay ? undefined : t('match.closing', { odds: formatOdds(closing) });
  const nowText = last === null ? undefined : t('match.now', { odds: formatOdds(last) });
  const firstText = t(firstKeyOf(span), { hours: span, odds: formatOdds(opening) });
  const marks = [firstText, closingText ?? nowText ?? t('odds.suspended')].join(', ');
  const moments = (history.moments ?? []).filter(({ at }) => at >= from);
  const highestAt = highestOf(history, chosen, range);
  const first = { at: from, value: opening, text: firstText };
  const start = { at: closesAt, text: startText(history, reader) };
  const apartSince = playApartSince({ points, start, first, to });
  const timeOf = timeOfPrice(history, reader);
  const untimed = untimedAt(history);
  const ticks = (since: number, until: number) => timeTicks(since, until, reader);
  // without a real time before the match, an axis of times would be invented
  const isUntimed = points.every(([at]) => at >= closesAt || untimed.has(at));
  const ofPlay = apartSince === undefined ? [] : ticks(apartSince + 1, to);
  const before = isUntimed ? [] : ticks(from, apartSince === undefined ? to : apartSince - 1);
  const times = [...before, ...ofPlay];
  return (
    <>
      <StepChart
        label={t('match.chart', { outcome: selectionName(oddType, t), marks })}
        points={points}
        band={range.map(([at, lowest, highest]) => [at, lowest, highest])}
        ceiling={ceilingOf(outcome)}
        to={to}
        valueText={formatOdds}
        pointText={(at, value) =>
          [
            timeOf(at),
            value === null ? t('odds.suspended') : formatOdds(value),
            ...highestAt(at, reader),
          ].join(' · ')
        }
        times={times}
        start={start}
        moments={moments.map((moment) => ({
          at: moment.at,
          sign: isDismissal(moment) ? 'card' : 'dot',
          text: momentText(moment, reader),
        }))}
        legend={legendOf(range, moments, reader)}
        first={first}
        closing={
          closing !== null && closingText !== undefined
            ? { at: Math.min(Math.max(closesAt, from), to), value: closing, text: closingText }
            : undefined
        }
        last={nowText && last !== null ? { at: to, value: last, text: nowText } : undefined}
      />
      {moments.length > 0 && (
        <p className="happened">
          {moments.map((moment) => momentText(moment, reader)).join(' · ')}
        </p>
      )}
    </>
  );
};
