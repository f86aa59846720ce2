import type { FeedRecord, FeedRecordOf } from '@tipmark/contract/feed';
import { MATCH_STATUS, removeMargin, siteLine } from '@tipmark/domain';
import { reliability } from '@tipmark/prediction';
import { sampleOf, testSeed } from '@tipmark/test-kit/sample';
import { utcDayOf } from '../calendar/civil-day.ts';
import { bookmakers } from '../prices/bookmakers.ts';
import { mean, sampleSeason } from '../testing/played-season.ts';
import { createSoccer } from './soccer-world.ts';

const DAY = 86_400;
const RESULT = ['1x2.1', '1x2.x', '1x2.2'] as const;

const { of, start } = sampleSeason('soccer');
const finished = of('score').filter(({ status }) => status === MATCH_STATUS.finished);
const odds = Map.groupBy(of('odds'), ({ matchKey }) => matchKey);
const share = (test: (score: Score) => boolean) =>
  mean(finished.map(({ score }) => Number(test(score))));
type Score = FeedRecordOf<'score'>['score'];

const home = (score: Score) => score?.home ?? 0;
const away = (score: Score) => score?.away ?? 0;

describe('results are like those of real leagues', () => {
  test('there are enough matches to compare', () => {
    expect(finished.length).toBeGreaterThan(sampleOf(1_500, 3_500));
  });

  test('goals per match are as in real leagues', () => {
    const goals = mean(finished.map(({ score }) => home(score) + away(score)));
    expect(goals).toBeGreaterThan(2.5);
    expect(goals).toBeLessThan(3);
  });

  test('home wins and draws are as frequent as in real leagues', () => {
    const wins = share((score) => home(score) > away(score));
    const draws = share((score) => home(score) === away(score));
    expect(wins).toBeGreaterThan(0.42);
    expect(wins).toBeLessThan(0.48);
    expect(draws).toBeGreaterThan(0.22);
    expect(draws).toBeLessThan(0.29);
  });

  test('halves add up to the score, and the second has more goals', () => {
    const halves = [0, 1].map((half) =>
      mean(
        finished.map(({ score }) =>
          (score?.periods?.[half] ?? [0, 0]).reduce((sum, one) => sum + one, 0),
        ),
      ),
    );
    expect(halves[1]).toBeGreaterThan(halves[0] ?? 0);
    for (const { score } of finished) {
      expect(score?.periods?.reduce((sum, [goals]) => sum + goals, 0)).toBe(home(score));
    }
  });

  test('cards are as frequent as in real leagues', () => {
    const red = mean(
      finished.map(({ score }) => (score?.redCards?.[0] ?? 0) + (score?.redCards?.[1] ?? 0)),
    );
    // Real leagues of 2019 to 2025: 0.21.
    expect(red).toBeGreaterThan(0.12);
    expect(red).toBeLessThan(0.27);
    const yellow = of('event').filter(({ type }) => type === 'yellow').length / finished.length;
    expect(yellow).toBeGreaterThan(3);
    expect(yellow).toBeLessThan(5);
  });

  // Five top leagues of five seasons: 53 % over 2.5, 54 % both teams scored, 9.8 corners,
  // 24.5 fouls, 24.5 shots, 1.26 of 2.81 goals in the first half.
  test('totals, goals of both teams, corners, fouls and shots are as in real leagues', () => {
    const over = share((score) => home(score) + away(score) > 2.5);
    expect(over).toBeGreaterThan(0.46);
    expect(over).toBeLessThan(0.56);
    const both = share((score) => home(score) > 0 && away(score) > 0);
    expect(both).toBeGreaterThan(0.47);
    expect(both).toBeLessThan(0.57);
    const last = new Map(of('statistics').map((record) => [record.matchKey, record]));
    const perMatch = (statistic: 'corners' | 'fouls' | 'shots' | 'shotsOnTarget') =>
      mean(
        finished.flatMap(({ matchKey }) => {
          const { home: host, away: guest } = last.get(matchKey) ?? { home: {}, away: {} };
          const [one, other] = [host[statistic], guest[statistic]];
          return one === undefined || other === undefined ? [] : [one + other];
        }),
      );
    expect(Math.abs(perMatch('corners') - 9.8)).toBeLessThan(1);
    expect(Math.abs(perMatch('fouls') - 24.5)).toBeLessThan(1.5);
    expect(Math.abs(perMatch('shots') - 23.8)).toBeLessThan(1.5);
    expect(Math.abs(perMatch('shotsOnTarget') - 8.4)).toBeLessThan(0.8);
  });

  test('every goal is an event, and shots per side are plausible', () => {
    const goals = new Map<string, number>();
    for (const { matchKey, type } of of('event')) {
      if (!type.endsWith('goal') || type === 'shootout_goal') continue;
      goals.set(matchKey, (goals.get(matchKey) ?? 0) + 1);
    }
    const known = finished.filter(({ matchKey }) => odds.has(matchKey)).slice(50, 1_500);
    for (const { matchKey, score } of known) {
      const [more, less] = score?.extra ?? [0, 0];
      const all = home(score) + away(score) + more + less;
      expect([matchKey, goals.get(matchKey) ?? 0]).toEqual([matchKey, all]);
    }
    const shots = mean(of('statistics').map((one) => one.home.shots ?? 0));
    expect(shots).toBeGreaterThan(8);
    expect(shots).toBeLessThan(16);
  });
});

describe('prices', () => {
  test('have the margin of each bookmaker', () => {
    for (const { key, margin } of bookmakers) {
      const margins = [...odds.values()].slice(0, 300).flatMap((ofMatch) => {
        const prices = pricesOf(ofMatch[0], key);
        return prices.length === 3 ? [mean(prices.map((price) => 3_000 / price)) - 1] : [];
      });
      if (margins.length < 20) continue;
      expect(mean(margins)).toBeGreaterThan(0.02);
      expect(mean(margins)).toBeLessThan(0.08);
      expect(Math.abs(mean(margins) - margin)).toBeLessThan(0.006);
    }
  });

  test('move and stop before the start, and some bookmakers drop out', () => {
    const whole = [...odds.values()].filter((ofMatch) => ofMatch.length >= 8);
    const moved = whole.filter((ofMatch) => lineOf(ofMatch[0])[0] !== lineOf(ofMatch.at(-1))[0]);
    expect(moved.length / whole.length).toBeGreaterThan(0.9);
    const kickOffs = new Map(of('match').map(({ key, startsAt }) => [key, startsAt]));
    for (const [key, ofMatch] of odds) {
      const startsAt = kickOffs.get(key) ?? Number.POSITIVE_INFINITY;
      expect(ofMatch.at(-1)?.at).toBeLessThan(startsAt);
    }
    const silenced = whole.filter(
      (ofMatch) => bookmakersIn(ofMatch.at(-1)) < bookmakersIn(ofMatch.at(-3)),
    );
    expect(silenced.length).toBeGreaterThan(0);
  });

  test('fall by more than a tenth in some matches', () => {
    const whole = [...odds.values()].filter((ofMatch) => ofMatch.length >= 8);
    const dropped = whole.filter((ofMatch) =>
      lineOf(ofMatch.at(-1)).some(
        (now, outcome) => (now ?? 0) < 0.9 * (lineOf(ofMatch[0])[outcome] ?? 0),
      ),
    );
    expect(dropped.length / whole.length).toBeGreaterThan(0.1);
  });

  test('change in some match every few minutes', () => {
    const instants = of('odds').map(({ at }) => at);
    const windows = Array.from({ length: 96 }, (_, window) => start + 2 * DAY + window * 900);
    const quiet = windows.filter((end) => !instants.some((at) => at > end - 600 && at <= end));
    expect(quiet.length).toBeLessThan(5);
  });

  test('are calibrated at the close', () => {
    const matches = finished.map(({ matchKey, score }) => {
      const fair = removeMargin(lineOf(odds.get(matchKey)?.at(-1)));
      const won = home(score) > away(score) ? 0 : home(score) === away(score) ? 1 : 2;
      return (fair?.probabilities ?? []).map((probability, outcome) => ({
        probability,
        happened: Number(outcome === won),
      }));
    });
    const cases = matches.flat();
    expect(cases.length).toBeGreaterThan(sampleOf(3_900, 9_000));
    const { slope, error } = reliability(
      matches
        .filter((outcomes) => outcomes.length > 0)
        .map((outcomes) => outcomes.map((one) => [one.probability, one.happened === 1])),
    );
    expect(Math.abs(slope - 1)).toBeLessThan(0.05 + sampleOf(2.5, 3) * error);
    const bins = Map.groupBy(cases, ({ probability }) => Math.floor(probability * 10));
    for (const bin of bins.values()) {
      if (bin.length < 200) continue;
      const expected = mean(bin.map(({ probability }) => probability));
      const error = Math.sqrt((expected * (1 - expected)) / bin.length);
      const off = Math.abs(mean(bin.map(({ happened }) => happened)) - expected);
      expect(off).toBeLessThan(0.02 + 2.5 * error);
    }
  });
});

test('there is nearly always a match on', () => {
  const { plansOn } = createSoccer(testSeed);
  const first = utcDayOf(Date.parse('2026-12-01') / 1_000);
  const days = Array.from({ length: 30 }, (_, day) => first + day);
  const starts = days.flatMap((day) => plansOn(day).map(({ startsAt }) => startsAt));
  const quarters = days.flatMap((day) =>
    Array.from({ length: 96 }, (_, quarter) => day * DAY + quarter * 900),
  );
  const empty = quarters.filter((at) => !starts.some((one) => one <= at && at < one + 6_600));
  expect(empty.length / quarters.length).toBeLessThan(0.04);
});

test('a forecast is right as rarely as one made without the result', () => {
  const scores = new Map(
    finished.map(({ matchKey, score }) => [matchKey, `${home(score)}:${away(score)}`]),
  );
  const known = of('forecast').filter(({ matchKey }) => scores.has(matchKey));
  const right = mean(known.map(({ matchKey, score }) => Number(scores.get(matchKey) === score)));
  expect(right).toBeGreaterThan(0.07);
  expect(right).toBeLessThan(0.16);
});

function pricesOf(record: FeedRecordOf<'odds'> | undefined, bookmaker: string): number[] {
  return RESULT.flatMap((oddType) =>
    (record?.prices ?? [])
      .filter(([key, type]) => key === bookmaker && type === oddType)
      .map(([, , milli]) => milli),
  );
}

function lineOf(record: FeedRecordOf<'odds'> | undefined): (number | null)[] {
  return RESULT.map((oddType) =>
    siteLine(
      (record?.prices ?? []).filter(([, type]) => type === oddType).map(([, , milli]) => milli),
    ),
  );
}

function bookmakersIn(record: FeedRecord | undefined): number {
  return record?.kind === 'odds' ? new Set(record.prices.map(([key]) => key)).size : 0;
}
