import { hockeyTeamPage } from '@tipmark/contract';
import { askedWith, createTeamPage, loadOf, teamFilters } from '@tipmark/match-features/pages';
import { hockey } from '../../shared/hockey.ts';

/** A team with its matches and what they add up to. */
export const { screen, loads } = createTeamPage({
  sport: hockey,
  load: askedWith(loadOf(hockeyTeamPage), ({ teamUrl, view }) => ({
    segments: { teamUrl },
    query: teamFilters(view),
  })),
});
