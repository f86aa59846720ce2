import { teamMatchPageOf } from '@tipmark/match-features/sport-pages';
import { hockey } from '../../shared/hockey.ts';
import { PeriodScores } from './periods/PeriodScores.tsx';
import { AsPlayed, GoaliesAsPlayed } from './played/AsPlayed.tsx';
import { PowerPlay } from './power-play/PowerPlay.tsx';
import { isPowerPlayChange } from './power-play/power-play.ts';
import { squadsTab } from './squads/squads-tab.ts';

/** `/hockey/Events/[matchUrl]`: a match with its tips, prices and earlier matches. */
export const { screen, loads, commands, live } = teamMatchPageOf(hockey, {
  loads: {},
  tabs: ['events', 'tips', 'odds', 'matches', 'summary', 'trends', squadsTab],
  AsPlayed,
  AfterCourse: GoaliesAsPlayed,
  Parts: PeriodScores,
  LiveNote: PowerPlay,
  isNoteChange: isPowerPlayChange,
});
