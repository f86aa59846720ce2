import { MATCH_STATUS } from '@tipmark/domain';
import { AT, anAnswer, of } from '../testing/answers.ts';
import { aList, aMatch } from '../testing/football-data-org.ts';
import { openFootballDataOrgReader } from './reader.ts';

const read = (...matches: object[]) => openFootballDataOrgReader().read(anAnswer(aList(matches)));
const scoreOf = (match: object) => of(read(match), 'score')[0]?.score;

test('a match is its competition, season, teams, referee and itself', () => {
  const { records, notes } = read(aMatch());
  expect(notes).toEqual([]);
  expect(records).toMatchObject([
    {
      kind: 'league',
      key: '2001',
      name: { en: 'Champions League' },
      countryCode: 'ZZ',
      leagueType: 3,
    },
    { kind: 'season', key: '2600', name: '2026/27', startsOn: '2026-07-07', endsOn: '2027-06-05' },
    { kind: 'team', key: '498', aliases: ['Sporting CP'] },
    { kind: 'team', key: '73', name: { en: 'Tottenham Hotspur FC' } },
    { kind: 'referee', key: '169612', name: { en: 'Srdjan Jovanovic' } },
    {
      kind: 'match',
      source: 'football-data-org',
      key: '418518',
      seq: AT,
      startsAt: 1_791_558_000,
      isTimeKnown: true,
      status: MATCH_STATUS.scheduled,
      round: 'Group D - 2',
    },
  ]);
});

test('a single match is read like one of a list', () => {
  const single = openFootballDataOrgReader().read(anAnswer(aMatch()));
  expect(single.records).toEqual(read(aMatch()).records);
});

test.each([
  ['SCHEDULED', MATCH_STATUS.scheduled],
  ['IN_PLAY', MATCH_STATUS.live],
  ['PAUSED', MATCH_STATUS.live],
  ['FINISHED', MATCH_STATUS.finished],
  ['POSTPONED', MATCH_STATUS.moved],
  ['CANCELLED', MATCH_STATUS.canceled],
  ['SUSPENDED', MATCH_STATUS.stopped],
  ['AWARDED', MATCH_STATUS.awarded],
])('%s is status %i', (status, expected) => {
  expect(of(read(aMatch({ status, fullTime: [0, 0] })), 'match')).toMatchObject([
    { status: expected },
  ]);
});

test('an unknown status keeps the last one', () => {
  const reading = read(aMatch({ status: 'DELAYED', fullTime: [1, 0] }));
  expect([...of(reading, 'match'), ...of(reading, 'score')]).toEqual([]);
  expect(reading.notes).toMatchObject([{ path: 'matches[0].status', isPart: false }]);
});

test('SCHEDULED has no hour yet', () => {
  expect(of(read(aMatch({ status: 'SCHEDULED' })), 'match')).toMatchObject([
    { isTimeKnown: false, startsAt: Date.parse('2026-10-09T12:00:00Z') / 1_000 },
  ]);
});

test('fullTime contains extra time and the shoot-out', () => {
  const match = aMatch({
    status: 'FINISHED',
    duration: 'PENALTY_SHOOTOUT',
    winner: 'AWAY_TEAM',
    fullTime: [6, 7],
    halfTime: [0, 1],
    extraTime: [1, 1],
    penalties: [4, 5],
  });
  expect(scoreOf(match)).toEqual({
    home: 1,
    away: 1,
    periods: [
      [0, 1],
      [1, 0],
    ],
    extra: [1, 1],
    penalties: [4, 5],
  });
});

test('extra time alone, also one that leaves the match level', () => {
  const match = { status: 'FINISHED', duration: 'EXTRA_TIME', fullTime: [2, 2] } as const;
  expect(scoreOf(aMatch({ ...match, winner: 'DRAW', extraTime: [0, 1] }))).toMatchObject({
    home: 2,
    away: 1,
    extra: [0, 1],
  });
  expect(scoreOf(aMatch({ ...match, winner: 'DRAW', regularTime: [1, 2] }))).toMatchObject({
    home: 1,
    away: 2,
    extra: [1, 0],
  });
});

const LONG = { status: 'FINISHED', duration: 'PENALTY_SHOOTOUT' } as const;
test.each([
  ['no penalties', { ...LONG, winner: 'AWAY_TEAM', fullTime: [6, 6], extraTime: [0, 0] }],
  [
    'a negative result',
    { ...LONG, winner: 'HOME_TEAM', fullTime: [3, 2], extraTime: [0, 0], penalties: [5, 4] },
  ],
  [
    'a winner who lost',
    { ...LONG, winner: 'HOME_TEAM', fullTime: [5, 6], extraTime: [0, 0], penalties: [4, 5] },
  ],
  ['no goals of extra time', { ...LONG, winner: 'AWAY_TEAM', fullTime: [5, 6], penalties: [4, 5] }],
] as const)('with %s the last score stays, and the match is marked', (_, known) => {
  const reading = read(aMatch(known));
  expect(of(reading, 'score')).toEqual([]);
  expect(of(reading, 'match')).toHaveLength(1);
  expect(reading.notes).toMatchObject([{ path: 'matches[0].score', isPart: false }]);
});

test.each([
  ['IN_PLAY', { minute: '37' }, '1H:37'],
  ['IN_PLAY', { minute: 90, injuryTime: 3 }, '2H:90+3'],
  ['IN_PLAY', { minute: '45+2' }, '1H:45+2'],
  ['PAUSED', {}, 'HT'],
  ['PENALTY_SHOOTOUT', { minute: 120 }, 'PEN'],
  ['IN_PLAY', {}, undefined],
])('%s with %j is shown as %s', (status, more, liveState) => {
  const match = aMatch({ status, fullTime: [1, 0], extraTime: [0, 0], more });
  const [score] = of(read(match), 'score');
  expect(score?.liveState).toBe(liveState);
  expect(score?.at).toBe(AT);
});

test('half-time counts from half-time on', () => {
  const known = { fullTime: [1, 0], halfTime: [1, 0] } as const;
  expect(scoreOf(aMatch({ status: 'IN_PLAY', ...known }))).toEqual({ home: 1, away: 0 });
  expect(scoreOf(aMatch({ status: 'PAUSED', ...known }))?.periods).toEqual([[1, 0]]);
  expect(scoreOf(aMatch({ status: 'IN_PLAY', ...known, more: { minute: 60 } }))?.periods).toEqual([
    [1, 0],
    [0, 0],
  ]);
});

test('teams that are not known yet are no match', () => {
  const reading = read(aMatch({ more: { homeTeam: { id: null, name: null } } }));
  expect(of(reading, 'match')).toEqual([]);
  expect(reading.notes).toMatchObject([{ isPart: false }]);
});

test.each([
  [{ stage: 'REGULAR_SEASON', matchday: 12 }, '12'],
  [{ stage: 'LAST_16' }, 'Round of 16'],
  [{ stage: 'QUALIFICATION_ROUND_1' }, 'Qualification round 1'],
  [{ stage: 'FINAL', matchday: null }, 'Final'],
])('the round of %j is %s', (more, round) => {
  expect(of(read(aMatch({ more })), 'match')).toMatchObject([{ round }]);
});

const home = { id: 498 };
const away = { id: 73 };
const DETAILS = {
  goals: [
    {
      minute: 12,
      injuryTime: null,
      type: 'REGULAR',
      team: home,
      scorer: { id: 1, name: 'V. Gyökeres' },
      assist: { id: 2, name: 'F. Trincão' },
      score: { home: 1, away: 0 },
    },
    {
      minute: 45,
      injuryTime: 2,
      type: 'OWN',
      team: home,
      scorer: { id: 3, name: 'G. Inácio' },
      assist: null,
      score: { home: 1, away: 1 },
    },
  ],
  bookings: [
    { minute: 50, team: away, player: { id: 4, name: 'C. Romero' }, card: 'YELLOW' },
    { minute: 80, team: away, player: { id: 4, name: 'C. Romero' }, card: 'YELLOW_RED' },
  ],
  substitutions: [
    {
      minute: 60,
      team: home,
      playerOut: { id: 5, name: 'Pote' },
      playerIn: { id: 6, name: 'Edwards' },
    },
  ],
  penalties: [
    { player: { id: 7, name: 'Kane' }, team: away, scored: true },
    { player: { id: 8, name: 'Nuno' }, team: home, scored: false },
  ],
};

test('events of unfolded answers: an own goal is on the side it counts for', () => {
  const reading = read(aMatch({ status: 'FINISHED', fullTime: [1, 1], more: DETAILS }));
  expect(of(reading, 'event')).toMatchObject([
    { type: 'goal', side: 'home', minute: 12, player: 'V. Gyökeres', relatedPlayer: 'F. Trincão' },
    { type: 'own_goal', side: 'away', minute: 45, stoppage: 2, player: 'G. Inácio' },
    { type: 'yellow', side: 'away', minute: 50 },
    { type: 'second_yellow', side: 'away', minute: 80 },
    { type: 'substitution', side: 'home', player: 'Pote', relatedPlayer: 'Edwards' },
    { type: 'shootout_goal', side: 'away', minute: 120, stoppage: 1 },
    { type: 'shootout_miss', side: 'home', minute: 120, stoppage: 2 },
  ]);
  expect(of(reading, 'events')[0]?.keys).toEqual(of(reading, 'event').map(({ key }) => key));
  expect(of(reading, 'score')[0]?.score?.redCards).toEqual([0, 1]);
});

test.each(['goals', 'bookings', 'substitutions'] as const)(
  'an answer that was not asked for %s states nothing of which events are gone',
  (left) => {
    const more = { ...DETAILS, [left]: undefined };
    const reading = read(aMatch({ status: 'FINISHED', fullTime: [1, 1], more }));
    expect(of(reading, 'event').length).toBeGreaterThan(0);
    expect(of(reading, 'events')).toEqual([]);
  },
);

test('line-ups of unfolded answers', () => {
  const player = (id: number, name: string, position: string, shirtNumber: number) => ({
    id,
    name,
    position,
    shirtNumber,
  });
  const homeTeam = {
    id: 498,
    name: 'Sporting',
    formation: '3-4-3',
    lineup: [player(1, 'Adán', 'Goalkeeper', 1), player(2, 'Coates', 'Centre-Back', 4)],
    bench: [player(3, 'Paulinho', 'Centre-Forward', 20)],
  };
  expect(of(read(aMatch({ more: { homeTeam } })), 'lineup')).toMatchObject([
    {
      home: {
        formation: '3-4-3',
        starting: [
          { name: 'Adán', number: 1, position: 'GK' },
          { name: 'Coates', number: 4, position: 'DF' },
        ],
        substitutes: [{ name: 'Paulinho', position: 'FW' }],
      },
      away: { starting: [] },
    },
  ]);
});

test('competitions and standings have seasons and teams; nothing found is no failure', () => {
  const competition = { id: 2002, name: 'Bundesliga', code: 'BL1', type: 'LEAGUE' };
  const area = { id: 2088, name: 'Germany', code: 'DEU' };
  const season = { id: 1495, startDate: '2026-08-05', endDate: '2027-05-27' };
  const read = (body: object) => openFootballDataOrgReader().read(anAnswer(body)).records;
  expect(
    read({
      count: 1,
      filters: {},
      competitions: [{ ...competition, area, currentSeason: season }],
    }),
  ).toMatchObject([
    { kind: 'league', key: '2002', countryCode: 'DE', leagueType: 1, tier: 1 },
    { kind: 'season', key: '1495', name: '2026/27' },
  ]);
  const table = [{ position: 1, team: { id: 28, name: '1. FC Union Berlin' }, points: 14 }];
  expect(
    read({ filters: {}, area, competition, season, standings: [{ type: 'TOTAL', table }] }).map(
      ({ kind }) => kind,
    ),
  ).toEqual(['league', 'season', 'team']);
  expect(openFootballDataOrgReader().read(anAnswer(aList([])))).toEqual({ records: [], notes: [] });
});

test.each([
  [400, 'Your API token is invalid.', 'key', undefined],
  [400, 'Value for filter is invalid.', 'call', undefined],
  [403, 'The resource you are looking for is restricted.', 'plan', undefined],
  [404, 'The resource you are looking for does not exist.', 'absent', undefined],
  [429, 'You reached your request limit. Wait 48 seconds.', 'rate', 48],
  [429, 'Slow down.', 'rate', 17],
])('%i "%s" is a failure of %s', (status, message, kind, retryAfterSeconds) => {
  const headers = { 'x-requests-available-minute': '0', 'x-requestcounter-reset': '17' };
  const reading = openFootballDataOrgReader().read(
    anAnswer({ message, errorCode: status }, { status, headers }),
  );
  expect(reading.failure?.kind).toBe(kind);
  expect(reading.failure?.retryAfterSeconds).toBe(retryAfterSeconds);
  expect(reading.quota).toEqual({ minuteRemaining: 0, minuteResetsInSeconds: 17 });
});
