import { GOALIES_SORT, SPECIAL_TEAMS_SORT } from '@tipmark/domain';
import type { LeagueTabProps, OwnLeagueTab } from '@tipmark/match-features/pages';
import { lazyPart } from '@tipmark/remote-kit';
import { Suspense } from 'react';
import { seasonGoalies, seasonSpecialTeams } from './special-teams-loads.ts';

const { Part: Goalies } = lazyPart<LeagueTabProps>(async () => ({
  default: (await import(/* webpackChunkName: "special-teams" */ './GoaliesTab.tsx')).GoaliesTab,
}));

const { Part: SpecialTeams } = lazyPart<LeagueTabProps>(async () => ({
  default: (await import(/* webpackChunkName: "special-teams" */ './SpecialTeamsTab.tsx'))
    .SpecialTeamsTab,
}));

/** Goalies of a season, and what its teams make of penalties: fetched when they are opened. */
export const specialTeamsTabs: readonly OwnLeagueTab[] = [
  {
    name: 'goalies',
    sorts: Object.values(GOALIES_SORT),
    load: seasonGoalies,
    Body: (tab) => (
      <Suspense>
        <Goalies {...tab} />
      </Suspense>
    ),
  },
  {
    name: 'special-teams',
    sorts: Object.values(SPECIAL_TEAMS_SORT),
    load: seasonSpecialTeams,
    Body: (tab) => (
      <Suspense>
        <SpecialTeams {...tab} />
      </Suspense>
    ),
  },
];
