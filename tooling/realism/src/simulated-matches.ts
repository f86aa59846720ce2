import type { FeedRecordOf } from '@tipmark/contract/feed';
import { pastMatches, type SimulatedSport, SPORT_WORLDS, seasonRecords } from '@tipmark/simulator';
import { type ReportedMatch, reportedMatches } from './reported-match.ts';

const DAY_SECONDS = 86_400;

/** Half a year of the leagues of soccer, a winter of hockey, a year of tennis. */
export const SPANS: Readonly<
  Record<SimulatedSport, { readonly from: string; readonly days: number }>
> = {
  soccer: { from: '2026-07-06', days: 182 },
  hockey: { from: '2026-09-01', days: 215 },
  tennis: { from: '2026-01-01', days: 364 },
};

export interface SimulatedSpan {
  readonly seed: number;
  readonly from: string;
  readonly days: number;
}

/** The matches of a simulated world that begin in a span of days, as reported by its feed. */
export function simulatedMatches(
  sport: SimulatedSport,
  { seed, ...span }: SimulatedSpan,
): ReportedMatch[] {
  const { from, to } = secondsOf(span);
  // Day by day: all records of a match are dropped as soon as its last one was read.
  const days = pastMatches(SPORT_WORLDS[sport](seed), { from, to, aDay: Number.POSITIVE_INFINITY });
  return [...days].flatMap((records) => reportedMatches(records, groupOf));
}

/** Those of the season of its last day and of the season before, complete as its past is. */
export function completeMatches(
  sport: SimulatedSport,
  { seed, ...span }: SimulatedSpan,
): ReportedMatch[] {
  const { to } = secondsOf(span);
  return [...seasonRecords([SPORT_WORLDS[sport](seed)], { began: to, until: to })].flatMap(
    ({ matches }) =>
      reportedMatches(
        matches.flatMap(({ emit }) => emit()),
        groupOf,
      ),
  );
}

/** Those of a span with the prices during their play, which take a minute a hundred days. */
export function matchesPricedInPlay(
  sport: SimulatedSport,
  { seed, ...span }: SimulatedSpan,
): ReportedMatch[] {
  const { from, to } = secondsOf(span);
  const world = SPORT_WORLDS[sport](seed);
  const days = Array.from({ length: span.days }, (_, day) => from / DAY_SECONDS + day);
  return days.flatMap((day) =>
    world.plansOn(day).flatMap((plan) => {
      const message = plan.between(Number.NEGATIVE_INFINITY, to);
      return reportedMatches(
        message.map(({ record }) => record),
        groupOf,
      );
    }),
  );
}

function secondsOf({ from, days }: Omit<SimulatedSpan, 'seed'>) {
  const start = Date.parse(`${from}T00:00:00Z`) / 1_000;
  return { from: start, to: start + days * DAY_SECONDS };
}

/** A league: in soccer only the first divisions, like the files; in tennis the tour. */
function groupOf({ seasonKey }: FeedRecordOf<'match'>): string | undefined {
  if (seasonKey.startsWith('tennis-')) return seasonKey.includes('meridian') ? 'men' : 'women';
  return /^(hockey-\w\w-\d|\w\w(?:-[a-z]{3})?-1)-\d{4}/.exec(seasonKey)?.[1];
}
