import { MATCH_STATUS } from '@tipmark/domain';
import type { Stated } from '@tipmark/prediction';
import { testSeed } from '@tipmark/test-kit/sample';
import { civilDay, isoDay } from '../calendar/civil-day.ts';
import {
  closingChances,
  mean,
  type PlayedMatch,
  playSeason,
  sampleSeason,
} from '../testing/played-season.ts';
import { liesIn, slopeLiesIn } from '../testing/within-range.ts';
import { createHockeyCalendar } from './hockey-fixtures.ts';
import { hockeyLeagues } from './hockey-leagues.ts';

/** More than the first half of a winter season. */
const { played, of, statuses, matches } = sampleSeason('hockey');

const regular = ({ score }: PlayedMatch) =>
  (score.periods ?? []).reduce<[number, number]>(([h, a], one) => [h + one[0], a + one[1]], [0, 0]);
const share = (test: (match: PlayedMatch) => boolean) =>
  mean(played.map((one) => Number(test(one))));
const isLevel = (match: PlayedMatch) => regular(match)[0] === regular(match)[1];

test('seven leagues play in winter, and one in the southern hemisphere in summer', () => {
  expect(hockeyLeagues).toHaveLength(8);
  expect(played.length).toBeGreaterThan(1_300);
  const inLeague = played.filter(({ match }) => match.isPlayOff !== true);
  expect(new Set(inLeague.map(({ match }) => match.seasonKey)).size).toBe(7);
  const south = playSeason('hockey', '2027-05-10', 30, testSeed);
  expect(south.played.length).toBeGreaterThan(8);
});

test('every pair of a league meets exactly twice at each home; no team plays at Christmas or twice a day', () => {
  const calendar = createHockeyCalendar(1);
  const first = civilDay(2026, 9, 1);
  const days = Array.from({ length: 220 }, (_, day) => first + day);
  const season = days.flatMap((day) =>
    calendar(day)
      .filter(({ isPlayOff, league }) => !isPlayOff && league.isWinter)
      .map((fixture) => ({ ...fixture, day: isoDay(day) })),
  );
  for (const { key, clubs } of hockeyLeagues.filter(({ isWinter }) => isWinter)) {
    const pairs = Map.groupBy(
      season.filter(({ league }) => league.key === key),
      ({ home, away }) => `${home.key} ${away.key}`,
    );
    expect([key, pairs.size]).toEqual([key, clubs.length * (clubs.length - 1)]);
    expect(new Set([...pairs.values()].map((one) => one.length))).toEqual(new Set([2]));
  }
  const busy = season.flatMap(({ home, away, day }) => [
    `${home.key} ${day}`,
    `${away.key} ${day}`,
  ]);
  expect(new Set(busy).size).toBe(busy.length);
  expect(busy.filter((one) => /-12-(?:24|25|26)$/.test(one))).toEqual([]);
});

test('goals, draws, shoot-outs and home wins are as frequent as in the NHL', () => {
  const goals = played.map((match) => regular(match)[0] + regular(match)[1]);
  // Of two seasons of the NHL: 5.60 and 5.75 goals in sixty minutes, 22.9 % and 23.3 % level,
  // 52.5 % and 53.4 % won by the home side.
  expect(liesIn(goals, 5.3, 5.9)).toBe('in range');
  // Three standard errors of a share around them: any seed plays this season in the deep check.
  const allowance = (of: number) => 3 * Math.sqrt((of * (1 - of)) / played.length);
  expect(share(isLevel)).toBeGreaterThan(0.229 - allowance(0.229));
  expect(share(isLevel)).toBeLessThan(0.233 + allowance(0.233));
  const homeWins = share(({ score }) => score.home > score.away);
  expect(homeWins).toBeGreaterThan(0.525 - allowance(0.525));
  expect(homeWins).toBeLessThan(0.534 + allowance(0.534));
  const shootouts = played.map(({ score }) => Number(score.penalties !== undefined));
  expect(liesIn(shootouts, 0.06, 0.11)).toBe('in range');
  const periods = [0, 1, 2].map((index) =>
    mean(played.map(({ score }) => (score.periods?.[index] ?? [0, 0])[0])),
  );
  expect(periods[0]).toBeLessThan(periods[1] ?? 0);
});

test('a score is the sum of its periods and one goal of overtime or the shoot-out', () => {
  for (const match of played) {
    const { score } = match;
    const [home, away] = regular(match);
    const [more, less] = score.extra ?? [0, 0];
    const [scored, missed] = score.penalties ?? [0, 0];
    expect([match.key, score.home, score.away]).toEqual([
      match.key,
      home + more + Number(scored > missed),
      away + less + Number(missed > scored),
    ]);
    expect(score.home).not.toBe(score.away);
    expect(score.extra !== undefined).toBe(isLevel(match));
    expect(more + less + Number(score.penalties !== undefined)).toBe(isLevel(match) ? 1 : 0);
  }
});

test('statistics and events agree with the goals', () => {
  const goals = Map.groupBy(
    of('event').filter(({ type }) => type.endsWith('goal') && type !== 'shootout_goal'),
    ({ matchKey }) => matchKey,
  );
  for (const { key, score, statistics } of played) {
    const [scored] = score.penalties === undefined ? [0] : [1];
    const all = score.home + score.away - (scored ?? 0);
    expect([key, goals.get(key)?.length ?? 0]).toEqual([key, all]);
    const { home, away } = statistics ?? { home: {}, away: {} };
    expect((home.shots ?? 0) - (away.saves ?? 0)).toBe(
      goals.get(key)?.filter(({ side }) => side === 'home').length ?? 0,
    );
    expect(home.powerPlayGoals).toBeLessThanOrEqual(home.powerPlays ?? 0);
  }
  const shots = played.map(({ statistics }) => statistics?.home.shots ?? 0);
  expect(liesIn(shots, 25, 33)).toBe('in range');
});

test('every team has goalies, defenders and forwards, and scorers are of their team', () => {
  const squads = new Map(of('squad').map((squad) => [squad.teamKey, squad]));
  expect(squads.size).toBeGreaterThanOrEqual(96);
  for (const { players } of squads.values()) {
    const count = (position: string) => players.filter((one) => one.position === position).length;
    expect([count('GK'), count('DF'), count('FW')]).toEqual([2, 7, 13]);
    expect(new Set(players.map(({ number }) => number)).size).toBe(players.length);
    expect(players.every(({ nameRu = '' }) => /^[А-ЯЁ]/.test(nameRu))).toBe(true);
  }
  for (const event of of('event').slice(0, 500)) {
    const match = matches.get(event.matchKey);
    const team = event.side === 'home' ? match?.homeKey : match?.awayKey;
    const names = squads.get(team ?? '')?.players.map(({ name }) => name);
    if (names !== undefined) expect(names).toContain(event.player);
  }
});

test('every status except walkover and retirement occurs', () => {
  const { walkover: _, finishedRetired: __, ...ofHockey } = MATCH_STATUS;
  expect([...statuses].toSorted((one, other) => one - other)).toEqual(
    Object.values(ofHockey).toSorted((one, other) => one - other),
  );
});

test('closing prices of all three markets are reliable', () => {
  const cases = played.flatMap((match): Stated[] => {
    const [home, away] = regular(match);
    const { score } = match;
    const result = home > away ? 0 : home === away ? 1 : 2;
    const stated = (oddTypes: string[], happened: number) =>
      (closingChances(match, oddTypes) ?? []).map(
        (chance, index): Stated => [chance, index === happened],
      );
    return [
      ...stated(['1x2.1', '1x2.x', '1x2.2'], result),
      ...stated(['win.1', 'win.2'], score.home > score.away ? 0 : 1),
      ...stated(['ou.o:5.5', 'ou.u:5.5'], home + away > 5.5 ? 0 : 1),
    ];
  });
  expect(cases.length).toBeGreaterThan(9_000);
  expect(slopeLiesIn(cases, 0.9, 1.1)).toBe('in range');
});
