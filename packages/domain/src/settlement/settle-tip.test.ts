import fc from 'fast-check';
import { MATCH_STATUS, type MatchStatus } from '../enumerations/match-status.ts';
import { SPORT } from '../enumerations/sport.ts';
import { TIP_RESULT, type TipResult } from '../enumerations/tip-result.ts';
import type { HalvesPlay, PeriodsPlay, SetsPlay } from '../matches/played.ts';
import { parseOddType } from '../odds/odd-type.ts';
import { type MatchToSettle, settleTip } from './settle-tip.ts';
import { tipProfit } from './tip-profit.ts';

const { pending, won, halfWon, returned, halfLost, lost } = TIP_RESULT;
const START = 1_795_266_000;
const HOUR = 3_600;

function settle(
  text: string,
  play: MatchToSettle['play'],
  status: MatchStatus = MATCH_STATUS.finished,
  more: Partial<MatchToSettle> & { hours?: number } = {},
): TipResult {
  const oddType = parseOddType(text, play.sport);
  if (oddType === undefined) throw new Error(`${text} is not an outcome of sport ${play.sport}`);
  const { hours = 3, ...match } = more;
  return settleTip(oddType, { status, startsAt: START, play, ...match }, START + hours * HOUR);
}

function soccer(home: number, away: number, more: Partial<HalvesPlay> = {}): HalvesPlay {
  return {
    sport: SPORT.soccer,
    score: [home, away],
    halfScore: [0, 0],
    isHalfOver: true,
    corners: 9,
    cardPoints: 4,
    ...more,
  };
}

const overtimeLoss: PeriodsPlay = {
  sport: SPORT.hockey,
  periods: [
    [1, 0],
    [0, 2],
    [1, 0],
  ],
  completedPeriods: 3,
  overtimeGoals: null,
  shootoutWinner: 2,
  minutesPlayed: 65,
};

const threeSets: SetsPlay = {
  sport: SPORT.tennis,
  sets: [
    [6, 4],
    [6, 7],
    [6, 2],
  ],
  completedSets: 3,
  bestOf: 3,
  isLastSetTieBreak: false,
  advancing: 1,
};

describe('a finished match', () => {
  it.each([
    ['1x2.1', won],
    ['1x2.x', lost],
    ['dc.1x', won],
    ['dc.12', won],
    ['dc.x2', lost],
    ['dnb.1', won],
    ['ou.o:2.5', won],
    ['ou.u:2.5', lost],
    ['ou.o:3', returned],
    ['ou.o:2.75', halfWon],
    ['ou.o:3.25', halfLost],
    ['ou.u:3.25', halfWon],
    ['ou.u:2.75', halfLost],
    ['ah.1:-0.75', halfWon],
    ['ah.1:-1', returned],
    ['ah.1:-1.25', halfLost],
    ['ah.2:0.75', halfLost],
    ['ah.2:1.25', halfWon],
    ['ah.2:1.5', won],
    ['btts.y', won],
    ['btts.n', lost],
    ['tt1.o:1.5', won],
    ['tt2.o:1.5', lost],
    ['h1x2.x', won],
    ['hou.o:0.5', lost],
    ['corn.o:8.5', won],
    ['card.u:4', returned],
    ['cs.2-1', won],
    ['cs.1-2', lost],
  ])('2:1 after 0:0 settles %s as %d', (outcome, result) => {
    expect(settle(outcome, soccer(2, 1))).toBe(result);
  });

  it('returns a draw no bet and a level handicap after a draw', () => {
    expect(settle('dnb.1', soccer(1, 1))).toBe(returned);
    expect(settle('ah.2:0', soccer(1, 1))).toBe(returned);
  });

  it('counts a won shoot-out as one goal, only in markets that include overtime', () => {
    expect(settle('1x2.x', overtimeLoss)).toBe(won);
    expect(settle('win.2', overtimeLoss)).toBe(won);
    expect(settle('ou.u:4.5', overtimeLoss)).toBe(won);
    expect(settle('p2ou.o:1.5', overtimeLoss)).toBe(won);
    expect(settle('p1x2.1', overtimeLoss)).toBe(won);
  });

  it.each([
    ['win.1', won],
    ['ougames.o:30.5', won],
    ['ougames.u:30.5', lost],
    ['ahgames.1:-5', returned],
    ['ahsets.1:-1.5', lost],
    ['ousets.o:2.5', won],
    ['setscore.2-1', won],
    ['s1win.1', won],
    ['s2win.1', lost],
  ])('6–4 6–7 6–2 settles %s as %d', (outcome, result) => {
    expect(settle(outcome, threeSets)).toBe(result);
  });

  it('counts a match tie-break as one set and one game', () => {
    const play: SetsPlay = {
      ...threeSets,
      sets: [
        [6, 4],
        [4, 6],
        [1, 0],
      ],
      isLastSetTieBreak: true,
    };
    expect(settle('ougames.u:21.5', play)).toBe(won);
    expect(settle('setscore.2-1', play)).toBe(won);
  });

  it('waits two days for missing statistics, then returns the tip', () => {
    const play = soccer(2, 1, { corners: null });
    expect(settle('corn.o:9.5', play)).toBe(pending);
    expect(settle('corn.o:9.5', play, MATCH_STATUS.finished, { hours: 48 })).toBe(returned);
  });
});

describe('a match that did not go as planned', () => {
  const { moved, canceled, walkover, stopped, interrupted, awarded } = MATCH_STATUS;

  it('settles nothing before or during play', () => {
    expect(settle('ou.o:2.5', soccer(3, 1), MATCH_STATUS.live)).toBe(pending);
    expect(settle('ou.o:2.5', soccer(3, 1), MATCH_STATUS.scheduled)).toBe(pending);
  });

  it.each([canceled, walkover])('of status %d returns everything', (status) => {
    expect(settle('ou.o:2.5', soccer(3, 1), status)).toBe(returned);
  });

  it('stays open when it is moved by at most 48 hours', () => {
    const none = soccer(0, 0, { score: null });
    const to = (hours: number) => ({ movedTo: START + hours * HOUR });
    expect(settle('1x2.1', none, moved, to(48))).toBe(pending);
    expect(settle('1x2.1', none, moved, to(49))).toBe(returned);
    expect(settle('1x2.1', none, moved, { hours: 47 })).toBe(pending);
    expect(settle('1x2.1', none, moved, { hours: 48 })).toBe(returned);
  });

  it.each([stopped, interrupted])(
    'of status %d settles after 48 hours what was already decided',
    (status) => {
      const play = soccer(2, 1);
      const late = { hours: 48 };
      expect(settle('ou.o:2.5', play, status, { hours: 47 })).toBe(pending);
      expect(settle('ou.o:2.5', play, status, late)).toBe(won);
      expect(settle('ou.u:2.5', play, status, late)).toBe(lost);
      expect(settle('ou.o:3.5', play, status, late)).toBe(returned);
      expect(settle('ou.u:3.5', play, status, late)).toBe(returned);
      expect(settle('ou.o:2.75', play, status, late)).toBe(returned);
      expect(settle('btts.y', play, status, late)).toBe(won);
      expect(settle('1x2.1', play, status, late)).toBe(returned);
      expect(settle('cs.1-1', play, status, late)).toBe(lost);
      expect(settle('cs.5-1', play, status, late)).toBe(returned);
      expect(settle('h1x2.x', play, status, late)).toBe(won);
      expect(settle('ah.1:5.5', play, status, late)).toBe(returned);
    },
  );

  it('keeps the official result of hockey stopped after 55 minutes', () => {
    const at = (minutesPlayed: number): PeriodsPlay => ({
      ...overtimeLoss,
      completedPeriods: 2,
      shootoutWinner: null,
      periods: [
        [1, 0],
        [1, 0],
        [0, 0],
      ],
      minutesPlayed,
    });
    expect(settle('1x2.1', at(55), stopped, { hours: 48 })).toBe(won);
    expect(settle('1x2.1', at(54), stopped, { hours: 48 })).toBe(returned);
    expect(settle('p1x2.1', at(54), stopped, { hours: 48 })).toBe(won);
  });

  it('waits in tennis until the match is abandoned', () => {
    const play = { ...threeSets, completedSets: 2, advancing: null };
    expect(settle('s1win.1', play, interrupted, { hours: 100 })).toBe(pending);
    expect(settle('s1win.1', play, interrupted, { isAbandoned: true })).toBe(won);
    expect(settle('ougames.o:22.5', play, interrupted, { isAbandoned: true })).toBe(won);
  });

  it('settles an awarded match on what was played, and returns the rest', () => {
    expect(settle('ou.o:2.5', soccer(2, 1), awarded)).toBe(won);
    expect(settle('1x2.1', soccer(2, 1), awarded)).toBe(returned);
    expect(settle('ou.o:2.5', soccer(0, 0, { score: null }), awarded)).toBe(returned);
    const unplayed: SetsPlay = { ...threeSets, sets: [], completedSets: 0 };
    expect(settle('ougames.o:11.5', unplayed, awarded)).toBe(returned);
  });
});

describe('a retirement', () => {
  const retired: SetsPlay = {
    ...threeSets,
    sets: [
      [6, 4],
      [4, 3],
    ],
    completedSets: 1,
    advancing: 2,
  };
  const after = (outcome: string, play = retired) =>
    settle(outcome, play, MATCH_STATUS.finishedRetired);

  it('pays the advancing player if a set was completed', () => {
    expect(after('win.2')).toBe(won);
    expect(after('win.1')).toBe(lost);
    expect(after('win.2', { ...retired, sets: [[5, 0]], completedSets: 0 })).toBe(returned);
  });

  it('settles completed sets and returns markets on the whole match', () => {
    expect(after('s1win.1')).toBe(won);
    expect(after('s2win.1')).toBe(returned);
    expect(after('setscore.2-0')).toBe(returned);
    expect(after('ousets.o:2.5')).toBe(returned);
    expect(after('ahsets.1:-1.5')).toBe(returned);
  });

  it('settles games only where decided, given that at least two more were needed', () => {
    expect(after('ougames.o:16.5')).toBe(won);
    expect(after('ougames.o:18.5')).toBe(won);
    expect(after('ougames.o:19.5')).toBe(returned);
    expect(after('ougames.u:16.5')).toBe(lost);
    expect(after('ougames.u:36.5')).toBe(won);
    expect(after('ougames.u:35.5')).toBe(returned);
    expect(after('ahgames.1:-2.5')).toBe(returned);
  });
});

describe('settling, whatever the score', () => {
  const score = fc.tuple(fc.nat(8), fc.nat(8));
  const line = fc.integer({ min: 1, max: 24 }).map((quarters) => quarters / 4);
  const opposite: Partial<Record<TipResult, TipResult>> = {
    [won]: lost,
    [lost]: won,
    [halfWon]: halfLost,
    [halfLost]: halfWon,
    [returned]: returned,
  };

  it('gives both sides of a line opposite results', () => {
    fc.assert(
      fc.property(score, line, ([home, away], value) => {
        const play = soccer(home, away);
        expect(settle(`ou.u:${value}`, play)).toBe(opposite[settle(`ou.o:${value}`, play)]);
        expect(settle(`ah.2:${value}`, play)).toBe(opposite[settle(`ah.1:-${value}`, play)]);
      }),
    );
  });

  it('waits while the report of a match contradicts itself', () => {
    const play = soccer(0, 1, { halfScore: [1, 0] });
    for (const outcome of ['1x2.1', '1x2.2', 'ou.o:0.5', 'btts.y']) {
      expect(settle(outcome, play)).toBe(TIP_RESULT.pending);
    }
  });

  it('never contradicts what was decided before the end', () => {
    const outcomes = [
      '1x2.1',
      'ou.o:2.5',
      'ou.u:1.75',
      'btts.n',
      'cs.2-1',
      'ah.1:-1.25',
      'tt2.o:1',
    ];
    fc.assert(
      fc.property(score, score, fc.constantFrom(...outcomes), ([h, a], [later, more], outcome) => {
        const early = settle(outcome, soccer(h, a), MATCH_STATUS.stopped, { hours: 48 });
        const final = settle(outcome, soccer(h + later, a + more));
        expect(early === returned ? final : early).toBe(final);
      }),
    );
  });
});

describe('tipProfit', () => {
  it.each([
    [won, 27_600],
    [halfWon, 13_800],
    [returned, 0],
    [halfLost, -15_000],
    [lost, -30_000],
    [pending, 0],
  ])('of 30 units at 1.92, result %d: %d milli-units', (result, profit) => {
    expect(tipProfit(result, 30_000, 1_920)).toBe(profit);
  });
});
