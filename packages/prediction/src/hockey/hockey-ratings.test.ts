import { poissonResult } from '../ratings/poisson-result.ts';
import type { HockeyResult } from './hockey-match.ts';
import { HOCKEY_OPTIONS } from './hockey-options.ts';
import { HockeyRatings } from './hockey-ratings.ts';
import { USUAL_DRAW_FACTOR } from './regular-time.ts';

const aResult = (known: Partial<HockeyResult> = {}): HockeyResult => ({
  id: 'one',
  kickoffSeconds: 1_600_000_000,
  leagueKey: 'h',
  homeKey: 'a',
  awayKey: 'b',
  goals: [2, 2],
  isHomeWin: true,
  ...known,
});

test('a league learns its own share of level matches, starting from a prior of thirty matches', () => {
  const factorAfter = (goals: readonly [number, number]) => {
    const league = new HockeyRatings(HOCKEY_OPTIONS);
    const [, chance] = poissonResult(...league.goals.expect('a', 'b'));
    league.observe(aResult({ goals }));
    return { factor: league.drawFactor, chance };
  };
  const { factor, chance } = factorAfter([2, 2]);
  const [draws, expected] = [USUAL_DRAW_FACTOR * 30 * 0.999, 30 * 0.999];
  expect(factor).toBeCloseTo((draws + 1) / (expected + chance), 12);
  expect(factorAfter([4, 1]).factor).toBeCloseTo(draws / (expected + chance), 12);
});

test('a win after 60 level minutes is rated like a win by one goal', () => {
  const ratedAfter = (known: Partial<HockeyResult>) => {
    const league = new HockeyRatings(HOCKEY_OPTIONS);
    league.observe(aResult(known));
    return league.elo.differenceOf('a', 'b');
  };
  expect(ratedAfter({ isHomeWin: true })).toBe(ratedAfter({ goals: [3, 2] }));
  expect(ratedAfter({ isHomeWin: false })).toBe(ratedAfter({ goals: [2, 3], isHomeWin: false }));
});

test('closing odds are used if they exist and the option is on', () => {
  const reported = (usesPastOdds: boolean, closingOdds?: readonly [number, number]) => {
    const league = new HockeyRatings({ ...HOCKEY_OPTIONS, usesPastOdds });
    for (let match = 0; match < 3; match += 1) {
      league.observe(aResult(closingOdds && { closingOdds }));
    }
    return league.strengths.logOddsOf(aResult()) !== undefined;
  };
  expect(reported(true, [1_500, 2_700])).toBe(true);
  expect(reported(false, [1_500, 2_700])).toBe(false);
  expect(reported(true)).toBe(false);
});
