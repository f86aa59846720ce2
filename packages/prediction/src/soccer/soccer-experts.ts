import type { OrderedLogit } from '../ratings/ordered-logit.ts';
import { poissonResult } from '../ratings/poisson-result.ts';
import type { ResultProbabilities } from '../scores/score-matrix.ts';
import type { Pair } from '../walk-forward/timed-match.ts';
import type { LeagueRatings } from './league-ratings.ts';
import type { SoccerMatch } from './soccer-match.ts';

/** Decayed matches a team needs before its shots or past odds are used. */
const ENOUGH_SHOTS = 2;
const ENOUGH_ODDS = 0.1;

/** The separate opinion of each model about one match. */
export interface SoccerOpinions {
  readonly goals: ResultProbabilities;
  readonly proxy: ResultProbabilities;
  readonly shots: ResultProbabilities | undefined;
  readonly elo: ResultProbabilities;
  readonly odds: ResultProbabilities | undefined;
  readonly expected: {
    readonly goals: Pair;
    readonly proxy: Pair;
    readonly shots: Pair | undefined;
    readonly odds: Pair | undefined;
  };
}

/** The opinion of every model of a league on a match; models that know too little are absent. */
export function opinionsOn(
  match: SoccerMatch,
  league: LeagueRatings,
  logit: OrderedLogit,
): SoccerOpinions {
  const { homeKey, awayKey } = match;
  const lowScore = league.lowScore.value;
  const know = (weightOf: (key: string) => number, enough: number) =>
    weightOf(homeKey) >= enough && weightOf(awayKey) >= enough;
  const goals = league.goals.expect(homeKey, awayKey);
  const proxy = league.proxy.expect(homeKey, awayKey);
  const shots = know((key) => league.shots.weightOf(key), ENOUGH_SHOTS)
    ? scaled(league.shots.expect(homeKey, awayKey), league.conversion)
    : undefined;
  const odds = know((key) => league.odds.weightOf(key), ENOUGH_ODDS)
    ? league.edges.split(match, league.odds.expect(homeKey, awayKey))
    : undefined;
  return {
    goals: poissonResult(...goals, lowScore),
    proxy: poissonResult(...proxy, lowScore),
    shots: shots && poissonResult(...shots, lowScore),
    elo: logit.probabilities(league.elo.differenceOf(homeKey, awayKey)),
    odds: odds && poissonResult(...odds, lowScore),
    expected: { goals, proxy, shots, odds },
  };
}

/** The geometric mean of the models' expectations. */
export function expectedOf({ expected }: Pick<SoccerOpinions, 'expected'>): Pair {
  const pairs = [expected.goals, expected.proxy, expected.shots, expected.odds].filter(
    (pair) => pair !== undefined,
  );
  const mean = (side: 0 | 1) =>
    Math.exp(pairs.reduce((sum, pair) => sum + Math.log(pair[side]), 0) / pairs.length);
  return [mean(0), mean(1)];
}

function scaled([home, away]: Pair, factor: number): Pair {
  return [home * factor, away * factor];
}
