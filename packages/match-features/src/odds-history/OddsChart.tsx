import type { OutcomeHistory } from '@tipmark/contract';
import { formatDateTime, formatOdds, formatTime } from '@tipmark/remote-kit/i18n';
import { StepChart } from '@tipmark/ui-kit/charts';
import { selectionName } from '../match-page/outcome-name.ts';
import type { Reader } from '../match-page/reader.ts';
import { lastSteps, spansOf } from './chart-span.ts';
import { timeTicks } from './time-ticks.ts';

interface OddsChartProps {
  readonly outcome: OutcomeHistory;
  readonly startsAt: number;
  /** Prices hold until then: now, or the end of what is known. */
  readonly endsAt: number;
  /** Only so many hours before the end. */
  readonly hours: number | undefined;
  readonly reader: Reader;
}

/** The site line of an outcome; it has at least one price. */
export const OddsChart = ({ outcome, startsAt, endsAt, hours, reader }: OddsChartProps) => {
  const { t, locale, timeZone } = reader;
  const { closing, oddType } = outcome;
  const isPart = hours !== undefined && spansOf(outcome.points, endsAt).includes(hours);
  const points = isPart ? lastSteps(outcome.points, endsAt, hours) : outcome.points;
  const [from = endsAt, opening = 0] = points[0] ?? [];
  const [, current = opening] = points.at(-1) ?? [];
  const to = Math.max(endsAt, points.at(-1)?.[0] ?? from, from + 1);
  const firstText = isPart
    ? t('match.hoursAgo', { hours, odds: formatOdds(opening) })
    : t('match.first', { odds: formatOdds(opening) });
  const closingText =
    closing === null ? undefined : t('match.closing', { odds: formatOdds(closing) });
  const nowText = t('match.now', { odds: formatOdds(current) });
  const marks = [firstText, closingText ?? nowText].join(', ');
  return (
    <StepChart
      label={t('match.chart', { outcome: selectionName(oddType, t), marks })}
      points={points}
      to={to}
      valueText={(value) => value.toFixed(2)}
      pointText={(at, odds) => `${formatDateTime(at, locale, timeZone)} · ${formatOdds(odds)}`}
      times={timeTicks(from, to, reader)}
      start={{
        at: startsAt,
        text: t('match.start', { time: formatTime(startsAt, locale, timeZone) }),
      }}
      first={{ at: from, value: opening, text: firstText }}
      closing={
        closing !== null && closingText !== undefined
          ? { at: Math.min(Math.max(startsAt, from), to), value: closing, text: closingText }
          : undefined
      }
      last={{ at: to, value: current, text: nowText }}
    />
  );
};
