import { MATCH_STATUS, parseOddType, SPORT, settleTip, TIP_RESULT } from '@tipmark/domain';
import { isAbandoned, playOfMatch } from './play-of-match.ts';
import type { PlayedMatchRow } from './played-match-row.ts';

const START = 1_795_262_400;
const HOUR = 3_600;
const { won, lost, returned, pending } = TIP_RESULT;
const { finished, finishedRetired, interrupted, stopped, walkover, awarded } = MATCH_STATUS;

function aRow(known: Partial<PlayedMatchRow>): PlayedMatchRow {
  return {
    sport: SPORT.hockey,
    status: finished,
    starts_at: START,
    home_score: null,
    away_score: null,
    home_periods: null,
    away_periods: null,
    home_red_cards: null,
    away_red_cards: null,
    home_extra: null,
    away_extra: null,
    home_penalties: null,
    away_penalties: null,
    played_minutes: null,
    best_of: null,
    advancing: null,
    season_ends_at: START + 240 * HOUR,
    corners: null,
    yellow_cards: null,
    red_cards: null,
    ...known,
  };
}

function settle(row: PlayedMatchRow, outcome: string, hours = 3) {
  const oddType = parseOddType(outcome);
  if (oddType === undefined) throw new Error(outcome);
  const now = START + hours * HOUR;
  const { status } = row;
  const match = { status, startsAt: START, play: playOfMatch(row) };
  return settleTip(oddType, { ...match, isAbandoned: isAbandoned(row, now) }, now);
}

describe('hockey', () => {
  const periods = { home_periods: [1, 0, 1], away_periods: [0, 1, 1] };
  const overtime = aRow({ ...periods, home_score: 3, away_score: 2, home_extra: 1, away_extra: 0 });
  const shootout = aRow({
    ...periods,
    home_score: 2,
    away_score: 3,
    home_extra: 0,
    away_extra: 0,
    home_penalties: 1,
    away_penalties: 2,
  });

  test.each([
    ['1x2.x', won, won],
    ['win.1', won, lost],
    ['win.2', lost, won],
    ['ou.o:4', returned, returned],
    ['p1x2.1', won, won],
    ['p3ou.o:1.5', won, won],
  ])('settles %s after overtime and after a shoot-out', (outcome, inOvertime, inShots) => {
    expect([settle(overtime, outcome), settle(shootout, outcome)]).toEqual([inOvertime, inShots]);
  });

  test('a match stopped after 55 minutes counts, before that only decided markets do', () => {
    const late = aRow({
      ...periods,
      status: stopped,
      played_minutes: 56,
      home_score: 2,
      away_score: 2,
    });
    const early = { ...late, played_minutes: 54 };
    expect(settle(late, '1x2.x', 49)).toBe(won);
    expect(settle(early, '1x2.x', 49)).toBe(returned);
    expect(settle(early, 'ou.o:3.5', 49)).toBe(won);
    expect(settle(early, 'p2ou.o:0.5', 49)).toBe(won);
    expect(settle(early, 'p3ou.u:3.5', 49)).toBe(returned);
    expect(settle(early, 'ou.o:3.5', 47)).toBe(pending);
  });

  test('an awarded match returns everything', () => {
    const row = aRow({ status: awarded, home_score: 5, away_score: 0 });
    expect(settle(row, '1x2.1')).toBe(returned);
  });
});

describe('tennis', () => {
  const tennis = { sport: SPORT.tennis, best_of: 3 };
  const whole = aRow({
    ...tennis,
    home_score: 1,
    away_score: 2,
    advancing: 2,
    home_periods: [6, 6, 2],
    away_periods: [4, 7, 6],
  });

  test.each([
    ['win.2', won],
    ['s1win.1', won],
    ['s2win.1', lost],
    ['setscore.1-2', won],
    ['ousets.o:2.5', won],
    ['ougames.o:30.5', won],
    ['ahgames.1:1.5', lost],
  ])('6–4 6–7 2–6: %s', (outcome, result) => {
    expect(settle(whole, outcome)).toBe(result);
  });

  test('a match tie-break is one set and one game', () => {
    const row = {
      ...whole,
      home_periods: [6, 4, 1],
      away_periods: [4, 6, 0],
      home_score: 2,
      away_score: 1,
      advancing: 1,
    };
    expect(settle(row, 'ougames.u:21.5')).toBe(won);
    expect(settle(row, 'win.1')).toBe(won);
  });

  test('the player who goes through wins by a retirement once a set is complete', () => {
    const row = aRow({
      ...tennis,
      status: finishedRetired,
      home_score: 1,
      away_score: 0,
      advancing: 2,
      home_periods: [6, 2],
      away_periods: [3, 3],
    });
    expect(settle(row, 'win.2')).toBe(won);
    expect(settle(row, 's1win.1')).toBe(won);
    expect(settle(row, 's2win.2')).toBe(returned);
    expect(settle({ ...row, home_periods: [5], away_periods: [3] }, 'win.2')).toBe(returned);
  });

  test('tips on an interrupted match stay open until its tournament should be over', () => {
    const row = aRow({
      ...tennis,
      status: interrupted,
      home_score: 1,
      away_score: 0,
      home_periods: [6, 2],
      away_periods: [3, 3],
    });
    expect(settle(row, 's1win.1', 200)).toBe(pending);
    expect(settle(row, 's1win.1', 300)).toBe(won);
    expect(settle(row, 'win.1', 300)).toBe(returned);
  });

  test('a walkover returns everything', () => {
    expect(settle(aRow({ ...tennis, status: walkover, advancing: 1 }), 'win.1')).toBe(returned);
  });
});
