import { SPORT } from '../enumerations/sport.ts';
import { TOTALS_MARKET } from '../enumerations/statistics-filters.ts';
import { MAIN_LINES } from './main-lines.ts';
import type { SportRules } from './sport-rules.ts';

const PARTS = [0.5, 1.5, 2.5] as const;

export const hockeyRules = {
  sport: SPORT.hockey,
  ...MAIN_LINES[SPORT.hockey],
  markets: {
    '1x2': { settledOn: 'regularTime' },
    win: { settledOn: 'wholeMatch' },
    dc: { settledOn: 'regularTime' },
    dnb: { settledOn: 'regularTime' },
    ou: { settledOn: 'regularTime', lineStep: 'half' },
    ah: { settledOn: 'regularTime', lineStep: 'half' },
    btts: { settledOn: 'regularTime' },
    tt1: { settledOn: 'regularTime', lineStep: 'half' },
    tt2: { settledOn: 'regularTime', lineStep: 'half' },
    p1x2: { settledOn: 'period1' },
    p1ou: { settledOn: 'period1', lineStep: 'half' },
    p2ou: { settledOn: 'period2', lineStep: 'half' },
    p3ou: { settledOn: 'period3', lineStep: 'half' },
    cs: { settledOn: 'regularTime' },
  },
  score: {
    unit: 'goal',
    regularParts: 3,
    partMessage: 'period',
    listedParts: null,
    includesOvertime: true,
  },
  // Overtime of a play-off lasts until a goal; the longest match known ended in minute 218.
  goals: { overtimeGoals: 1, shootoutRounds: [3, 5], lastMinute: 600 },
  partMinutes: 20,
  runningMinutes: null,
  settlement: { waitsForTournament: false, officialMinutes: 55 },
  // Teams meet week after week.
  pairing: { isOncePerDay: true, isOncePerRound: false, movedHoursMax: 36 },
  table: {
    points: { win: 3, draw: 1, loss: 0, overtimeWin: 2, overtimeLoss: 1 },
    hasRounds: false,
  },
  statistics: {
    totalLines: [2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5],
    totals: {
      [TOTALS_MARKET.match]: [3.5, 4.5, 5.5, 6.5, 7.5],
      [TOTALS_MARKET.firstHalf]: PARTS,
      [TOTALS_MARKET.secondHalf]: PARTS,
      [TOTALS_MARKET.thirdPeriod]: PARTS,
      [TOTALS_MARKET.shots]: [49.5, 53.5, 57.5, 61.5, 65.5],
    },
    hasPenaltyKicks: false,
  },
  hasReferees: false,
  hasGoalies: true,
  lineup: { players: 6, formation: '2-3' },
} as const satisfies SportRules;
