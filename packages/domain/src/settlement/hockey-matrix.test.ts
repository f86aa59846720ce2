import { MATCH_STATUS } from '../enumerations/match-status.ts';
import { SPORT } from '../enumerations/sport.ts';
import { TIP_RESULT } from '../enumerations/tip-result.ts';
import type { PeriodsPlay } from '../matches/played.ts';
import { parseOddType } from '../odds/odd-type.ts';
import { hockeyRules } from '../sports/hockey.ts';
import { settleTip } from './settle-tip.ts';

const START = 1_795_266_000;
const { won, returned, lost } = TIP_RESULT;

/** 2:2 after sixty minutes. */
const level: PeriodsPlay = {
  sport: SPORT.hockey,
  periods: [
    [1, 0],
    [0, 2],
    [1, 0],
  ],
  completedPeriods: 3,
  overtimeGoals: null,
  shootoutWinner: null,
  minutesPlayed: 65,
};
const inRegularTime: PeriodsPlay = {
  ...level,
  periods: [
    [1, 0],
    [0, 0],
    [2, 1],
  ],
  minutesPlayed: 60,
};
const homeInOvertime: PeriodsPlay = { ...level, overtimeGoals: [1, 0] };
const awayInShootout: PeriodsPlay = { ...level, overtimeGoals: [0, 0], shootoutWinner: 2 };

// Columns: 3:1 in regular time; 2:2, home wins in overtime; 2:2, away wins the shoot-out.
const results = [
  ['1x2.1', won, lost, lost],
  ['1x2.x', lost, won, won],
  ['1x2.2', lost, lost, lost],
  ['win.1', won, won, lost],
  ['win.2', lost, lost, won],
  ['dc.1x', won, won, won],
  ['dc.12', won, lost, lost],
  ['dc.x2', lost, won, won],
  ['dnb.1', won, returned, returned],
  ['dnb.2', lost, returned, returned],
  ['ou.o:3.5', won, won, won],
  ['ou.o:4.5', lost, lost, lost],
  ['ou.u:4.5', won, won, won],
  ['ah.1:-0.5', won, lost, lost],
  ['ah.1:-1.5', won, lost, lost],
  ['ah.1:-2.5', lost, lost, lost],
  ['ah.2:0.5', lost, won, won],
  ['btts.y', won, won, won],
  ['btts.n', lost, lost, lost],
  ['tt1.o:2.5', won, lost, lost],
  ['tt2.u:2.5', won, won, won],
  ['p1x2.1', won, won, won],
  ['p1x2.x', lost, lost, lost],
  ['p1ou.o:0.5', won, won, won],
  ['p1ou.o:1.5', lost, lost, lost],
  ['p2ou.o:1.5', lost, won, won],
  ['p3ou.u:1.5', lost, won, won],
  ['cs.3-1', won, lost, lost],
  ['cs.2-2', lost, won, won],
  ['cs.3-2', lost, lost, lost],
  ['cs.2-3', lost, lost, lost],
] as const;

function settle(text: string, play: PeriodsPlay) {
  const oddType = parseOddType(text, SPORT.hockey);
  if (oddType === undefined) throw new Error(`${text} is not an outcome of hockey`);
  const match = { status: MATCH_STATUS.finished, startsAt: START, play };
  return settleTip(oddType, match, START + 10_800);
}

test.each(results)(
  '%s: %d in regular time, %d after an overtime goal, %d after a shoot-out',
  (outcome, regular, overtime, shots) => {
    expect(settle(outcome, inRegularTime)).toBe(regular);
    expect(settle(outcome, homeInOvertime)).toBe(overtime);
    expect(settle(outcome, awayInShootout)).toBe(shots);
  },
);

test('every market of hockey is in the table', () => {
  const tested = new Set(results.map(([outcome]) => outcome.split('.')[0]));
  expect([...tested].sort()).toEqual(Object.keys(hockeyRules.markets).sort());
});
