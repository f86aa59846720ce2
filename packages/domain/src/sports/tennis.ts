import { SPORT } from '../enumerations/sport.ts';
import { MAIN_LINES } from './main-lines.ts';
import type { SportRules } from './sport-rules.ts';

export const tennisRules = {
  sport: SPORT.tennis,
  ...MAIN_LINES[SPORT.tennis],
  markets: {
    win: { settledOn: 'winner' },
    ougames: { settledOn: 'games', lineStep: 'only-half' },
    ahgames: { settledOn: 'games', lineStep: 'half' },
    ahsets: { settledOn: 'sets', lineStep: 'half' },
    ousets: { settledOn: 'sets', lineStep: 'only-half' },
    setscore: { settledOn: 'sets' },
    s1win: { settledOn: 'set1' },
    s2win: { settledOn: 'set2' },
  },
  score: {
    unit: 'set',
    regularParts: 0,
    partMessage: null,
    listedParts: null,
    includesOvertime: false,
  },
  goals: null,
  partMinutes: null,
  runningMinutes: null,
  settlement: { waitsForTournament: true, officialMinutes: null },
  // A source may know only the first day of a tournament, and two players may meet twice in it: in
  // the group and in the final.
  pairing: { isOncePerDay: false, isOncePerRound: true, movedHoursMax: null },
  table: null,
  statistics: { totalLines: [], totals: {}, hasPenaltyKicks: false },
  hasReferees: false,
  hasGoalies: false,
  lineup: null,
} as const satisfies SportRules;
