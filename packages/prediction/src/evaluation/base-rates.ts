import { DAY_SECONDS } from '@tipmark/domain';
/** A played match in the form the evaluation needs. */
export interface PlayedOutcome {
  readonly matchId: string;
  readonly leagueKey: string;
  readonly atSeconds: number;
  /** Index of the outcome: 0 home win, 1 draw, 2 away win (or 0 and 1 where there is no draw). */
  readonly outcome: number;
}

/** The weight in matches of equal chances before a league has its own data. */
const PRIOR_MATCHES = 3;

/**
 * The lower reference: how often each outcome had happened in the league up to the day before.
 * @param outcomes all played matches, also those before the scored ones
 * @param size number of outcomes
 * @returns by match id
 */
export function baseRates(
  outcomes: readonly PlayedOutcome[],
  size: number,
): Map<string, readonly number[]> {
  const rates = new Map<string, readonly number[]>();
  const leagues = new Map<string, LeagueCounts>();
  for (const played of outcomes.toSorted((one, other) => one.atSeconds - other.atSeconds)) {
    const league = leagues.get(played.leagueKey) ?? new LeagueCounts(size);
    leagues.set(played.leagueKey, league);
    rates.set(played.matchId, league.ratesBefore(Math.floor(played.atSeconds / DAY_SECONDS)));
    league.count(played.outcome);
  }
  return rates;
}

class LeagueCounts {
  readonly #counts: number[];
  #rates: readonly number[] = [];
  #day = Number.NEGATIVE_INFINITY;

  constructor(size: number) {
    this.#counts = Array.from({ length: size }, () => PRIOR_MATCHES / size);
  }

  ratesBefore(day: number): readonly number[] {
    if (day > this.#day) {
      const total = this.#counts.reduce((sum, count) => sum + count, 0);
      this.#rates = this.#counts.map((count) => count / total);
      this.#day = day;
    }
    return this.#rates;
  }

  count(outcome: number): void {
    this.#counts[outcome] = (this.#counts[outcome] ?? 0) + 1;
  }
}
