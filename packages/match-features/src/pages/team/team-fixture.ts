import { pageSoccerTeam } from '@tipmark/contract';
import { game } from '../../sport/game-fixture.tsx';
import { loadOf, requestedWith } from '../../sport/page-load.ts';
import { teamFilters } from './team-filters.ts';
import type { TeamPageOptions } from './team-options.ts';

export const options: TeamPageOptions = {
  sport: game,
  load: requestedWith(loadOf(pageSoccerTeam), ({ teamUrl, view }) => ({
    segments: { teamUrl, ...teamFilters(view) },
  })),
};
