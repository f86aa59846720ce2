import { MATCH_STATUS } from '@tipmark/domain';
import type { Stated } from '../../likeness/reliability.ts';
import { civilDay } from '../calendar/civil-day.ts';
import {
  closingChances,
  mean,
  type PlayedMatch,
  playSeason,
  reliabilitySlope,
} from '../testing/played-season.ts';
import { createTennisCalendar } from './calendar/tennis-calendar.ts';

/** Two thirds of a year of both tours. */
const { played, of, matches } = playSeason('tennis', '2026-01-01', 200);

const men = played.filter(({ key }) => key.includes('meridian'));
const women = played.filter(({ key }) => key.includes('aurora'));
const ofThree = (some: readonly PlayedMatch[]) => some.filter(({ match }) => match.bestOf === 3);
const setsOf = ({ score }: PlayedMatch) => score.periods ?? [];
const gamesOf = (match: PlayedMatch) => setsOf(match).reduce((sum, [h, a]) => sum + h + a, 0);
const share = (some: readonly PlayedMatch[], test: (match: PlayedMatch) => boolean) =>
  mean(some.map((one) => Number(test(one))));
/** Whether the value lies in a range that real tours fall into. */
const liesIn = (value: number, low: number, high: number) =>
  value > low && value < high ? 'in range' : `${value} is not between ${low} and ${high}`;

test('two tours play on every day of the year but some', () => {
  expect(men.length).toBeGreaterThan(1_300);
  expect(women.length).toBeGreaterThan(1_300);
  const days = new Set(played.map(({ match }) => Math.floor(match.startsAt / 86_400)));
  expect(days.size).toBeGreaterThan(190);
});

test('sets and games are those of the real tours', () => {
  // Real: 63 % and 66 % of matches in two sets, 23.5 and 21.9 games, 19 % and 11 % of sets with a
  // tie-break; best of five: 45 % in three sets, 20 % in five, 36.4 games.
  expect(
    liesIn(
      share(ofThree(men), (one) => setsOf(one).length === 2),
      0.6,
      0.67,
    ),
  ).toBe('in range');
  expect(
    liesIn(
      share(ofThree(women), (one) => setsOf(one).length === 2),
      0.62,
      0.69,
    ),
  ).toBe('in range');
  expect(liesIn(mean(ofThree(men).map(gamesOf)), 22.7, 24.2)).toBe('in range');
  expect(liesIn(mean(ofThree(women).map(gamesOf)), 21.3, 22.9)).toBe('in range');
  const tieBreaks = (some: readonly PlayedMatch[]) =>
    mean(some.flatMap(setsOf).map(([home, away]) => Number(home + away === 13)));
  expect(liesIn(tieBreaks(ofThree(men)), 0.16, 0.22)).toBe('in range');
  expect(liesIn(tieBreaks(ofThree(women)), 0.09, 0.14)).toBe('in range');
  const ofFive = men.filter(({ match }) => match.bestOf === 5);
  expect(ofFive.length).toBeGreaterThan(300);
  expect(
    liesIn(
      share(ofFive, (one) => setsOf(one).length === 3),
      0.4,
      0.56,
    ),
  ).toBe('in range');
  expect(
    liesIn(
      share(ofFive, (one) => setsOf(one).length === 5),
      0.14,
      0.27,
    ),
  ).toBe('in range');
});

test('serves are those of the real tours, and faster on grass than on clay', () => {
  const onServe = (some: readonly PlayedMatch[]) => {
    const sides = some.flatMap(({ statistics }) =>
      statistics === undefined ? [] : [statistics.home, statistics.away],
    );
    const won = sides.map((one) => (one.firstServesWon ?? 0) + (one.secondServesWon ?? 0));
    return mean(won) / mean(sides.map((one) => one.servePoints ?? 0));
  };
  // Real: 63.5 % on serve of men; 61.5 % on clay, 65.5 % on grass; 5.5 aces a side.
  expect(liesIn(onServe(men), 0.62, 0.65)).toBe('in range');
  expect(liesIn(onServe(women), 0.55, 0.59)).toBe('in range');
  const on = (court: number) => onServe(men.filter(({ match }) => match.court === court));
  expect(on(3) - on(2)).toBeGreaterThan(0.025);
  expect(
    liesIn(mean(ofThree(men).map(({ statistics }) => statistics?.home.aces ?? 0)), 4.5, 6.5),
  ).toBe('in range');
});

test('the higher ranked win as often as they really do', () => {
  const favourite = ({ match: { ranks }, score }: PlayedMatch) =>
    (ranks?.[0] ?? 0) < (ranks?.[1] ?? 0) === score.home > score.away;
  expect(liesIn(share(ofThree(men), favourite), 0.58, 0.68)).toBe('in range');
  expect(liesIn(share(ofThree(women), favourite), 0.6, 0.7)).toBe('in range');
});

test('retirements and walkovers are as frequent as they really are', () => {
  const count = (status: number) => of('score').filter((one) => one.status === status).length;
  expect(liesIn(count(MATCH_STATUS.finishedRetired) / played.length, 0.018, 0.04)).toBe('in range');
  expect(liesIn(count(MATCH_STATUS.walkover) / played.length, 0.004, 0.013)).toBe('in range');
});

test('all ten statuses occur in a year', () => {
  const calendar = createTennisCalendar(1);
  const seen = new Set<string>(['scheduled', 'live']);
  for (let day = civilDay(2026, 1, 1); day < civilDay(2027, 1, 1); day += 1) {
    for (const { outcome } of calendar(day)) {
      seen.add(outcome.fate.kind === 'played' ? 'finished' : outcome.fate.kind);
    }
  }
  expect([...seen].toSorted()).toEqual(Object.keys(MATCH_STATUS).toSorted());
});

test('a tournament is a knock-out: who wins goes on, seeds meet late, nobody plays in two', () => {
  const bySeason = Map.groupBy(matches.values(), ({ seasonKey }) => seasonKey);
  const entrants = new Map<string, string[]>();
  for (const [key, ofSeason] of bySeason) {
    const size = key.includes('slam') ? 128 : 32;
    const first = ofSeason.filter(({ round }) => round === `R${size}`);
    if (first.length !== size / 2) continue;
    entrants.set(
      key,
      first.flatMap(({ homeKey, awayKey }) => [homeKey, awayKey]),
    );
    expect(new Set(entrants.get(key)).size).toBe(size);
    if (!ofSeason.some(({ round }) => round === 'F')) continue;
    expect(ofSeason).toHaveLength(size - 1);
    const seeds = first.flatMap((one) => one.seeds ?? []).filter((seed) => seed !== null);
    expect(seeds.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: size / 4 }, (_, index) => index + 1),
    );
    const half = (seed: number) =>
      (first.find((one) => one.seeds?.includes(seed))?.drawPosition ?? 0) > size / 4;
    expect(half(1)).not.toBe(half(2));
    expect(first.filter(({ seeds: [one, other] = [null, null] }) => one && other)).toEqual([]);
  }
  expect(entrants.size).toBeGreaterThan(80);
  for (const [key, players] of entrants) {
    const other = key.replace(/-0-2026$/, '-1-2026');
    const others = new Set(key === other ? [] : entrants.get(other));
    expect([key, players.filter((player) => others.has(player))]).toEqual([key, []]);
  }
});

test('prices come while both are known, and the closing ones are reliable', () => {
  const winner = played.flatMap((match): Stated[] => {
    const [home] = closingChances(match, ['win.1', 'win.2']) ?? [];
    return home === undefined ? [] : [[home, match.score.home > match.score.away]];
  });
  expect(winner.length).toBeGreaterThan(2_500);
  expect(reliabilitySlope(winner)).toBeGreaterThan(0.9);
  expect(reliabilitySlope(winner)).toBeLessThan(1.1);
  const firstSet = played.flatMap((match): Stated[] => {
    const [home] = closingChances(match, ['s1win.1', 's1win.2']) ?? [];
    const [first] = setsOf(match);
    return home === undefined || first === undefined ? [] : [[home, first[0] > first[1]]];
  });
  expect(firstSet.length).toBeGreaterThan(2_400);
  expect(reliabilitySlope(firstSet)).toBeGreaterThan(0.85);
  expect(reliabilitySlope(firstSet)).toBeLessThan(1.15);
  const handicaps = played.flatMap((match): Stated[] => {
    const line = match.odds?.prices.find(([, type]) => type.startsWith('ahsets.1'))?.[1] ?? '';
    const handicap = Number(line.split(':')[1]);
    const [home] = closingChances(match, [line, `ahsets.2:${-handicap}`]) ?? [];
    const { score } = match;
    return home === undefined ? [] : [[home, score.home + handicap > score.away]];
  });
  expect(handicaps.length).toBeGreaterThan(2_400);
  expect(reliabilitySlope(handicaps)).toBeGreaterThan(0.85);
  expect(reliabilitySlope(handicaps)).toBeLessThan(1.15);
  const totals = played.flatMap((match): Stated[] => {
    const over = match.odds?.prices.find(([, type]) => type.startsWith('ougames.o'))?.[1];
    const line = Number(over?.split(':')[1] ?? 0);
    const [chance] = closingChances(match, [`ougames.o:${line}`, `ougames.u:${line}`]) ?? [];
    return chance === undefined ? [] : [[chance, gamesOf(match) > line]];
  });
  const happened = mean(totals.map(([, one]) => Number(one)));
  expect(Math.abs(happened - mean(totals.map(([chance]) => chance)))).toBeLessThan(0.03);
  for (const { matchKey, at } of of('odds')) {
    expect(at).toBeLessThan(matches.get(matchKey)?.startsAt ?? Number.POSITIVE_INFINITY);
  }
});
