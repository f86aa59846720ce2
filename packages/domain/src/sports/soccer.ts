import { SPORT } from '../enumerations/sport.ts';
import { TOTALS_MARKET } from '../enumerations/statistics-filters.ts';
import { MAIN_LINES } from './main-lines.ts';
import type { SportRules } from './sport-rules.ts';

const PARTS = [0.5, 1.5, 2.5] as const;

export const soccerRules = {
  sport: SPORT.soccer,
  ...MAIN_LINES[SPORT.soccer],
  markets: {
    '1x2': { settledOn: 'regularTime' },
    dc: { settledOn: 'regularTime' },
    dnb: { settledOn: 'regularTime' },
    ou: { settledOn: 'regularTime', lineStep: 'quarter' },
    ah: { settledOn: 'regularTime', lineStep: 'quarter' },
    btts: { settledOn: 'regularTime' },
    tt1: { settledOn: 'regularTime', lineStep: 'quarter' },
    tt2: { settledOn: 'regularTime', lineStep: 'quarter' },
    h1x2: { settledOn: 'firstHalf' },
    hou: { settledOn: 'firstHalf', lineStep: 'quarter' },
    corn: { settledOn: 'corners', lineStep: 'half' },
    card: { settledOn: 'cards', lineStep: 'half' },
    cs: { settledOn: 'regularTime' },
  },
  score: {
    unit: 'goal',
    regularParts: 2,
    partMessage: 'half',
    listedParts: 1,
    includesOvertime: false,
  },
  goals: { overtimeGoals: null, shootoutRounds: [5], lastMinute: 150 },
  partMinutes: 45,
  runningMinutes: 45,
  settlement: { waitsForTournament: false, officialMinutes: null },
  pairing: { isOncePerDay: true, isOncePerRound: false, movedHoursMax: null },
  table: { points: { win: 3, draw: 1, loss: 0 }, hasRounds: true },
  statistics: {
    totalLines: [0.5, 1.5, 2.5, 3.5, 4.5, 5.5],
    totals: {
      [TOTALS_MARKET.match]: [0.5, 1.5, 2.5, 3.5, 4.5],
      [TOTALS_MARKET.firstHalf]: PARTS,
      [TOTALS_MARKET.secondHalf]: PARTS,
      // The call of a league takes it; no match has a third part to count.
      [TOTALS_MARKET.thirdPeriod]: PARTS,
      [TOTALS_MARKET.corners]: [7.5, 8.5, 9.5, 10.5, 11.5],
      [TOTALS_MARKET.yellowCards]: [2.5, 3.5, 4.5, 5.5],
      [TOTALS_MARKET.shots]: [19.5, 22.5, 25.5, 28.5],
    },
    hasPenaltyKicks: true,
  },
  hasReferees: true,
  hasGoalies: false,
  lineup: { players: 11 },
} as const satisfies SportRules;
