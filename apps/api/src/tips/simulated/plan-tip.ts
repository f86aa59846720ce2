import { mainOddTypes } from '../../feed/odds/main-line.ts';
import { randomOf } from '../../simulator/chance/random.ts';
import { textFor } from './capper-texts.ts';
import type { SimulatedCapper } from './cappers.ts';

export type UpcomingMatch = {
  readonly id: number;
  readonly sport: number;
  /** Unix seconds. */
  readonly starts_at: number;
  readonly odds_current: readonly (number | null)[] | null;
  readonly home_ru: string;
  readonly away_ru: string;
  readonly home_en: string;
  readonly away_en: string;
};

export type PlannedTip = {
  readonly odd_type: string;
  readonly stake: number;
  readonly description: string;
  /** Unix seconds from which it may be posted. */
  readonly from: number;
};

const HOUR_SECONDS = 3_600;
const EARLIEST_HOURS = 20;
const SHORTEST_MILLI = 1_400;

/** What one person has to say about one match, if anything: the same whenever it is asked. */
export function planTip(
  seed: number,
  capper: SimulatedCapper,
  match: UpcomingMatch,
): PlannedTip | undefined {
  const random = randomOf(seed, 'tip', capper.name, match.id);
  if (!random.chance(capper.zeal)) return undefined;
  const from = match.starts_at - random.integer(1, EARLIEST_HOURS) * HOUR_SECONDS;
  const wish = random.next();
  const offers = mainOddTypes(match.sport)
    .map((oddType, index) => ({ oddType, milli: match.odds_current?.[index] ?? 0 }))
    .filter(({ milli }) => milli >= SHORTEST_MILLI && milli <= capper.maxMilliOdds);
  const chosen = offers[Math.floor(wish * offers.length)];
  if (chosen === undefined) return undefined;
  const teams =
    capper.locale === 'en'
      ? { home: match.home_en, away: match.away_en }
      : { home: match.home_ru, away: match.away_ru };
  return {
    odd_type: chosen.oddType,
    stake: Math.max(1, capper.stake + random.integer(-1, 1)),
    description: textFor(capper, chosen.oddType, teams, random),
    from,
  };
}
