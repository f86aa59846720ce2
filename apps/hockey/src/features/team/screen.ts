import { hockeyTeamPage } from '@tipmark/contract';
import { createTeamPage, loadOf, requestedWith, teamFilters } from '@tipmark/match-features/pages';
import { hockey } from '../../shared/hockey.ts';

/** A team with its matches and their totals. */
export const { screen, loads } = createTeamPage({
  sport: hockey,
  load: requestedWith(loadOf(hockeyTeamPage), ({ teamUrl, view }) => ({
    segments: { teamUrl },
    query: teamFilters(view),
  })),
});
