import { soccerEventSquads, soccerEventTable } from '@tipmark/contract';
import { loadOf } from '@tipmark/match-features/pages';
import { teamMatchPageOf } from '@tipmark/match-features/sport-pages';
import { soccer } from '../../shared/soccer.ts';
import { refereeTab } from './referee-tab.tsx';

/** `/Events/[matchUrl]`: a match with its tips, prices and earlier matches. */
export const { screen, loads, commands, live } = teamMatchPageOf(soccer, {
  loads: { table: loadOf(soccerEventTable), squads: loadOf(soccerEventSquads) },
  tabs: ['events', 'tips', 'odds', 'matches', 'summary', 'table', 'trends', 'squads', refereeTab],
});
