import { type Duel, StrengthFilter } from '../ratings/strength-filter.ts';
import type { Pair } from '../walk-forward/timed-match.ts';
import type { SoccerMatch } from './soccer-match.ts';

const TEAM_PRIOR = { mean: 0, variance: 0.25, wander: 0.001 };
const HOME = 'home';
const HOME_PRIOR = { mean: 0.25, variance: 0.02, wander: 0.000_02 };
/** Variance of closing odds and of goals around the strengths. */
const PRICE_NOISE = 0.015;
const GOALS_NOISE = 1;
/** Keeps the ratio of few goals finite. */
const GOALS_OFFSET = 0.5;

/**
 * The ratio by which a league's teams are expected to outscore each other: strengths learned from
 * the closing odds of past matches, adjusted a little by their results.
 */
export class GoalEdges {
  readonly #filter = new StrengthFilter();

  /** Splits a total of goals between home and away by their strengths. */
  split(match: SoccerMatch, [home, away]: Pair): Pair {
    const total = home + away;
    const host = total / (1 + Math.exp(-this.#filter.logOddsOf(duelOf(match), 0)));
    return [host, total - host];
  }

  /**
   * @param implied goals implied by the closing odds
   * @param played goals, or an estimate of them from shots
   */
  observe(match: SoccerMatch, implied: Pair, played: Pair): void {
    const duel = duelOf(match);
    this.#filter.observePrice(duel, Math.log(implied[0] / implied[1]), PRICE_NOISE);
    const seen = Math.log((played[0] + GOALS_OFFSET) / (played[1] + GOALS_OFFSET));
    this.#filter.observe(duel, seen, GOALS_NOISE);
  }
}

function duelOf({ homeKey, awayKey, kickoffSeconds }: SoccerMatch): Duel {
  return {
    parts: [
      { key: `team ${homeKey}`, sign: 1, prior: TEAM_PRIOR },
      { key: `team ${awayKey}`, sign: -1, prior: TEAM_PRIOR },
      { key: HOME, sign: 1, prior: HOME_PRIOR },
    ],
    atSeconds: kickoffSeconds,
  };
}
