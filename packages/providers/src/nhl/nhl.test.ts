import type { Answer } from '../answers/answer.ts';
import { endsAlike, readsSoftly } from '../testing/damage.ts';
import { anAnswer, folded, readingOf, recordsOf } from '../testing/readings.ts';
import { nhl } from './nhl.ts';

const START = '2026-11-11T00:30:00Z';
const STARTS_AT = Date.parse(START) / 1_000;
const AT = STARTS_AT + 9_000;

type Row = Record<string, unknown>;

const aGame = (known: Row = {}): Row => ({
  id: 2026020207,
  season: 20262027,
  gameType: 2,
  gameDate: '2026-11-10',
  startTimeUTC: START,
  gameState: 'FUT',
  gameScheduleState: 'OK',
  homeTeam: { id: 10, abbrev: 'TOR', placeName: { default: 'Toronto' } },
  awayTeam: { id: 20, abbrev: 'CGY', placeName: { default: 'Calgary' } },
  ...known,
});

/** A game with a score. */
const played = (home: number, away: number, known: Row = {}): Row =>
  aGame({
    gameState: 'OFF',
    periodDescriptor: { number: 3, periodType: 'REG' },
    homeTeam: { id: 10, abbrev: 'TOR', score: home },
    awayTeam: { id: 20, abbrev: 'CGY', score: away },
    ...known,
  });

const goal = (period: number, time: string, team: 'TOR' | 'CGY', home: number, away: number) => ({
  periodDescriptor: { number: period, periodType: period > 3 ? 'OT' : 'REG' },
  timeInPeriod: time,
  teamAbbrev: team,
  name: { default: 'C. Brown' },
  homeScore: home,
  awayScore: away,
  strength: 'ev',
  goalModifier: 'none',
});

const scoresOf = (...games: Row[]) => ({
  currentDate: '2026-11-10',
  nextDate: '2026-11-11',
  games,
});
const read = (body: unknown, known: Partial<Answer> = {}) =>
  readingOf(nhl, body, { at: AT, ...known });
const matchOf = (game: Row) => recordsOf(read(scoresOf(game)), 'match')[0];
const scoreOf = (game: Row) => recordsOf(read(scoresOf(game)), 'score')[0];

test('a coming game has its league, season, clubs and hour in UTC', () => {
  expect(read(scoresOf(aGame())).records).toEqual([
    expect.objectContaining({ kind: 'league', name: { en: 'NHL', ru: 'НХЛ' }, sport: 2 }),
    expect.objectContaining({ kind: 'season', name: '2026/27', key: 'nhl 2026/27' }),
    expect.objectContaining({
      kind: 'team',
      key: 'TOR',
      name: { en: 'Toronto Maple Leafs', ru: 'Торонто Мейпл Лифс' },
    }),
    expect.objectContaining({ kind: 'team', key: 'CGY' }),
    {
      kind: 'match',
      source: 'nhl',
      key: '2026020207',
      seq: AT,
      seasonKey: 'nhl 2026/27',
      homeKey: 'TOR',
      awayKey: 'CGY',
      startsAt: STARTS_AT,
      isTimeKnown: true,
      status: 1,
    },
  ]);
});

test.each([
  ['FUT', 'OK', 1],
  ['PRE', 'OK', 1],
  ['LIVE', 'OK', 2],
  ['CRIT', 'OK', 2],
  ['OVER', 'OK', 3],
  ['FINAL', 'OK', 3],
  ['OFF', 'OK', 3],
  ['FUT', 'PPD', 4],
  ['FUT', 'CNCL', 5],
  ['LIVE', 'SUSP', 6],
  ['FUT', 'TBD', 1],
])('%s with the schedule state %s is status %i', (gameState, gameScheduleState, status) => {
  const game = played(2, 1, { gameState, gameScheduleState });
  expect(matchOf(game)?.status).toBe(status);
});

test('a postponed game keeps FUT and its score 0:0, which is no result', () => {
  const game = played(0, 0, { gameState: 'FUT', gameScheduleState: 'PPD' });
  const reading = read(scoresOf(game));
  expect(recordsOf(reading, 'match')[0]?.status).toBe(4);
  expect(recordsOf(reading, 'score')).toEqual([]);
});

test.each([{ gameState: 'CLUTCH' }, { gameScheduleState: 'HOLD' }, { gameState: null }])(
  'an unknown code %j changes nothing: no match, no score, a note',
  (known) => {
    const reading = read(scoresOf(played(2, 1, known)));
    expect(reading.records).toEqual([]);
    expect(reading.notes).toEqual([
      { path: 'games[0].gameState', text: expect.stringContaining('not known'), isPart: false },
    ]);
  },
);

test('a start that is to be decided is a day without an hour, the American one', () => {
  const game = aGame({ gameScheduleState: 'TBD', startTimeUTC: '2026-11-11T05:00:00Z' });
  expect(matchOf(game)).toMatchObject({
    isTimeKnown: false,
    startsAt: Date.parse('2026-11-10T12:00:00Z') / 1_000,
  });
});

test('preseason games are friendlies, play-offs count in no table', () => {
  expect(matchOf(aGame({ gameType: 1 }))?.isFriendly).toBe(true);
  expect(matchOf(aGame({ gameType: 3 }))?.isPlayOff).toBe(true);
  expect(matchOf(aGame())).not.toHaveProperty('isFriendly');
});

test('an opponent that is not known yet gives no match', () => {
  const reading = read(scoresOf(aGame({ awayTeam: { id: 0, abbrev: 'TBD' } })));
  expect(recordsOf(reading, 'match')).toEqual([]);
  expect(reading.notes).toEqual([
    { path: 'games[0].awayTeam', text: 'the club is not known yet', isPart: false },
  ]);
});

test('goals of a day give the periods of a score', () => {
  const goals = [
    goal(1, '03:01', 'TOR', 1, 0),
    goal(2, '07:02', 'CGY', 1, 1),
    goal(3, '19:59', 'TOR', 2, 1),
  ];
  expect(scoreOf(played(2, 1, { goals }))).toMatchObject({
    seq: AT,
    status: 3,
    score: {
      home: 2,
      away: 1,
      periods: [
        [1, 0],
        [0, 1],
        [1, 0],
      ],
    },
  });
});

test('in overtime the winner has one goal more than after three periods', () => {
  const goals = [
    goal(1, '03:01', 'TOR', 1, 0),
    goal(2, '07:02', 'CGY', 1, 1),
    goal(4, '01:15', 'CGY', 1, 2),
  ];
  const periodDescriptor = { number: 4, periodType: 'OT' };
  expect(scoreOf(played(1, 2, { goals, periodDescriptor }))?.score).toEqual({
    home: 1,
    away: 2,
    periods: [
      [1, 0],
      [0, 1],
      [0, 0],
    ],
    extra: [0, 1],
  });
  // Without a list of goals the overtime is certain, the periods are not.
  const schedule = {
    gameWeek: [{ date: '2026-11-10', games: [played(1, 2, { periodDescriptor })] }],
  };
  expect(recordsOf(read(schedule), 'score')[0]?.score).toEqual({ home: 1, away: 2, extra: [0, 1] });
});

test('of a shoot-out whose shots are not listed only the winner is known, which yields', () => {
  const goals = [goal(1, '03:01', 'TOR', 1, 0), goal(2, '07:02', 'CGY', 1, 1)];
  const gameOutcome = { lastPeriodType: 'SO' };
  const game = played(1, 2, { goals, gameOutcome, periodDescriptor: { number: 5 } });
  const score = scoreOf(game);
  expect(score?.score).toEqual({
    home: 1,
    away: 2,
    periods: [
      [1, 0],
      [0, 1],
      [0, 0],
    ],
    penalties: [0, 1],
  });
  expect(score?.seq).toBeLessThan(AT);
  const week = { gameWeek: [{ date: '2026-11-10', games: [game] }] };
  expect(recordsOf(read(week), 'score')[0]?.score).toEqual({ home: 1, away: 2, penalties: [0, 1] });
});

test('overtimes of a play-off are numbered 4, 5, …, and all are overtime', () => {
  const goals = [
    goal(1, '03:01', 'TOR', 1, 0),
    goal(2, '07:02', 'CGY', 1, 1),
    goal(6, '10:30', 'TOR', 2, 1),
  ];
  const periodDescriptor = { number: 6, periodType: 'OT' };
  const reading = read(scoresOf(played(2, 1, { gameType: 3, goals, periodDescriptor })));
  expect(recordsOf(reading, 'score')[0]?.score).toMatchObject({ extra: [1, 0] });
  expect(recordsOf(reading, 'event')[2]).toMatchObject({ minute: 110, second: 30, type: 'goal' });
});

test('goals that do not add up give a score without periods, which yields to a better one', () => {
  const reading = read(scoresOf(played(3, 1, { goals: [goal(1, '03:01', 'TOR', 1, 0)] })));
  const [score] = recordsOf(reading, 'score');
  expect(score?.score).toEqual({ home: 3, away: 1 });
  expect(score?.seq).toBeLessThan(AT);
  expect(reading.notes[0]?.text).toContain('do not add up to 3:1');
});

test('a finished game is not level', () => {
  const reading = read(scoresOf(played(2, 2, { gameState: 'OVER' })));
  expect(recordsOf(reading, 'score')).toEqual([]);
  expect(reading.notes[0]?.text).toContain('cannot end 2:2');
});

test.each([
  [
    { clock: { secondsRemaining: 440 }, periodDescriptor: { number: 2, periodType: 'REG' } },
    'P2:12:40',
  ],
  [{ clock: { inIntermission: true }, periodDescriptor: { number: 1, periodType: 'REG' } }, 'INT1'],
  [{ periodDescriptor: { number: 3, periodType: 'REG' } }, 'P3'],
  [{ periodDescriptor: { number: 4, periodType: 'OT' } }, 'OT'],
  [{ periodDescriptor: { number: 5, periodType: 'SO' } }, 'SO'],
  [{ periodDescriptor: {} }, undefined],
])('a live game with %j shows %s', (known, liveState) => {
  const score = scoreOf(played(0, 0, { gameState: 'LIVE', goals: [], ...known }));
  expect(score?.status).toBe(2);
  expect(score?.liveState).toBe(liveState);
});

const shootout = [
  { sequence: 1, teamAbbrev: { default: 'TOR' }, result: 'save', lastName: { default: 'N' } },
  { sequence: 2, teamAbbrev: { default: 'CGY' }, result: 'goal' },
  { sequence: 3, teamAbbrev: { default: 'TOR' }, result: 'goal' },
  { sequence: 4, teamAbbrev: { default: 'CGY' }, result: 'save' },
  { sequence: 5, teamAbbrev: { default: 'TOR' }, result: 'goal', gameWinner: true },
  { sequence: 6, teamAbbrev: { default: 'CGY' }, result: 'save' },
];
const aLanding = (known: Row = {}): Row =>
  played(3, 2, {
    periodDescriptor: { number: 5, periodType: 'SO' },
    summary: {
      scoring: [
        {
          periodDescriptor: { number: 1, periodType: 'REG' },
          goals: [
            {
              ...goal(1, '03:01', 'TOR', 1, 0),
              firstName: { default: 'William' },
              lastName: { default: 'Nylander' },
              situationCode: '1451',
              strength: 'pp',
              assists: [{ firstName: { default: 'John' }, lastName: { default: 'Tavares' } }],
            },
            { ...goal(1, '20:00', 'TOR', 2, 0), goalModifier: 'empty-net' },
          ],
        },
        {
          periodDescriptor: { number: 3, periodType: 'REG' },
          goals: [
            { ...goal(3, '01:00', 'CGY', 2, 1), strength: 'sh' },
            goal(3, '19:00', 'CGY', 2, 2),
          ],
        },
        { periodDescriptor: { number: 4, periodType: 'OT' }, goals: [] },
        {
          periodDescriptor: { number: 5, periodType: 'SO' },
          goals: [{ ...goal(5, '00:00', 'TOR', 3, 2) }],
        },
      ],
      shootout,
      penalties: [
        {
          periodDescriptor: { number: 2, periodType: 'REG' },
          penalties: [
            {
              timeInPeriod: '02:13',
              type: 'MAJ',
              duration: 5,
              teamAbbrev: { default: 'CGY' },
              committedByPlayer: { default: 'A. Greer' },
            },
          ],
        },
      ],
    },
    ...known,
  });

test('the final score includes the goal of a shoot-out, and only its kicks are in the shoot-out', () => {
  expect(recordsOf(read(aLanding()), 'score')[0]).toMatchObject({
    seq: AT,
    score: {
      home: 3,
      away: 2,
      periods: [
        [2, 0],
        [0, 0],
        [0, 2],
      ],
      penalties: [2, 1],
    },
  });
});

test('goals, penalties and kicks of a landing are events with full names', () => {
  const events = recordsOf(read(aLanding()), 'event');
  expect(
    events.map(({ key, type, side, minute, second }) => [
      key.slice(11),
      type,
      side,
      minute,
      second,
    ]),
  ).toEqual([
    ['goal-1', 'power_play_goal', 'home', 3, 1],
    ['goal-2', 'empty_net_goal', 'home', 19, 59],
    ['goal-3', 'short_handed_goal', 'away', 41, 0],
    ['goal-4', 'goal', 'away', 59, 0],
    ['shot-1', 'shootout_miss', 'home', 65, 0],
    ['shot-2', 'shootout_goal', 'away', 65, 0],
    ['shot-3', 'shootout_goal', 'home', 65, 0],
    ['shot-4', 'shootout_miss', 'away', 65, 0],
    ['shot-5', 'shootout_goal', 'home', 65, 0],
    ['shot-6', 'shootout_miss', 'away', 65, 0],
    ['penalty-1', 'major_penalty', 'away', 22, 13],
  ]);
  expect(events[0]).toMatchObject({ player: 'William Nylander', relatedPlayer: 'John Tavares' });
});

test('short names of a day give way to full ones, whatever came first', () => {
  const goals = [goal(1, '03:01', 'TOR', 1, 0)];
  const [short] = recordsOf(read(scoresOf(played(1, 0, { goals })), { at: AT + 600 }), 'event');
  const [full] = recordsOf(read(aLanding()), 'event');
  expect(short?.key).toBe(full?.key);
  expect(short?.seq).toBeLessThan(full?.seq ?? 0);
});

const play = (typeCode: number, known: Row, details: Row = {}): Row => ({
  periodDescriptor: { number: 1, periodType: 'REG' },
  timeInPeriod: '10:00',
  situationCode: '1551',
  homeTeamDefendingSide: 'left',
  typeCode,
  details: { eventOwnerTeamId: 10, xCoord: 59, yCoord: 10, ...details },
  ...known,
});
const rosterSpots = [
  { teamId: 10, playerId: 1, firstName: { default: 'Auston' }, lastName: { default: 'Matthews' } },
  { teamId: 20, playerId: 2, firstName: 'Nazem', lastName: 'Kadri' },
];
const aPlayByPlay = (...plays: Row[]) => played(1, 0, { rosterSpots, plays });
const shotsOf = (...plays: Row[]) => recordsOf(read(aPlayByPlay(...plays)), 'shots')[0]?.shots;

test('shots have their location in metres from the goal shot at', () => {
  const home = play(506, {}, { shootingPlayerId: 1 });
  const swapped = play(507, { homeTeamDefendingSide: 'right' }, { xCoord: -59, yCoord: 10 });
  const guests = play(
    507,
    {},
    { eventOwnerTeamId: 20, xCoord: -79, yCoord: -5, reason: 'hit-crossbar' },
  );
  const behind = play(506, {}, { xCoord: 95, yCoord: 42 });
  expect(shotsOf(home, swapped, guests, behind)).toEqual([
    {
      minute: 10,
      second: 0,
      side: 'home',
      outcome: 'on_target',
      player: 'Auston Matthews',
      dx: 9.14,
      dy: 3.05,
      strength: 'even',
    },
    expect.objectContaining({ outcome: 'off_target', dx: 9.14, dy: -3.05 }),
    expect.objectContaining({ side: 'away', outcome: 'woodwork', dx: 3.05, dy: 1.52 }),
    expect.objectContaining({ dx: 0, dy: 12.8 }),
  ]);
});

test('without the end a side defends, the zone of the owner tells which goal is meant', () => {
  const unknown = { homeTeamDefendingSide: undefined };
  const offensive = play(506, unknown, { xCoord: -59, yCoord: 10, zoneCode: 'O' });
  const own = play(506, unknown, { xCoord: -59, yCoord: 10, zoneCode: 'D' });
  expect(shotsOf(offensive, own)).toEqual([
    expect.objectContaining({ dx: 9.14, dy: -3.05 }),
    expect.objectContaining({ dx: 45.11, dy: 3.05 }),
  ]);
});

test('a blocked shot is of its shooter, whoever owns it in the answer', () => {
  const ofBlocker = play(
    508,
    {},
    { eventOwnerTeamId: 20, blockingPlayerId: 2, shootingPlayerId: 1 },
  );
  const ofShooter = play(
    508,
    {},
    { eventOwnerTeamId: 10, blockingPlayerId: 2, shootingPlayerId: 99 },
  );
  const byZone = play(508, {}, { eventOwnerTeamId: 20, zoneCode: 'D' });
  expect(
    shotsOf(ofBlocker, ofShooter, byZone)?.map(({ side, outcome }) => [side, outcome]),
  ).toEqual([
    ['home', 'blocked'],
    ['home', 'blocked'],
    ['home', 'blocked'],
  ]);
});

test.each([
  ['1551', 'even', undefined],
  ['1451', 'power_play', undefined],
  ['1541', 'short_handed', undefined],
  ['1560', 'even', undefined],
  ['1460', 'power_play', undefined],
  ['1010', 'even', 'penalty'],
])('a shot of the home side at %s is %s', (situationCode, strength, situation) => {
  const [shot] = shotsOf(play(506, { situationCode })) ?? [];
  expect(shot?.strength).toBe(strength);
  expect(shot?.situation).toBe(situation);
});

test('goals of the play-by-play know the empty net and order by sortOrder', () => {
  const second = play(
    505,
    { sortOrder: 9, timeInPeriod: '18:57', situationCode: '0651' },
    { scoringPlayerId: 1, homeScore: 1, awayScore: 0 },
  );
  const penalty = play(
    509,
    { sortOrder: 3 },
    { typeCode: 'MIN', committedByPlayerId: 2, eventOwnerTeamId: 20 },
  );
  const events = recordsOf(read(aPlayByPlay(second, penalty)), 'event');
  expect(events).toMatchObject([
    { key: '2026020207-goal-1', type: 'empty_net_goal', side: 'home', player: 'Auston Matthews' },
    { key: '2026020207-penalty-1', type: 'penalty', side: 'away', player: 'Nazem Kadri' },
  ]);
});

test('attempts of a shoot-out are events, no shots', () => {
  const so = { periodDescriptor: { number: 5, periodType: 'SO' }, situationCode: '1010' };
  const body = {
    ...aPlayByPlay(
      play(505, {}, { homeScore: 1, awayScore: 0 }),
      play(505, {}, { eventOwnerTeamId: 20, homeScore: 1, awayScore: 1 }),
      play(505, so, { shootingPlayerId: 1 }),
      play(537, so, { eventOwnerTeamId: 20 }),
    ),
    periodDescriptor: { number: 5, periodType: 'SO' },
    homeTeam: { id: 10, abbrev: 'TOR', score: 2 },
    awayTeam: { id: 20, abbrev: 'CGY', score: 1 },
  };
  const reading = read(body);
  expect(recordsOf(reading, 'shots')[0]?.shots).toHaveLength(2);
  expect(recordsOf(reading, 'score')[0]?.score).toMatchObject({
    home: 2,
    away: 1,
    penalties: [1, 0],
  });
  expect(recordsOf(reading, 'event').slice(2)).toMatchObject([
    { key: '2026020207-shot-1', type: 'shootout_goal', side: 'home' },
    { key: '2026020207-shot-2', type: 'shootout_miss', side: 'away' },
  ]);
});

test('goals and penalties that are not named any more are taken back, also in short answers', () => {
  const goals = [goal(1, '03:01', 'TOR', 1, 0), goal(2, '07:02', 'TOR', 2, 0)];
  const live = { gameState: 'LIVE', periodDescriptor: { number: 2, periodType: 'REG' } };
  const before = anAnswer(scoresOf(played(2, 0, { ...live, goals })), { at: AT });
  const after = anAnswer(scoresOf(played(1, 0, { ...live, goals: goals.slice(0, 1) })), {
    at: AT + 900,
  });
  const keys = [...folded(nhl.openReader(), [before, after]).values()].flatMap((record) =>
    record.kind === 'event' ? record.key : [],
  );
  expect(keys).toEqual(['2026020207-goal-1']);
  expect(recordsOf(read(aPlayByPlay(play(509, {}, { typeCode: 'MIN' }))), 'events')).toMatchObject([
    { seq: AT, keys: ['2026020207-penalty-1'] },
  ]);
});

test('a scorer who is corrected counts, but never instead of full names', () => {
  const of = (name: string, at: number) =>
    anAnswer(
      scoresOf(
        played(2, 1, { goals: [{ ...goal(1, '03:01', 'TOR', 1, 0), name: { default: name } }] }),
      ),
      { at },
    );
  const first = of('C. Brown', AT);
  const corrected = of('D. Black', AT + 3_600);
  const playerAfter = (...answers: Answer[]) => {
    const event = folded(nhl.openReader(), answers).get('event 2026020207 2026020207-goal-1');
    return event?.kind === 'event' ? event.player : undefined;
  };
  expect(playerAfter(first, corrected)).toBe('D. Black');
  expect(playerAfter(corrected, first)).toBe('D. Black');
  const landing = anAnswer(aLanding(), { at: AT + 60 });
  expect(playerAfter(first, landing, corrected)).toBe('William Nylander');
});

test('a game that goes on after its end, or is postponed after its start, is taken back', () => {
  const reader = nhl.openReader();
  const readAt = (game: Row, at: number) =>
    recordsOf(reader.read(anAnswer(scoresOf(game), { at })), 'match')[0]?.isCorrection;
  const live = played(2, 1, { gameState: 'LIVE' });
  expect(readAt(played(2, 1, { gameState: 'OVER' }), AT)).toBeUndefined();
  expect(readAt(live, AT + 30)).toBeUndefined();
  expect(readAt(live, AT + 700)).toBe(true);
  expect(readAt(aGame({ gameScheduleState: 'PPD' }), AT + 720)).toBe(true);
});

test('an empty list of plays replaces no shots', () => {
  expect(recordsOf(read(aPlayByPlay()), 'shots')).toEqual([]);
});

const aRightRail = () => ({
  seasonSeries: [
    aGame({ id: 2026020001 }),
    played(3, 2, {
      periodDescriptor: { number: 5, periodType: 'SO' },
      gameOutcome: { lastPeriodType: 'SO' },
    }),
  ],
  gameReports: { gameSummary: 'https://www.nhl.com/scores/htmlreports/20262027/GS020207.HTM' },
  linescore: {
    byPeriod: [
      { periodDescriptor: { number: 1, periodType: 'REG' }, away: 1, home: 2 },
      { periodDescriptor: { number: 2, periodType: 'REG' }, away: 1, home: 0 },
      { periodDescriptor: { number: 3, periodType: 'REG' }, away: 0, home: 0 },
      { periodDescriptor: { number: 5, periodType: 'SO' }, away: 0, home: 1 },
    ],
    shootout: { homeConversions: 2, awayConversions: 1 },
  },
  shotsByPeriod: [
    { periodDescriptor: { number: 1, periodType: 'REG' }, away: 11, home: 8 },
    { periodDescriptor: { number: 5, periodType: 'SO' }, away: 0, home: 0 },
  ],
  teamGameStats: [
    { category: 'sog', awayValue: 28, homeValue: 36 },
    { category: 'powerPlay', awayValue: '0/2', homeValue: '1/1' },
    { category: 'pim', awayValue: 4, homeValue: 6 },
    { category: 'faceoffWinningPctg', awayValue: 0.41, homeValue: 0.59 },
  ],
});

test('line score and statistics are of the game that the reports name', () => {
  const reading = read(aRightRail());
  expect(recordsOf(reading, 'score')[0]).toMatchObject({
    matchKey: '2026020207',
    score: {
      home: 3,
      away: 2,
      periods: [
        [2, 1],
        [0, 1],
        [0, 0],
      ],
      penalties: [2, 1],
    },
  });
  expect(recordsOf(reading, 'statistics')[0]).toMatchObject({
    home: { shots: 36, powerPlays: 1, powerPlayGoals: 1, penaltyMinutes: 6 },
    away: { shots: 28, powerPlays: 2, powerPlayGoals: 0, penaltyMinutes: 4 },
    parts: [{ home: { shots: 8 }, away: { shots: 11 } }],
  });
  const call = '/v1/gamecenter/2026020001/right-rail';
  expect(recordsOf(read(aRightRail(), { call }), 'match')[0]?.key).toBe('2026020001');
});

test('a roster is the squad of the club of its address', () => {
  const body = {
    forwards: [
      {
        firstName: { default: 'Auston' },
        lastName: { default: 'Matthews' },
        sweaterNumber: 34,
        birthDate: '1997-09-17',
      },
    ],
    defensemen: [],
    goalies: [{ firstName: { default: 'Joseph' }, lastName: { default: 'Woll' } }],
  };
  const call = '/v1/roster/TOR/20262027';
  expect(recordsOf(read(body, { call }), 'squad')).toMatchObject([
    {
      teamKey: 'TOR',
      season: '2026/27',
      players: [
        { name: 'Joseph Woll', position: 'GK' },
        { name: 'Auston Matthews', position: 'FW', number: 34, bornOn: '1997-09-17' },
      ],
    },
  ]);
  expect(read(body).records).toEqual([]);
});

test('a game on two days of a week is read once, from the later one', () => {
  const body = {
    gameWeek: [
      { date: '2026-11-10', games: [aGame({ gameScheduleState: 'PPD' })] },
      { date: '2026-11-12', games: [aGame({ startTimeUTC: '2026-11-13T00:00:00Z' })] },
    ],
  };
  expect(recordsOf(read(body), 'match')).toMatchObject([
    { status: 1, startsAt: Date.parse('2026-11-13T00:00:00Z') / 1_000 },
  ]);
});

test('refusals, pages of a gateway and foreign answers are failures; an unchanged one is empty', () => {
  expect(
    read({ message: 'slow down' }, { status: 429, headers: { 'retry-after': '5' } }).failure,
  ).toEqual({
    kind: 'rate',
    text: 'slow down',
    retryAfterSeconds: 5,
  });
  expect(read('<html>', { status: 502 }).failure?.kind).toBe('down');
  expect(read({ events: [] }).failure?.kind).toBe('body');
  expect(read('', { status: 304 })).toEqual({ records: [], notes: [] });
  expect(read(scoresOf())).toEqual({ records: [], notes: [] });
});

const aLiveGame = played(1, 0, {
  gameState: 'LIVE',
  goals: [goal(1, '03:01', 'TOR', 1, 0)],
  periodDescriptor: { number: 1, periodType: 'REG' },
  clock: { secondsRemaining: 440 },
});
const aWeek = (game: Row) => ({ gameWeek: [{ date: '2026-11-10', games: [game] }] });

test('any order and repetition of answers of a game ends in the same state', () => {
  const bodies = [
    aWeek(aGame()),
    scoresOf(aLiveGame),
    aWeek(aLiveGame),
    aPlayByPlay(play(505, {}, { scoringPlayerId: 1, homeScore: 1, awayScore: 0 })),
    scoresOf({ ...aLiveGame, gameState: 'CRIT' }),
    aLanding({ gameState: 'OVER' }),
    aRightRail(),
    aWeek(played(3, 2)),
    aLanding(),
  ];
  expect(
    endsAlike(
      nhl,
      bodies.map((body, index) => anAnswer(body, { at: AT + index * 60 })),
    ),
  ).toBe(true);
});

test('no damage of an answer makes a reader throw or give a record that is none', () => {
  const bodies = [
    aWeek(aLiveGame),
    scoresOf(aLiveGame),
    aLanding(),
    aPlayByPlay(
      play(505, {}, { scoringPlayerId: 1, homeScore: 1, awayScore: 0 }),
      play(508, {}, { blockingPlayerId: 2, shootingPlayerId: 1 }),
      play(509, {}, { typeCode: 'MIN', committedByPlayerId: 2 }),
    ),
    aRightRail(),
  ];
  expect(readsSoftly(nhl, bodies, { at: AT })).toBe(true);
});
