import { pageSoccerTeam, soccerTeamSquad } from '@tipmark/contract';
import { loadOf, requestedWith } from '../../parts/page/page-load.ts';
import { game } from '../../testing/game-fixture.tsx';
import { teamFilters } from './team-filters.ts';
import type { TeamPageOptions } from './team-options.ts';

export const options: TeamPageOptions = {
  sport: game,
  load: requestedWith(loadOf(pageSoccerTeam), ({ teamUrl, view }) => ({
    segments: { teamUrl, ...teamFilters(view) },
  })),
  squad: loadOf(soccerTeamSquad),
};
