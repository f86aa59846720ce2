import type { Answer } from '../answers/answer.ts';
import { endsAlike, readsSoftly } from '../testing/damage.ts';
import { anAnswer, readingOf, recordsOf } from '../testing/readings.ts';
import { espn } from './espn.ts';

type Row = Record<string, unknown>;

const aStatus = (name: string, known: Row = {}): Row => ({
  displayClock: "69'",
  period: 2,
  type: { name: `STATUS_${name}`, state: 'in', completed: false, ...known },
});
const FINAL = { state: 'post', completed: true };
const aSide = (id: string, homeAway: string, score: string, known: Row = {}): Row => ({
  id,
  homeAway,
  score,
  team: { id, displayName: id === '202' ? 'Argentina' : 'France' },
  ...known,
});
const aSoccerEvent = (status: Row, competitors: Row[], known: Row = {}): Row => ({
  id: '633850',
  uid: 's:600~l:606~e:633850',
  date: '2026-12-18T15:00Z',
  name: 'France at Argentina',
  season: { slug: 'final' },
  competitions: [{ date: '2026-12-18T15:00Z', timeValid: true, status, competitors, ...known }],
});
const sides = (home: string, away: string) => [
  aSide('478', 'away', away),
  aSide('202', 'home', home),
];
const detail = (team: string, displayValue: string, known: Row = {}): Row => ({
  type: { text: 'Goal' },
  clock: { displayValue },
  team: { id: team },
  scoringPlay: true,
  redCard: false,
  yellowCard: false,
  penaltyKick: false,
  ownGoal: false,
  shootout: false,
  ...known,
});
const aBoard = (...events: Row[]) => ({ events });
const read = (body: unknown, known: Partial<Answer> = {}) => readingOf(espn, body, known);
const statusOf = (name: string) =>
  recordsOf(read(aBoard(aSoccerEvent(aStatus(name), sides('0', '0')))), 'match')[0]?.status;

test('a running match: what its records say of the source, score and minute', () => {
  const event = aSoccerEvent(aStatus('SECOND_HALF'), sides('0', '2'));
  expect(read(aBoard(event)).records).toMatchObject([
    {
      kind: 'league',
      name: { en: 'World Cup' },
      attribution: 'ESPN scoreboard (unofficial fallback)',
    },
    { kind: 'season', name: '2026' },
    { kind: 'team', key: '1-202', name: { en: 'Argentina' } },
    { kind: 'team', key: '1-478', name: { en: 'France' } },
    { kind: 'match', homeKey: '1-202', awayKey: '1-478', status: 2 },
    { kind: 'score', status: 2, liveState: '2H:69', score: { home: 0, away: 2 } },
  ]);
});

test.each([
  ['SCHEDULED', 1],
  ['IN_PROGRESS', 2],
  ['FIRST_HALF', 2],
  ['HALFTIME', 2],
  ['END_PERIOD', 2],
  ['FULL_TIME', 3],
  ['POSTPONED', 4],
  ['CANCELED', 5],
  ['ABANDONED', 6],
  ['RAIN_DELAY', 7],
  ['FORFEIT', 10],
])('STATUS_%s is %i', (name, status) => {
  expect(statusOf(name)).toBe(status);
});

test('an unknown status changes nothing', () => {
  const reading = read(aBoard(aSoccerEvent(aStatus('COOLING_BREAK'), sides('1', '0'))));
  expect(reading.records).toEqual([]);
  expect(reading.notes[0]?.text).toContain('COOLING_BREAK');
});

test('a postponed match is "post" with scores of 0: that is no result', () => {
  const status = aStatus('POSTPONED', { state: 'post', completed: false });
  const reading = read(aBoard(aSoccerEvent(status, sides('0', '0'))));
  expect(recordsOf(reading, 'match')[0]?.status).toBe(4);
  expect(recordsOf(reading, 'score')).toEqual([]);
});

const goals = [
  detail('202', "23'", { penaltyKick: true }),
  detail('202', "36'"),
  detail('478', "90'+2'"),
  detail('478', "81'"),
  detail('202', "108'"),
  detail('478', "118'"),
  detail('478', "120'", { shootout: true }),
  detail('202', "64'", { scoringPlay: false, yellowCard: true }),
];

test('extra time is taken out of the score by the goals, kicks are none of them', () => {
  const competitors = [
    aSide('202', 'home', '3', { winner: true, shootoutScore: 4 }),
    aSide('478', 'away', '3', { winner: false, shootoutScore: 2 }),
  ];
  const event = aSoccerEvent(aStatus('FINAL_PEN', FINAL), competitors, { details: goals });
  const reading = read(aBoard(event));
  expect(recordsOf(reading, 'score')[0]).toMatchObject({
    status: 3,
    advancing: 'home',
    score: { home: 2, away: 2, extra: [1, 1], penalties: [4, 2] },
  });
  expect(
    recordsOf(reading, 'event').map(({ type, minute, stoppage }) => [type, minute, stoppage]),
  ).toEqual([
    ['penalty_goal', 23, undefined],
    ['goal', 36, undefined],
    ['goal', 90, 2],
    ['goal', 81, undefined],
    ['goal', 108, undefined],
    ['goal', 118, undefined],
    ['yellow', 64, undefined],
  ]);
});

test('cards that are taken back are gone', () => {
  const card = detail('202', "64'", { scoringPlay: false, redCard: true });
  const board = (details: Row[]) =>
    aBoard(aSoccerEvent(aStatus('SECOND_HALF'), sides('1', '0'), { details }));
  const keys = (details: Row[]) => recordsOf(read(board(details)), 'events')[0]?.keys;
  expect(keys([detail('202', "12'"), card])).toEqual(['633850-1', '633850-2']);
  expect(keys([detail('202', "12'")])).toEqual(['633850-1']);
});

test('extra time that cannot be taken out gives no score', () => {
  const event = aSoccerEvent(aStatus('FINAL_AET', FINAL), sides('3', '2'), {
    details: goals.slice(0, 2),
  });
  const reading = read(aBoard(event));
  expect(recordsOf(reading, 'score')).toEqual([]);
  expect(reading.notes[0]?.text).toContain('do not add up');
});

test('an own goal stands where the score says it does', () => {
  const own = detail('478', "12'", { ownGoal: true });
  const sideOf = (home: string, away: string) =>
    recordsOf(
      read(
        aBoard(aSoccerEvent(aStatus('FULL_TIME', FINAL), sides(home, away), { details: [own] })),
      ),
      'event',
    )[0]?.side;
  expect(sideOf('1', '0')).toBe('home');
  expect(sideOf('0', '1')).toBe('away');
});

const aGame = (detailText: string, home: number[], away: number[]): Row => {
  const total = (values: number[]) => String(values.reduce((sum, value) => sum + value, 0));
  const lines = (values: number[]) => values.map((value) => ({ value }));
  return {
    id: '401461562',
    uid: 's:70~l:90~e:401461562',
    date: '2026-09-25T17:00Z',
    season: { slug: 'preseason' },
    competitions: [
      {
        date: '2026-09-25T17:00Z',
        status: {
          period: home.length,
          type: { name: 'STATUS_FINAL', ...FINAL, detail: detailText },
        },
        competitors: [
          {
            id: '16',
            homeAway: 'home',
            score: total(home),
            linescores: lines(home),
            team: { id: '16', displayName: 'Pittsburgh Penguins' },
          },
          {
            id: '29',
            homeAway: 'away',
            score: total(away),
            linescores: lines(away),
            team: { id: '29', displayName: 'Columbus Blue Jackets' },
          },
        ],
      },
    ],
  };
};

test('hockey has periods and overtime; of a shoot-out only the winner is known', () => {
  const overtime = read(aBoard(aGame('Final/OT', [0, 1, 1, 1], [0, 2, 0, 0])));
  expect(recordsOf(overtime, 'match')[0]?.isFriendly).toBe(true);
  expect(recordsOf(overtime, 'score')[0]?.score).toEqual({
    home: 3,
    away: 2,
    periods: [
      [0, 0],
      [1, 2],
      [1, 0],
    ],
    extra: [1, 0],
  });
  const shootout = read(aBoard(aGame('Final/SO', [0, 1, 1, 0, 1], [0, 2, 0, 0, 0])));
  expect(recordsOf(shootout, 'score')[0]?.score).toEqual({
    home: 3,
    away: 2,
    periods: [
      [0, 0],
      [1, 2],
      [1, 0],
    ],
    penalties: [1, 0],
  });
});

const aPlayer = (
  id: string,
  name: string,
  order: number,
  games: number[],
  known: Row = {},
): Row => ({
  id,
  order,
  athlete: {
    displayName: name,
    flag: { href: 'https://a.espncdn.com/i/teamlogos/countries/500/fra.png' },
  },
  linescores: games.map((value) => ({ value })),
  ...known,
});
const aTennisMatch = (name: string, known: Row = {}, type: Row = FINAL): Row => ({
  id: '128727',
  date: '2026-12-10T10:55Z',
  timeValid: true,
  type: { id: '2' },
  status: { type: { name: `STATUS_${name}`, ...type } },
  competitors: [
    aPlayer('12171', 'Jenny Lim', 2, [6, 3]),
    aPlayer('3333', 'Marine Partaud', 1, [7, 6], { winner: true }),
  ],
  ...known,
});
const inOldForm = (...competitions: Row[]) =>
  aBoard({ id: '504-2026', uid: 's:850~l:900~e:504-2026', name: 'Open de Limoges', competitions });
const inNewForm = (slug: string, ...competitions: Row[]) =>
  aBoard({
    id: '771-2026',
    uid: 's:850~l:851~e:771-2026',
    name: 'Olympics',
    groupings: [{ grouping: { slug }, competitions }],
  });

test('both forms of a tennis scoreboard are read; home is the first in order', () => {
  const old = read(inOldForm(aTennisMatch('FINAL')));
  expect(recordsOf(old, 'league')[0]?.name.en).toBe('WTA Open de Limoges');
  expect(recordsOf(old, 'match')[0]).toMatchObject({
    homeKey: '3333',
    awayKey: '12171',
    status: 3,
  });
  expect(recordsOf(old, 'score')[0]).toMatchObject({
    advancing: 'home',
    score: {
      home: 2,
      away: 0,
      periods: [
        [7, 6],
        [6, 3],
      ],
    },
  });
  const fresh = read(inNewForm('mens-singles', aTennisMatch('FINAL')));
  expect(recordsOf(fresh, 'league')[0]?.name.en).toBe('ATP Olympics');
  expect(recordsOf(fresh, 'team')[0]).toMatchObject({ tour: 'ATP', countryCode: 'FR' });
  const women = read(inNewForm('womens-doubles', aTennisMatch('FINAL')));
  expect(recordsOf(women, 'league')[0]?.name.en).toBe('WTA Olympics Doubles');
});

test('walkover, retirement and a match under way', () => {
  const walkover = read(inOldForm(aTennisMatch('WALKOVER')));
  expect(recordsOf(walkover, 'score')[0]).toMatchObject({
    status: 8,
    score: null,
    advancing: 'home',
  });
  const competitors = [
    aPlayer('3333', 'Marine Partaud', 1, [6, 2], { winner: true }),
    aPlayer('12171', 'Jenny Lim', 2, [3, 0]),
  ];
  const retired = read(inOldForm(aTennisMatch('RETIRED', { competitors })));
  expect(recordsOf(retired, 'score')[0]).toMatchObject({
    status: 9,
    advancing: 'home',
    score: {
      home: 1,
      away: 0,
      periods: [
        [6, 3],
        [2, 0],
      ],
    },
  });
  const running = { state: 'in', completed: false };
  const live = read(inOldForm(aTennisMatch('IN_PROGRESS', { competitors }, running)));
  expect(recordsOf(live, 'score')[0]).toMatchObject({ status: 2, liveState: 'S2' });
  expect(recordsOf(live, 'score')[0]).not.toHaveProperty('advancing');
});

test('players who are not known yet give no match', () => {
  const competitors = [aPlayer('1', 'TBD', 1, []), aPlayer('2', 'Jenny Lim', 2, [])];
  const reading = read(
    inOldForm(aTennisMatch('SCHEDULED', { competitors }, { state: 'pre', completed: false })),
  );
  expect(recordsOf(reading, 'match')).toEqual([]);
});

test('leagues are named by the answer, their country by its address', () => {
  const event = { ...aSoccerEvent(aStatus('FIRST_HALF'), sides('0', '0')), uid: 's:600~l:700~e:1' };
  expect(read(aBoard(event)).notes[0]?.text).toBe('no answer names the league 700');
  const named = {
    leagues: [{ id: '700', name: 'English Premier League', slug: 'eng.1' }],
    events: [event],
  };
  expect(recordsOf(read(named), 'league')[0]).toMatchObject({
    name: { en: 'English Premier League' },
    countryCode: 'GB-ENG',
    leagueType: 1,
  });
});

test('a range of days is refused by the service; an empty day deletes nothing', () => {
  const refusal = { code: 400, message: 'Failed to get events endpoint.' };
  expect(read(refusal, { status: 400 }).failure?.kind).toBe('call');
  expect(read(refusal).failure).toEqual({ kind: 'call', text: 'Failed to get events endpoint.' });
  expect(read(aBoard())).toEqual({ records: [], notes: [] });
  expect(read({}).failure?.kind).toBe('body');
});

test('any order and repetition of answers of a match ends in the same state', () => {
  const boards = [
    aBoard(aSoccerEvent(aStatus('SCHEDULED', { state: 'pre' }), sides('0', '0'))),
    aBoard(aSoccerEvent(aStatus('FIRST_HALF'), sides('0', '0'))),
    aBoard(
      aSoccerEvent(aStatus('SECOND_HALF'), sides('1', '0'), { details: [detail('202', "52'")] }),
    ),
    aBoard(
      aSoccerEvent(aStatus('FULL_TIME', FINAL), sides('1', '0'), {
        details: [detail('202', "53'")],
      }),
    ),
    inOldForm(aTennisMatch('FINAL')),
  ];
  expect(
    endsAlike(
      espn,
      boards.map((board, index) => anAnswer(board, { at: 1_791_558_000 + index * 60 })),
    ),
  ).toBe(true);
});

test('no damage of an answer makes a reader throw or give a record that is none', () => {
  const soccer = aBoard(
    aSoccerEvent(aStatus('FINAL_PEN', FINAL), sides('3', '3'), { details: goals }),
  );
  const bodies = [
    soccer,
    aBoard(aGame('Final/OT', [0, 1, 1, 1], [0, 2, 0, 0])),
    inNewForm('mens-singles', aTennisMatch('FINAL')),
  ];
  expect(readsSoftly(espn, bodies)).toBe(true);
});
