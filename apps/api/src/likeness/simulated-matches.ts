import type { FeedRecordOf } from '@tipmark/contract/feed';
import type { SportName } from '@tipmark/domain';
import { createHockey, createSoccer, createTennis, pastMatches } from '../simulator/index.ts';
import { type ToldMatch, toldMatches } from './told-match.ts';

const DAY_SECONDS = 86_400;
const SPORTS = { soccer: createSoccer, hockey: createHockey, tennis: createTennis };

/** Half a year of the leagues of soccer, a winter of hockey, a year of tennis. */
export const SPANS: Readonly<Record<SportName, { readonly from: string; readonly days: number }>> =
  {
    soccer: { from: '2026-07-06', days: 182 },
    hockey: { from: '2026-09-01', days: 215 },
    tennis: { from: '2026-01-01', days: 364 },
  };

/** The matches of a simulated world that begin in a span of days, as its feed tells them. */
export function simulatedMatches(
  sport: SportName,
  { seed, from, days }: { readonly seed: number; readonly from: string; readonly days: number },
): ToldMatch[] {
  const start = Date.parse(`${from}T00:00:00Z`) / 1_000;
  const span = { from: start, to: start + days * DAY_SECONDS, aDay: Number.POSITIVE_INFINITY };
  const told: ToldMatch[] = [];
  // A day at a time: what was said between its first and its last word is forgotten at once.
  for (const records of pastMatches(SPORTS[sport](seed), span)) {
    told.push(...toldMatches(records, groupOf));
  }
  return told;
}

/** A league: of soccer the first divisions alone, like the files; of tennis the tour. */
function groupOf({ seasonKey }: FeedRecordOf<'match'>): string | undefined {
  if (seasonKey.startsWith('tennis-')) return seasonKey.includes('meridian') ? 'men' : 'women';
  return /^(hockey-\w\w-\d|\w\w(?:-[a-z]{3})?-1)-\d{4}/.exec(seasonKey)?.[1];
}
