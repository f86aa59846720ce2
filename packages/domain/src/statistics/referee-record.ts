import { outcomesOf } from './outcomes.ts';
import type { PlayedMatch, StatisticName } from './played-match.ts';
import { type LineCount, totalsOf } from './totals.ts';

/** A mean of both sides together, over the matches in which it is known. */
export interface PerMatch {
  readonly average: number;
  readonly of: number;
}

export interface RefereeRecord {
  readonly count: number;
  readonly yellowCards: PerMatch | null;
  readonly redCards: PerMatch | null;
  readonly penalties: PerMatch | null;
  readonly fouls: PerMatch | null;
  readonly home: number;
  readonly draw: number;
  readonly away: number;
  /** Matches with more than 4.5 cards (yellow 1, red 2). */
  readonly cards: LineCount;
}

/**
 * A mean of fewer matches is unreliable: when sorted by a mean such referees come after the others,
 * whatever theirs is.
 */
export const ENOUGH_REFEREED_MATCHES = 5;

const CARDS_LINE = 4.5;
const RED_WEIGHT = 2;

/** Statistics of a referee's matches. */
export function refereeRecord(matches: readonly PlayedMatch[]): RefereeRecord {
  const { count, home, draw, away } = outcomesOf(matches);
  const [cards] = totalsOf(matches, [CARDS_LINE], cardsOf);
  return {
    count,
    yellowCards: perMatch(matches, 'yellowCards'),
    redCards: perMatch(matches, 'redCards'),
    penalties: perMatch(matches, 'penalties'),
    fouls: perMatch(matches, 'fouls'),
    home,
    draw,
    away,
    cards: cards ?? { line: CARDS_LINE, over: 0, of: 0 },
  };
}

/** Card points of a match; unreported red cards count as none. */
function cardsOf({ home, away }: PlayedMatch): number | undefined {
  if (home.yellowCards === undefined || away.yellowCards === undefined) return undefined;
  const reds = (home.redCards ?? 0) + (away.redCards ?? 0);
  return home.yellowCards + away.yellowCards + RED_WEIGHT * reds;
}

function perMatch(matches: readonly PlayedMatch[], statistic: StatisticName): PerMatch | null {
  let [sum, of] = [0, 0];
  for (const { home, away } of matches) {
    const [host, guest] = [home[statistic], away[statistic]];
    if (host === undefined || guest === undefined) continue;
    sum += host + guest;
    of += 1;
  }
  return of === 0 ? null : { average: sum / of, of };
}
