import { feedRecord } from './feed-record.ts';

const match = {
  kind: 'match',
  source: 'football-data',
  key: 'E0/2023-24/Arsenal/Fulham',
  seq: 1,
  seasonKey: 'E0/2023-24',
  homeKey: 'E0/Arsenal',
  awayKey: 'E0/Fulham',
  startsAt: 1_705_147_200,
  isTimeKnown: true,
  status: 3,
};
const score = { kind: 'score', source: 'simulator', matchKey: 'm1', seq: 4, status: 2 };
const odds = { kind: 'odds', source: 'simulator', matchKey: 'm1', at: 1_705_147_200 };
const inPlay = { ...odds, kind: 'in-play' };
const season = {
  kind: 'season',
  source: 'football-data',
  key: 'E0/2023-24',
  leagueKey: 'E0',
  name: '2023/24',
  startsOn: '2023-08-11',
  endsOn: '2024-05-19',
};

function isAccepted(record: unknown): boolean {
  return feedRecord.safeParse(record).success;
}

describe('feedRecord', () => {
  it.each([
    ['a match', match],
    ['an unknown score', { ...score, score: null }],
    [
      'a full score',
      {
        ...score,
        liveState: '2H:90+4',
        score: { home: 2, away: 1, periods: [[1, 0]], extra: [0, 1], redCards: [0, 1] },
      },
    ],
    [
      'a tennis score with points and serve',
      {
        ...score,
        liveState: 'S2',
        serving: 'away',
        score: { home: 1, away: 0, periods: [[6, 4]], points: ['40', 'Ad'] },
      },
    ],
    [
      'minutes played of an abandoned match',
      { ...score, status: 6, score: null, playedMinutes: 56 },
    ],
    [
      'zones of the table',
      {
        ...season,
        zones: [{ kind: 1, firstPlace: 1, lastPlace: 4, name: { en: 'Cup', ru: 'Кубок' } }],
      },
    ],
    [
      'seeds and a position in the draw',
      { ...match, seeds: [1, null], entries: ['WC', null], drawPosition: 16 },
    ],
    [
      'a set point by point',
      {
        kind: 'points',
        source: 'simulator',
        matchKey: 'm1',
        seq: 4,
        set: 1,
        games: [{ serving: 'home', points: '11221212', isTieBreak: true }],
      },
    ],
    [
      'a hockey penalty',
      {
        kind: 'event',
        source: 'simulator',
        key: 'e',
        matchKey: 'm1',
        seq: 4,
        minute: 12,
        second: 40,
        type: 'penalty',
        side: 'home',
      },
    ],
    [
      'odds',
      {
        ...odds,
        phase: 'closing',
        prices: [
          ['B365', '1x2.1', 1920],
          ['PS', 'ou.o:2.5', 2010],
        ],
      },
    ],
    [
      'an in-play price, and a withdrawn one',
      {
        ...inPlay,
        prices: [
          ['B365', '1x2.1', 1920],
          ['B365', '1x2.x', null],
        ],
      },
    ],
    [
      'a season with a deduction',
      {
        ...season,
        deductions: [{ teamKey: 'E0/Everton', points: 8, reason: 'PSR', date: '2024-04-08' }],
      },
    ],
  ])('accepts %s unchanged', (_what, record) => {
    expect(feedRecord.parse(record)).toEqual(record);
  });

  it('drops unknown keys and trims text', () => {
    const record = feedRecord.parse({
      kind: 'bookmaker',
      source: 'simulator',
      key: 'b1',
      name: '  Kappa ',
      colour: 'red',
    });
    expect(record).toEqual({ kind: 'bookmaker', source: 'simulator', key: 'b1', name: 'Kappa' });
  });

  it.each([
    ['an unknown kind', { kind: 'weather', source: 'x' }],
    ['a team playing itself', { ...match, awayKey: match.homeKey }],
    ['a match before 2000', { ...match, startsAt: 900_000_000 }],
    ['a fractional second', { ...match, startsAt: 1_705_147_200.5 }],
    ['an unknown status', { ...match, status: 11 }],
    ['a status by its name', { ...match, status: 'finished' }],
    ['a negative seq', { ...match, seq: -1 }],
    ['a source with spaces', { ...match, source: 'my feed' }],
    ['NUL in a key', { ...match, key: 'a\u0000b' }],
    ['a lone surrogate in a key', { ...match, key: 'a\udc00' }],
    ['a blank key', { ...match, key: '  ' }],
    ['a score as text', { ...score, score: { home: '2', away: 1 } }],
    ['a negative score', { ...score, score: { home: -1, away: 1 } }],
    ['half a score', { ...score, score: { home: 1 } }],
    ['odds of one', { ...odds, prices: [['B365', '1x2.1', 1000]] }],
    ['decimal odds', { ...odds, prices: [['B365', '1x2.1', 1.92]] }],
    ['an invalid outcome', { ...odds, prices: [['B365', 'ou.o', 1920]] }],
    ['a line between quarters', { ...odds, prices: [['B365', 'ou.o:2.3', 1920]] }],
    ['no prices', { ...odds, prices: [] }],
    ['withdrawn pre-match odds', { ...odds, prices: [['B365', '1x2.1', null]] }],
    ['in-play odds of one', { ...inPlay, prices: [['B365', '1x2.1', 1000]] }],
    ['a missing in-play price', { ...inPlay, prices: [['B365', '1x2.1']] }],
    ['no in-play prices', { ...inPlay, prices: [] }],
    ['unknown points', { ...score, score: { home: 0, away: 0, points: ['A', '0'] } }],
    ['a season that ends before it starts', { ...season, endsOn: '2023-08-10' }],
    ['an invalid date', { ...season, startsOn: '2023-02-30' }],
  ])('rejects %s', (_what, record) => {
    expect(isAccepted(record)).toBe(false);
  });
});
