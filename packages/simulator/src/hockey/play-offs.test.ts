import { MATCH_STATUS } from '@tipmark/domain';
import { type CivilDay, civilDay } from '../calendar/civil-day.ts';
import { createHockeyCalendar, type HockeyFixture } from './hockey-fixtures.ts';
import { hockeyLeagues } from './hockey-leagues.ts';
import { hockeyPlan } from './hockey-plan.ts';

const SEED = 1;
const calendar = createHockeyCalendar(SEED);
const FIRST = civilDay(2026, 4, 20);
const LAST = civilDay(2027, 6, 20);
const playOffs = Array.from({ length: LAST - FIRST }, (_, index): CivilDay => FIRST + index)
  .flatMap(calendar)
  .filter(({ isPlayOff, season }) => isPlayOff && season.firstDay >= FIRST);

function playedOf(fixture: HockeyFixture) {
  const emitted = hockeyPlan(SEED, fixture)
    .between(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.at - other.at);
  const ends = emitted.flatMap(({ at, record }) =>
    record.kind === 'score' && record.status === MATCH_STATUS.finished && record.score !== null
      ? [{ at, score: record.score }]
      : [],
  );
  const match = emitted.flatMap(({ record }) => (record.kind === 'match' ? [record] : []))[0];
  return { fixture, match, end: ends.at(-1), announcedAt: emitted[0]?.at ?? 0 };
}

const played = playOffs.map(playedOf);
const seriesOf = ({ key }: HockeyFixture) => key.slice(0, key.lastIndexOf('-'));
const allSeries = [...Map.groupBy(played, ({ fixture }) => seriesOf(fixture)).values()];

/** Wins of each club in a series. */
function winsOf(games: typeof played): Map<string, number> {
  const wins = new Map<string, number>();
  for (const { fixture, end } of games) {
    const { home, away } = end?.score ?? { home: 0, away: 0 };
    const { key } = home > away ? fixture.home : fixture.away;
    wins.set(key, (wins.get(key) ?? 0) + 1);
  }
  return wins;
}

test('every league ends in play-offs of eight clubs, or four in a small one, with series to four wins', () => {
  for (const league of hockeyLeagues) {
    const year = league.isWinter ? '2026/27' : '2026';
    const games = played.filter(
      ({ fixture }) => fixture.league === league && fixture.season.name === year,
    );
    const clubs = new Set(games.flatMap(({ fixture: { home, away } }) => [home.key, away.key]));
    expect([league.key, clubs.size]).toEqual([league.key, league.clubs.length > 8 ? 8 : 4]);
    const series = Map.groupBy(games, ({ fixture }) => seriesOf(fixture));
    expect(series.size).toBe(clubs.size - 1);
  }
  for (const games of allSeries) {
    const wins = [...winsOf(games).values()];
    expect(Math.max(...wins)).toBe(4);
    expect(games.length).toBe(wins.reduce((sum, one) => sum + one, 0));
    expect(games.length).toBeLessThanOrEqual(7);
    const last = games.at(-1);
    expect(last === undefined ? 0 : winsOf(games.slice(0, -1)).size).toBeGreaterThan(0);
  }
});

test('winners of a series play in the next round, and no other club does', () => {
  const bySeason = Map.groupBy(
    played,
    ({ fixture: { league, season } }) => `${league.key} ${season.name}`,
  );
  for (const games of bySeason.values()) {
    const ofRound = (round: string) =>
      games.filter(({ fixture }) => fixture.round.startsWith(`${round} `));
    const clubsOf = (some: typeof played) =>
      [...new Set(some.flatMap(({ fixture: { home, away } }) => [home.key, away.key]))].toSorted();
    const winners = (some: typeof played) =>
      [...Map.groupBy(some, ({ fixture }) => seriesOf(fixture)).values()]
        .map((series) => [...winsOf(series)].find(([, wins]) => wins === 4)?.[0])
        .toSorted();
    if (ofRound('QF').length > 0) expect(clubsOf(ofRound('SF'))).toEqual(winners(ofRound('QF')));
    expect(clubsOf(ofRound('F'))).toEqual(winners(ofRound('SF')));
  }
});

test('a game is announced once the one before has left the series open, and is marked as a play-off', () => {
  for (const games of allSeries) {
    for (const [index, { fixture, match, announcedAt }] of games.entries()) {
      expect(match).toMatchObject({ isPlayOff: true, round: expect.stringMatching(/ [1-7]$/) });
      expect(fixture.startsAt).toBeGreaterThan(announcedAt);
      const before = games[index - 1]?.end?.at ?? 0;
      if (index >= 4) expect(announcedAt).toBeGreaterThan(before);
      expect(fixture.startsAt).toBeGreaterThan(before);
    }
  }
});

test('a level match continues until a goal is scored, without a shoot-out', () => {
  const late = played.filter(({ end }) => end?.score.extra !== undefined);
  expect(late.length / played.length).toBeGreaterThan(0.15);
  expect(late.length / played.length).toBeLessThan(0.32);
  for (const { end } of played) {
    expect(end?.score.penalties).toBeUndefined();
    const [home = 0, away = 0] = end?.score.extra ?? [];
    expect(home + away).toBe(end?.score.extra === undefined ? 0 : 1);
  }
  const hours = late.map(({ fixture, end }) => ((end?.at ?? 0) - fixture.startsAt) / 3_600);
  expect(Math.max(...hours)).toBeGreaterThan(3.2);
  expect(Math.max(...hours)).toBeLessThan(9);
});

test('the higher-ranked club wins most series', () => {
  const openers = allSeries.map((games) => ({ games, better: games[0]?.fixture.home.key ?? '' }));
  const won = openers.filter(({ games, better }) => winsOf(games).get(better) === 4);
  expect(won.length / openers.length).toBeGreaterThan(0.5);
});
