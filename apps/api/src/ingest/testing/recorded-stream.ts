import type { FeedRecord, OddsRecord, ScoreRecord } from '@tipmark/contract/feed';

const SOURCE = 'recorded';
/** 2026-03-07 15:00 UTC */
export const KICK_OFF = 1_772_895_600;

const TEAMS = ['North', 'South', 'East', 'West'];

function world(): FeedRecord[] {
  const countryCode = 'GB-ENG';
  return [
    {
      kind: 'league',
      source: SOURCE,
      key: 'L',
      sport: 1,
      name: { en: 'Northern League', ru: 'Северная лига' },
      countryCode,
      leagueType: 1,
      tier: 2,
    },
    ...TEAMS.map(
      (name): FeedRecord => ({
        kind: 'team',
        source: SOURCE,
        key: name,
        sport: 1,
        name: { en: `${name} Town` },
        countryCode,
      }),
    ),
    // The source has another key for one of them, too, with another spelling.
    {
      kind: 'team',
      source: SOURCE,
      key: 'NORTH',
      sport: 1,
      name: { en: 'NORTH-TOWN' },
      countryCode,
    },
    {
      kind: 'season',
      source: SOURCE,
      key: 'L 2025/26',
      leagueKey: 'L',
      name: '2025/26',
      startsOn: '2025-08-01',
      endsOn: '2026-05-30',
      deductions: [{ teamKey: 'West', points: 3, reason: 'financial-rules', date: '2026-01-10' }],
    },
    { kind: 'referee', source: SOURCE, key: 'R', sport: 1, name: { en: 'A Whistle' }, countryCode },
    ...['One', 'Two', 'Three'].map(
      (name): FeedRecord => ({
        kind: 'bookmaker',
        source: SOURCE,
        key: name,
        name: `Bookmaker ${name}`,
      }),
    ),
    { kind: 'bookmaker', source: SOURCE, key: 'Max', name: 'Market maximum', isAggregate: true },
  ];
}

/** A score of the recorded source. */
export function score(
  matchKey: string,
  seq: number,
  status: ScoreRecord['status'],
  goals: readonly [number, number],
  more: Partial<ScoreRecord> = {},
): ScoreRecord {
  const [home, away] = goals;
  return { kind: 'score', source: SOURCE, matchKey, seq, status, score: { home, away }, ...more };
}

/** Prices of all bookmakers for home, draw and away, in milli-odds. */
export function odds(matchKey: string, at: number, base: number): OddsRecord {
  const of = (bookmaker: string, more: number): OddsRecord['prices'] => [
    [bookmaker, '1x2.1', base + more],
    [bookmaker, '1x2.x', base + 1_000 + more],
    [bookmaker, '1x2.2', base + 2_000 - more],
  ];
  const prices = [...of('One', 0), ...of('Two', 40), ...of('Three', 90), ...of('Max', 300)];
  return { kind: 'odds', source: SOURCE, matchKey, at, prices };
}

export function match(
  key: string,
  seq: number,
  [homeKey, awayKey]: readonly [string, string],
  startsAt: number,
): FeedRecord {
  return {
    kind: 'match',
    source: SOURCE,
    key,
    seq,
    seasonKey: 'L 2025/26',
    homeKey,
    awayKey,
    refereeKey: 'R',
    startsAt,
    isTimeKnown: true,
    status: 1,
  };
}

function playedMatch(): FeedRecord[] {
  const statistics = (seq: number, shots: number): FeedRecord => ({
    kind: 'statistics',
    source: SOURCE,
    matchKey: 'A',
    seq,
    home: { shots, corners: 1 },
    away: { shots: 2 },
  });
  const lineup = (seq: number, isPublished: boolean): FeedRecord => ({
    kind: 'lineup',
    source: SOURCE,
    matchKey: 'A',
    seq,
    home: {
      ...(isPublished ? { formation: '4-4-2' } : {}),
      starting: isPublished ? [{ name: 'Old', number: 9 }] : [],
      substitutes: isPublished ? [{ name: 'New', position: 'FW' }] : [],
      absent: [{ name: 'Ill', reason: 'ill' }],
    },
    away: { starting: [], substitutes: [], absent: [] },
  });
  return [
    match('A', 1, ['North', 'South'], KICK_OFF - 3_600),
    odds('A', KICK_OFF - 90_000, 1_800),
    match('A', 2, ['North', 'South'], KICK_OFF),
    odds('A', KICK_OFF - 40_000, 1_750),
    {
      kind: 'forecast',
      source: SOURCE,
      matchKey: 'A',
      at: KICK_OFF - 900,
      scores: [1.4, 0.9],
      score: '1:1',
    },
    {
      kind: 'forecast',
      source: SOURCE,
      matchKey: 'A',
      at: KICK_OFF - 800,
      scores: [1.5, 0.8],
      score: '2:1',
    },
    lineup(1, false),
    odds('A', KICK_OFF - 30, 1_700),
    lineup(2, true),
    score('A', 3, 2, [0, 0], { liveState: '1H:1', at: KICK_OFF - 120 }),
    score('A', 4, 2, [1, 0], { liveState: '1H:20', at: KICK_OFF + 1_200 }),
    {
      kind: 'event',
      source: SOURCE,
      key: 'g1',
      matchKey: 'A',
      seq: 4,
      minute: 20,
      type: 'goal',
      side: 'home',
    },
    {
      kind: 'event',
      source: SOURCE,
      key: 's1',
      matchKey: 'A',
      seq: 5,
      minute: 60,
      type: 'substitution',
      side: 'home',
      player: 'Old',
      relatedPlayer: 'New',
    },
    statistics(5, 3),
    score('A', 6, 2, [0, 0], { liveState: '1H:22', isCorrection: true }),
    odds('A', KICK_OFF + 1_800, 2_500),
    score('A', 7, 2, [1, 0], { liveState: '2H:70' }),
    statistics(8, 9),
    score('A', 9, 3, [2, 1]),
    score('A', 10, 3, [2, 2], { isCorrection: true }),
  ];
}

function matchWithFilePrices(): FeedRecord[] {
  const phased = (phase: 'first' | 'closing', at: number, base: number): FeedRecord => ({
    ...odds('B', at, base),
    phase,
  });
  return [
    match('B', 1, ['East', 'West'], KICK_OFF + 86_400),
    phased('first', KICK_OFF - 86_400, 2_000),
    phased('closing', KICK_OFF + 86_340, 2_100),
    score('B', 2, 10, [3, 0]),
    match('C', 1, ['West', 'East'], KICK_OFF + 7 * 86_400),
  ];
}

/** A tour with two players and their match, live by points until one of them retires. */
export function recordedTennis(): FeedRecord[] {
  const tennis = { source: SOURCE, sport: 3, countryCode: 'ZZ' } as const;
  const live = (seq: number, games: [number, number], more: Partial<ScoreRecord>): FeedRecord => ({
    ...score('T', seq, 2, [0, 0], { liveState: 'S1', ...more }),
    score: { home: 0, away: 0, periods: [games], points: ['40', 'Ad'] },
  });
  const points = (seq: number, ...games: string[]): FeedRecord => ({
    kind: 'points',
    source: SOURCE,
    matchKey: 'T',
    seq,
    set: 1,
    games: games.map((one, index) => ({ serving: index % 2 ? 'away' : 'home', points: one })),
  });
  return [
    {
      kind: 'league',
      key: 'Open',
      name: { en: 'Open' },
      leagueType: 3,
      tier: 1,
      ...tennis,
    },
    ...['Ann', 'Bea'].map(
      (name): FeedRecord => ({ kind: 'team', key: name, name: { en: name }, tour: 'W', ...tennis }),
    ),
    {
      kind: 'season',
      source: SOURCE,
      key: 'Open 2026',
      leagueKey: 'Open',
      name: '2026',
      startsOn: '2026-03-02',
      endsOn: '2026-03-08',
    },
    {
      kind: 'match',
      source: SOURCE,
      key: 'T',
      seq: 1,
      seasonKey: 'Open 2026',
      status: 1,
      homeKey: 'Ann',
      awayKey: 'Bea',
      startsAt: KICK_OFF,
      isTimeKnown: true,
      round: 'F',
      court: 1,
      bestOf: 3,
      ranks: [4, null],
      seeds: [1, null],
      drawPosition: 1,
      entries: [null, 'Q'],
    },
    live(2, [0, 0], { serving: 'home' }),
    points(3, '1121'),
    live(4, [1, 0], { serving: 'away' }),
    points(5, '1121', '22'),
    {
      kind: 'statistics',
      source: SOURCE,
      matchKey: 'T',
      seq: 5,
      home: { aces: 2, servePoints: 4 },
      away: { doubleFaults: 1 },
    },
    score('T', 6, 9, [0, 0], { advancing: 'away' }),
  ];
}

/**
 * The records of a source over some days, in its order: a world, a live match and two others.
 */
export function recordedStream(): FeedRecord[] {
  return [...world(), ...playedMatch(), ...matchWithFilePrices()];
}
