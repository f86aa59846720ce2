import { COURT_TYPE, MATCH_STATUS } from '@tipmark/domain';
import type { Stated } from '@tipmark/prediction';
import { sampleOf } from '@tipmark/test-kit/sample';
import { civilDay } from '../calendar/civil-day.ts';
import { closingChances, mean, type PlayedMatch, sampleSeason } from '../testing/played-season.ts';
import { errorOf, liesIn, slopeLiesIn } from '../testing/within-range.ts';
import { createTennisCalendar } from './calendar/tennis-calendar.ts';
import { drawSizeOf, tournaments } from './tournaments.ts';
import { rankingOf, tours } from './tours.ts';

/** Two thirds of a year of both tours. */
const { played, of, matches } = sampleSeason('tennis');

const men = played.filter(({ key }) => key.includes('meridian'));
const women = played.filter(({ key }) => key.includes('aurora'));
const ofThree = (some: readonly PlayedMatch[]) => some.filter(({ match }) => match.bestOf === 3);
const setsOf = ({ score }: PlayedMatch) => score.periods ?? [];
const gamesOf = (match: PlayedMatch) => setsOf(match).reduce((sum, [h, a]) => sum + h + a, 0);
const share = (some: readonly PlayedMatch[], test: (match: PlayedMatch) => boolean) =>
  some.map((one) => Number(test(one)));
test('two tours play on most days', () => {
  expect(men.length).toBeGreaterThan(1_200);
  expect(women.length).toBeGreaterThan(1_200);
  const days = new Set(played.map(({ match }) => Math.floor(match.startsAt / 86_400)));
  expect(days.size).toBeGreaterThan(185);
});

test('sets and games are as on the real tours', () => {
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
  expect(liesIn(ofThree(men).map(gamesOf), 22.7, 24.2)).toBe('in range');
  expect(liesIn(ofThree(women).map(gamesOf), 21.3, 22.9)).toBe('in range');
  const tieBreaks = (some: readonly PlayedMatch[]) =>
    some.flatMap(setsOf).map(([home, away]) => Number(home + away === 13));
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

test('serve statistics are as on the real tours, and serves win more on grass than on clay', () => {
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
  const courts = [3, 2].map((court) => men.filter(({ match }) => match.court === court));
  const [grass = 0, clay = 0] = courts.map(onServe);
  const errors = courts.map((some) => errorOf(some.map((one) => onServe([one]))));
  // each world is a small sample of matches on grass
  expect(grass - clay).toBeGreaterThan(0.025 - sampleOf(0, 3) * Math.hypot(...errors));
  // Real: the first serve is in in 62.5 % ± 7 and 62.3 % ± 8.4 of a side's points; men win 61 % of
  // break points against them, less than of their other points.
  const sides = men.flatMap(({ statistics }) =>
    statistics === undefined ? [] : [statistics.home, statistics.away],
  );
  const firsts = sides.map((one) => (one.firstServesIn ?? 0) / (one.servePoints ?? 1));
  expect(liesIn(firsts, 0.61, 0.64)).toBe('in range');
  const spread = Math.sqrt(mean(firsts.map((one) => (one - mean(firsts)) ** 2)));
  expect(liesIn(spread, 0.066, 0.08)).toBe('in range');
  const saved = mean(sides.map((one) => one.breakPointsSaved ?? 0));
  const faced = mean(sides.map((one) => one.breakPointsFaced ?? 0));
  expect(liesIn(saved / faced, 0.59, 0.625)).toBe('in range');
  expect(
    liesIn(
      ofThree(men).map(({ statistics }) => statistics?.home.aces ?? 0),
      4.5,
      6.5,
    ),
  ).toBe('in range');
});

test('higher-ranked players win as often as on the real tours', () => {
  const favourite = ({ match: { ranks }, score }: PlayedMatch) =>
    (ranks?.[0] ?? 0) < (ranks?.[1] ?? 0) === score.home > score.away;
  // Real: 62 % and 64.5 %; of five sets 70 %.
  expect(liesIn(share(ofThree(men), favourite), 0.59, 0.665)).toBe('in range');
  expect(liesIn(share(ofThree(women), favourite), 0.61, 0.675)).toBe('in range');
  const ofFive = men.filter(({ match }) => match.bestOf === 5);
  expect(liesIn(share(ofFive, favourite), 0.64, 0.76)).toBe('in range');
});

test('retirements and walkovers are as frequent as on the real tours', () => {
  const ofStatus = (status: number) => of('score').map((one) => Number(one.status === status));
  expect(liesIn(ofStatus(MATCH_STATUS.finishedRetired), 0.018, 0.04)).toBe('in range');
  expect(liesIn(ofStatus(MATCH_STATUS.walkover), 0.004, 0.013)).toBe('in range');
});

test('all ten statuses occur in a year', () => {
  const calendar = createTennisCalendar(1);
  const seen = new Set<string>(['scheduled', 'live']);
  for (let day = civilDay(2026, 1, 1); day < civilDay(2027, 1, 1); day += 1) {
    for (const { outcome } of calendar(day)) {
      seen.add(outcome.disruption.kind === 'played' ? 'finished' : outcome.disruption.kind);
    }
  }
  expect([...seen].toSorted()).toEqual(Object.keys(MATCH_STATUS).toSorted());
});

test('a tournament is a knock-out with seeds apart, and no player is in two at once', () => {
  const drawn = new Map(tournaments.map((one) => [one.key, one]));
  const bySeason = Map.groupBy(matches.values(), ({ seasonKey }) => seasonKey);
  const entrants = new Map<string, string[]>();
  const sizes = new Set<number>();
  for (const [key, ofSeason] of bySeason) {
    const tournament = drawn.get(key.replace(/-\d{4}$/, ''));
    if (tournament === undefined || !ofSeason.some(({ round }) => round === 'F')) continue;
    const drawSize = drawSizeOf(tournament);
    const byes = drawSize - tournament.size;
    const ofRound = (of: number) => ofSeason.filter(({ round }) => round === `R${of}`);
    const first = ofRound(drawSize);
    if (first.length !== drawSize / 2 - byes) continue;
    // Of the second round: players with a bye are in no match of the first.
    const both = [...first, ...ofRound(drawSize / 2)];
    const players = new Set(both.flatMap(({ homeKey, awayKey }) => [homeKey, awayKey]));
    entrants.set(key, [...players]);
    sizes.add(tournament.size);
    expect(players.size).toBe(tournament.size);
    expect(ofSeason).toHaveLength(tournament.size - 1);
    const seedsOf = (some: typeof first) =>
      some.flatMap(({ seeds }) => seeds ?? []).filter((seed) => seed !== null);
    const numbers = Array.from({ length: drawSize / 4 }, (_, index) => index + 1);
    expect([...new Set(seedsOf(both))].toSorted((a, b) => a - b)).toEqual(numbers);
    expect(seedsOf(first).toSorted((a, b) => a - b)).toEqual(numbers.slice(byes));
    // The first two seeds are in the round they begin in.
    const begun = byes > 0 ? ofRound(drawSize / 2) : first;
    const half = (seed: number) =>
      (begun.find((one) => one.seeds?.includes(seed))?.drawPosition ?? 0) >
      drawSize / (byes > 0 ? 8 : 4);
    expect(half(1)).not.toBe(half(2));
    expect(first.filter(({ seeds: [one, other] = [null, null] }) => one && other)).toEqual([]);
  }
  expect(entrants.size).toBeGreaterThan(50);
  expect([...sizes].toSorted((a, b) => a - b)).toEqual([28, 32, 56, 96, 128]);
  for (const [key, players] of entrants) {
    const other = key.replace(/-0-2026$/, '-1-2026');
    const others = new Set(key === other ? [] : entrants.get(other));
    expect([key, players.filter((player) => others.has(player))]).toEqual([key, []]);
  }
});

test('wild cards and qualifiers are as frequent as in reality, unseeded and marked in every match', () => {
  const countryOf = new Map(
    tours.flatMap(({ players }) => players.map(({ key, countryCode }) => [key, countryCode])),
  );
  const marks = new Map<string, (string | null)[]>();
  const invited: boolean[] = [];
  for (const { seasonKey, homeKey, awayKey, seeds, entries } of matches.values()) {
    const country = tournaments.find(({ key }) => seasonKey.startsWith(`${key}-2`))?.country.code;
    for (const [index, key] of [homeKey, awayKey].entries()) {
      const entry = entries?.[index] ?? null;
      if (entry !== null) expect(seeds?.[index] ?? null).toBeNull();
      const known = marks.get(`${seasonKey} ${key}`) ?? [];
      if (entry === 'WC' && known.length === 0) invited.push(countryOf.get(key) === country);
      marks.set(`${seasonKey} ${key}`, [...known, entry]);
    }
  }
  const all = [...marks.values()];
  expect(all.filter((own) => new Set(own).size > 1)).toEqual([]);
  const shareOf = (entry: string) => all.map(([own]) => Number(own === entry));
  // Real: of a draw of 32 three are invited, four qualify; lucky losers come now and then.
  expect(liesIn(shareOf('WC'), 0.05, 0.1)).toBe('in range');
  expect(liesIn(shareOf('Q'), 0.11, 0.18)).toBe('in range');
  expect(liesIn(shareOf('LL'), 0.003, 0.02)).toBe('in range');
  expect(mean(invited.map(Number))).toBeGreaterThan(0.4);
});

test('ranks, matches per player and surfaces are as on the real tours', () => {
  // Real: 1 to 10 are 11 % of those who play, below 150 are 10 %; the first plays 80 times a year.
  const ranks = played.flatMap(({ match }) => match.ranks ?? []).filter((rank) => rank !== null);
  const shareOf = (least: number, most: number) =>
    ranks.map((rank) => Number(rank >= least && rank <= most));
  expect(liesIn(shareOf(1, 10), 0.09, 0.145)).toBe('in range');
  expect(liesIn(shareOf(51, 100), 0.27, 0.36)).toBe('in range');
  expect(liesIn(shareOf(151, 400), 0.05, 0.13)).toBe('in range');
  const counts = [
    ...Map.groupBy(
      played.flatMap(({ match }) => [match.homeKey, match.awayKey]),
      (key) => key,
    ).values(),
  ].map((all) => all.length);
  expect(liesIn(Math.max(...counts), 35, 65)).toBe('in range');
  // Of a year: 30 % clay, 12 % grass; best of five 19.5 % of men's.
  const ofYear = tournaments.map(({ court, bestOf, tour, size }) => ({
    court,
    bestOf,
    isMen: tour.sex === 'men',
    matches: size - 1,
  }));
  const weight = (some: typeof ofYear) => some.reduce((sum, one) => sum + one.matches, 0);
  const courts = (court: number) =>
    weight(ofYear.filter((one) => one.court === court)) / weight(ofYear);
  expect(liesIn(courts(COURT_TYPE.clay), 0.28, 0.31)).toBe('in range');
  expect(liesIn(courts(COURT_TYPE.grass), 0.105, 0.125)).toBe('in range');
  const ofMen = ofYear.filter(({ isMen }) => isMen);
  const isLong = weight(ofMen.filter(({ bestOf }) => bestOf === 5)) / weight(ofMen);
  expect(liesIn(isLong, 0.185, 0.205)).toBe('in range');
});

test('rankings change as real ones do: little in a week, more in half a year', () => {
  // Real: of the first ten 99 % are so a week later, 94 % after four, 80 to 89 % after half a year.
  const stays = (weeks: number) =>
    mean(
      tours.flatMap((tour) =>
        Array.from({ length: 20 }, (_, start) => {
          const top = (week: number) => rankingOf(1, tour, 2_900 + week).slice(0, 10);
          const later = new Set(top(start * 5 + weeks));
          return mean(top(start * 5).map((one) => Number(later.has(one))));
        }),
      ),
    );
  expect(stays(1)).toBeGreaterThan(0.94);
  expect(liesIn(stays(4), 0.86, 0.97)).toBe('in range');
  expect(liesIn(stays(26), 0.68, 0.92)).toBe('in range');
});

test('the probability of winning depends on the ranks as on the real tours', () => {
  // Real, by the logarithm of the ranks' ratio: 0.55 and 0.53; the first wins 83 % of his matches.
  const stated = played.flatMap(({ match: { ranks }, score }): Stated[] => {
    const [one, other] = ranks ?? [null, null];
    if (one === null || other === null) return [];
    const chance = 1 / (1 + (one / other) ** 0.54);
    return [[chance, score.home > score.away]];
  });
  expect(slopeLiesIn(stated, 0.85, 1.2)).toBe('in range');
  const firsts = played.filter(({ match }) => match.ranks?.includes(1));
  expect(
    liesIn(
      share(firsts, ({ match, score }) => (match.ranks?.[0] === 1) === score.home > score.away),
      0.72,
      0.93,
    ),
  ).toBe('in range');
});

test('prices are emitted before the start, and closing prices are reliable', () => {
  const winner = played.flatMap((match): Stated[] => {
    const [home] = closingChances(match, ['win.1', 'win.2']) ?? [];
    return home === undefined ? [] : [[home, match.score.home > match.score.away]];
  });
  expect(winner.length).toBeGreaterThan(2_500);
  expect(slopeLiesIn(winner, 0.9, 1.1)).toBe('in range');
  const firstSet = played.flatMap((match): Stated[] => {
    const [home] = closingChances(match, ['s1win.1', 's1win.2']) ?? [];
    const [first] = setsOf(match);
    return home === undefined || first === undefined ? [] : [[home, first[0] > first[1]]];
  });
  expect(firstSet.length).toBeGreaterThan(2_400);
  expect(slopeLiesIn(firstSet, 0.85, 1.15)).toBe('in range');
  const handicaps = played.flatMap((match): Stated[] => {
    const line = match.odds?.prices.find(([, type]) => type.startsWith('ahsets.1'))?.[1] ?? '';
    const handicap = Number(line.split(':')[1]);
    const [home] = closingChances(match, [line, `ahsets.2:${-handicap}`]) ?? [];
    const { score } = match;
    return home === undefined ? [] : [[home, score.home + handicap > score.away]];
  });
  expect(handicaps.length).toBeGreaterThan(2_400);
  expect(slopeLiesIn(handicaps, 0.85, 1.15)).toBe('in range');
  const totals = played.flatMap((match): Stated[] => {
    const over = match.odds?.prices.find(([, type]) => type.startsWith('ougames.o'))?.[1];
    const line = Number(over?.split(':')[1] ?? 0);
    const [chance] = closingChances(match, [`ougames.o:${line}`, `ougames.u:${line}`]) ?? [];
    return chance === undefined ? [] : [[chance, gamesOf(match) > line]];
  });
  const off = totals.map(([chance, happened]) => Number(happened) - chance);
  expect(liesIn(off, -0.03, 0.03)).toBe('in range');
  for (const { matchKey, at } of of('odds')) {
    expect(at).toBeLessThan(matches.get(matchKey)?.startsAt ?? Number.POSITIVE_INFINITY);
  }
});
