import { MATCH_STATUS } from '@tipmark/domain';
import { AT, anAnswer, of } from '../testing/answers.ts';
import { aFixture, anEnvelope } from '../testing/api-football.ts';
import { openApiFootballReader } from './reader.ts';

const read = (...rows: object[]) =>
  openApiFootballReader().read(anAnswer(anEnvelope('fixtures', rows)));
const scoreOf = (row: object) => of(read(row), 'score')[0];

test('a fixture is its league, season, teams, referee and match', () => {
  const { records, notes } = read(aFixture());
  expect(notes).toEqual([]);
  expect(records).toMatchObject([
    {
      kind: 'league',
      key: '140',
      name: { en: 'La Liga' },
      countryCode: 'ES',
      leagueType: 1,
      tier: 1,
    },
    { kind: 'season', key: '140-2026', name: '2026/27', startsOn: '2026-07-01' },
    { kind: 'team', key: '529', name: { en: 'Barcelona' }, countryCode: 'ES' },
    { kind: 'team', key: '546' },
    { kind: 'referee', key: 'ES J. Gil Manzano', name: { en: 'J. Gil Manzano' } },
    {
      kind: 'match',
      key: '1',
      seq: AT,
      seasonKey: '140-2026',
      homeKey: '529',
      awayKey: '546',
      refereeKey: 'ES J. Gil Manzano',
      startsAt: 1_791_558_000,
      isTimeKnown: true,
      status: MATCH_STATUS.scheduled,
      round: '8',
    },
  ]);
});

test.each([
  ['TBD', MATCH_STATUS.scheduled],
  ['NS', MATCH_STATUS.scheduled],
  ['1H', MATCH_STATUS.live],
  ['LIVE', MATCH_STATUS.live],
  ['FT', MATCH_STATUS.finished],
  ['PST', MATCH_STATUS.moved],
  ['CANC', MATCH_STATUS.canceled],
  ['Canc', MATCH_STATUS.canceled],
  ['SUSP', MATCH_STATUS.stopped],
  ['ABD', MATCH_STATUS.stopped],
  ['INT', MATCH_STATUS.interrupted],
  ['WO', MATCH_STATUS.walkover],
  ['AWD', MATCH_STATUS.awarded],
])('%s is status %i', (short, status) => {
  expect(of(read(aFixture({ short, goals: [0, 0] })), 'match')).toMatchObject([{ status }]);
});

test('an unknown status keeps the last one: no match and no score, and a note names it', () => {
  const reading = read(aFixture({ short: 'CRIT', goals: [2, 1], elapsed: 80 }));
  expect([...of(reading, 'match'), ...of(reading, 'score')]).toEqual([]);
  expect(reading.notes).toEqual([
    {
      path: 'response[0].fixture.status.short',
      text: 'status "CRIT" is not known; the last known one stays',
      isPart: false,
    },
  ]);
});

test('without an hour a match stands at noon of its day', () => {
  expect(of(read(aFixture({ short: 'TBD' })), 'match')).toMatchObject([
    { isTimeKnown: false, startsAt: Date.parse('2026-10-09T12:00:00Z') / 1_000 },
  ]);
});

test.each([
  [{ short: '1H', elapsed: 15, goals: [0, 0] }, '1H:15'],
  [{ short: '1H', elapsed: 45, extra: 3, goals: [0, 0] }, '1H:45+3'],
  [{ short: 'HT', elapsed: 45, goals: [0, 0] }, 'HT'],
  [{ short: '2H', elapsed: 90, extra: 4, goals: [0, 0] }, '2H:90+4'],
  [{ short: 'ET', elapsed: 98, goals: [1, 1], fulltime: [1, 1] }, 'ET1:98'],
  [{ short: 'ET', elapsed: 112, goals: [1, 1], fulltime: [1, 1] }, 'ET2:112'],
  [{ short: 'P', elapsed: 120, goals: [1, 1], fulltime: [1, 1] }, 'PEN'],
  [{ short: 'LIVE', elapsed: null, goals: [1, 1] }, undefined],
] as const)('%j is shown as %s', (row, liveState) => {
  expect(scoreOf(aFixture(row))).toMatchObject({ status: MATCH_STATUS.live, at: AT });
  expect(scoreOf(aFixture(row))?.liveState).toBe(liveState);
});

test('half-time is filled from kick-off and counts only from half-time on', () => {
  const running = { goals: [1, 0], halftime: [1, 0] } as const;
  expect(scoreOf(aFixture({ short: '1H', ...running }))?.score).toEqual({ home: 1, away: 0 });
  expect(scoreOf(aFixture({ short: 'HT', ...running }))?.score?.periods).toEqual([[1, 0]]);
  const later = aFixture({ short: 'FT', goals: [2, 1], halftime: [1, 0], fulltime: [2, 1] });
  expect(scoreOf(later)?.score?.periods).toEqual([
    [1, 0],
    [1, 1],
  ]);
  // null after the end
  expect(scoreOf(aFixture({ short: 'FT', goals: [2, 1] }))?.score).toEqual({ home: 2, away: 1 });
});

test('90 minutes, extra time and shoot-out are apart', () => {
  const row = aFixture({
    short: 'PEN',
    goals: [3, 2],
    halftime: [1, 1],
    fulltime: [2, 1],
    extratime: [1, 1],
    penalty: [4, 5],
  });
  expect(scoreOf(row)).toMatchObject({
    status: MATCH_STATUS.finished,
    score: {
      home: 2,
      away: 1,
      periods: [
        [1, 1],
        [1, 0],
      ],
      extra: [1, 1],
      penalties: [4, 5],
    },
  });
});

test('a shoot-out may follow regular time at once', () => {
  const row = aFixture({ short: 'PEN', goals: [1, 1], fulltime: [1, 1], penalty: [3, 1] });
  expect(scoreOf(row)?.score).toEqual({ home: 1, away: 1, penalties: [3, 1] });
});

test('extra time that is not the difference is corrected, and noted', () => {
  const reading = read(
    aFixture({ short: 'AET', goals: [3, 2], fulltime: [2, 2], extratime: [3, 2] }),
  );
  expect(of(reading, 'score')[0]?.score).toMatchObject({ home: 2, away: 2, extra: [1, 0] });
  expect(reading.notes).toMatchObject([{ isPart: true, text: 'extra time 3:2 is not 1:0' }]);
});

test('a score of extra time without that of 90 minutes is left out', () => {
  const reading = read(aFixture({ short: 'ET', elapsed: 100, goals: [2, 1] }));
  expect(of(reading, 'score')).toEqual([]);
  expect(of(reading, 'match')).toHaveLength(1);
  expect(reading.notes).toMatchObject([{ isPart: false }]);
});

test('stopped matches keep their score and the minutes played, moved ones have none', () => {
  expect(scoreOf(aFixture({ short: 'ABD', elapsed: 63, goals: [3, 0] }))).toMatchObject({
    status: MATCH_STATUS.stopped,
    playedMinutes: 63,
    score: { home: 3, away: 0 },
  });
  expect(scoreOf(aFixture({ short: 'PST' }))).toMatchObject({
    status: MATCH_STATUS.moved,
    score: null,
  });
  expect(scoreOf(aFixture({ short: 'CANC', goals: [0, 0] }))?.score).toBeNull();
});

test('awarded and walked over matches name who advances', () => {
  expect(scoreOf(aFixture({ short: 'AWD', goals: [3, 0], winner: 'home' }))).toMatchObject({
    status: MATCH_STATUS.awarded,
    advancing: 'home',
    score: { home: 3, away: 0 },
  });
  expect(scoreOf(aFixture({ short: 'WO', winner: 'away' }))).toMatchObject({
    status: MATCH_STATUS.walkover,
    advancing: 'away',
    score: null,
  });
});

test('women, youth and reserves are no namesakes of the first team', () => {
  const league = { id: 142, name: 'Primera División Femenina' };
  expect(of(read(aFixture({ league })), 'team').map(({ name }) => name.en)).toEqual([
    'Barcelona W',
    'Getafe W',
  ]);
});

test.each([
  [{ id: 71, name: 'Serie A', country: 'Brazil', flag: 'https://x.test/flags/br.svg' }, '2026', 1],
  [{ id: 2, name: 'UEFA Champions League', country: 'World', flag: null }, '2026/27', 3],
  [{ id: 1, name: 'World Cup', country: 'World', flag: null }, '2026', 4],
  [{ id: 667, name: 'Friendlies Clubs', country: 'World', flag: null }, '2026', 5],
  [{ id: 143, name: 'Copa del Rey', country: 'Spain' }, '2026/27', 2],
])('%j has the season %s', (league, name, leagueType) => {
  const reading = read(aFixture({ league }));
  expect(of(reading, 'season')).toMatchObject([{ name }]);
  expect(of(reading, 'league')).toMatchObject([{ leagueType }]);
  expect(of(reading, 'match')[0]?.isFriendly).toBe(leagueType === 5 ? true : undefined);
});

test('a match that is moved after its start, or goes on after its end, takes that back', () => {
  const reader = openApiFootballReader();
  const at = (seconds: number, row: object) =>
    reader.read(anAnswer(anEnvelope('fixtures', [row]), { at: AT + seconds }));
  at(0, aFixture({ short: '1H', elapsed: 3, goals: [0, 0] }));
  expect(of(at(60, aFixture({ short: 'PST' })), 'match')).toMatchObject([
    { status: MATCH_STATUS.moved, isCorrection: true },
  ]);
  // an older answer that arrives late takes nothing back
  expect(of(at(30, aFixture({ short: 'NS' })), 'match')[0]?.isCorrection).toBeUndefined();
  at(90, aFixture({ short: 'FT', goals: [1, 0] }));
  const again = at(120, aFixture({ short: '2H', elapsed: 90, extra: 7, goals: [1, 0] }));
  expect(of(again, 'score')).toMatchObject([{ status: MATCH_STATUS.live, isCorrection: true }]);
});

test('rows without ids, teams or dates are left out, the others are read', () => {
  const reading = read(
    { fixture: {}, teams: {}, goals: {} },
    aFixture(),
    aFixture({ id: 2, fixture: { timestamp: null, date: null } }),
  );
  expect(of(reading, 'match').map(({ key }) => key)).toEqual(['1']);
  expect(reading.notes.map(({ isPart }) => isPart)).toEqual([false, false]);
});
