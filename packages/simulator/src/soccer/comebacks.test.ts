import { reliability, type Stated } from '@tipmark/prediction';
import { sampleOf } from '@tipmark/test-kit/sample';
import { goalProbabilitiesFrom } from '../chance/goal-model.ts';
import { ADDED, type PitchMatch, playedOnPitch } from '../testing/played-pitch.ts';
import { mean } from '../testing/played-season.ts';

const MATCHES = sampleOf(8_000, 40_000);
const played = playedOnPitch(MATCHES);

const lead = ([home, away]: PitchMatch['atTheEnd']) => home - away;
/** 1 if the side behind at half-time wins, 0 if it draws, −1 if it loses. */
const cameBack = ({ atHalfTime, atTheEnd }: PitchMatch) =>
  -Math.sign(lead(atHalfTime)) * Math.sign(lead(atTheEnd));
/** How much more probable a win of the trailing side was before the match. */
function favour({ atHalfTime, forecast }: PitchMatch): number {
  return -Math.sign(lead(atHalfTime)) * (forecast.result[0] - forecast.result[2]);
}
/** The allowed difference of the model, and on top of it the sampling error of so few matches. */
const within = (allowed: number, share: number, matches: number) =>
  allowed + 2 * Math.sqrt((share * (1 - share)) / matches);
const trailed = played.filter(({ atHalfTime }) => lead(atHalfTime) !== 0);

// Of 5,359 matches of five first divisions of 2019 to 2024 in which somebody was behind at
// half-time; the chances before the match are those of closing prices. What is allowed is two and a
// half standard errors of the 617 last ones, who are the fewest.
test.each([
  ['a much weaker side', -1, -0.3, 0.022, 0.095, 0.02],
  ['a weaker side', -0.3, 0, 0.074, 0.183, 0.02],
  ['a stronger side', 0, 0.3, 0.147, 0.251, 0.025],
  ['a much stronger side', 0.3, 1, 0.261, 0.269, 0.045],
])(
  '%s that trails at half-time comes back as often as in real leagues',
  (_, from, to, win, draw, allowed) => {
    const those = trailed.filter((match) => favour(match) >= from && favour(match) < to);
    expect(those.length).toBeGreaterThan(MATCHES / 20);
    const won = mean(those.map((one) => Number(cameBack(one) === 1)));
    const drawn = mean(those.map((one) => Number(cameBack(one) === 0)));
    expect(Math.abs(won - win)).toBeLessThan(within(allowed, win, those.length));
    expect(Math.abs(drawn - draw)).toBeLessThan(within(allowed, draw, those.length));
  },
);

// Percent of 8,955 matches of those leagues.
test.each([
  ['the home team comes back to win', -1, 1, 3.07],
  ['the away team comes back to win', 1, -1, 2.39],
  ['the home team equalizes', -1, 0, 5.08],
  ['the away team equalizes', 1, 0, 5.35],
  ['a match stays level', 0, 0, 14.84],
])('%s as often as in real leagues', (_, half, end, real) => {
  const of = played.filter(
    ({ atHalfTime, atTheEnd }) =>
      Math.sign(lead(atHalfTime)) === half && Math.sign(lead(atTheEnd)) === end,
  );
  const share = real / 100;
  const allowed = within(0.2 * share, share, MATCHES);
  expect(Math.abs(of.length / MATCHES - share)).toBeLessThan(allowed);
});

test('forecasts of the model at half-time are reliable', () => {
  const share = (45 + ADDED[0]) / (90 + ADDED[0] + ADDED[1]);
  const forecast = played.map(({ expected, atHalfTime, atTheEnd }) => {
    const { result, total } = goalProbabilitiesFrom(expected, { share, goals: atHalfTime });
    const sign = Math.sign(lead(atTheEnd));
    return {
      results: result.map((chance, index): Stated => [chance, index === 1 - sign]),
      totals: [[total[0], atTheEnd[0] + atTheEnd[1] > 2.5]] satisfies Stated[],
      behind: lead(atHalfTime),
    };
  });
  for (const stated of [
    forecast.map(({ results }) => results),
    forecast.map(({ totals }) => totals),
  ]) {
    const open = stated.map((those) => those.filter(([one]) => one > 0.001 && one < 0.999));
    const { slope, error } = reliability(open);
    expect(error).toBeLessThan(6 / Math.sqrt(MATCHES));
    expect(Math.abs(slope - 1)).toBeLessThan(3 * error);
  }
  for (const behind of [-2, -1, 0, 1, 2]) {
    const those = forecast.filter((one) => one.behind === behind);
    for (const outcome of [0, 1, 2]) {
      const cases = those.flatMap(({ results }) => results.slice(outcome, outcome + 1));
      const happened = mean(cases.map(([, one]) => Number(one)));
      const chance = mean(cases.map(([one]) => one));
      const error = Math.sqrt((chance * (1 - chance)) / cases.length);
      expect(Math.abs(happened - chance)).toBeLessThan(0.005 + 3 * error);
    }
  }
});
