import {
  callOf,
  leaguesPageCalls,
  mathAnalysisPageCalls,
  mathAnalysisReliabilityCalls,
  nameSearchCalls,
  teamPageCalls,
  teamSquadCalls,
  teamsPageCalls,
} from '@tipmark/contract';
import { MAIN_LINES } from '@tipmark/domain';
import { createAnalysisPage } from '../pages/analysis/create-analysis-page.tsx';
import { createLeaguesPage } from '../pages/leagues/create-leagues-page.tsx';
import { createSearchPage } from '../pages/search/create-search-page.tsx';
import { createTeamPage } from '../pages/team/create-team-page.tsx';
import { teamFilters } from '../pages/team/team-filters.ts';
import { createTeamsPage } from '../pages/teams/create-teams-page.tsx';
import { loadOf, pagedLoads, requestedWith } from '../parts/page/page-load.ts';
import type { SportWith } from '../parts/sport/sport-pages.ts';
import type { DefinedSport } from './define-sport.ts';
import type { TeamSport } from './team-remote.ts';

export { leaguePageOf } from './league-page-of.tsx';

/** Leagues with their statistics. */
export const leaguesPageOf = (sport: TeamSport) =>
  createLeaguesPage({ sport, ...pagedLoads(callOf(leaguesPageCalls, sport.name)) });

/** A team with its matches and their totals. */
export const teamPageOf = (sport: TeamSport) =>
  createTeamPage({
    sport,
    load: requestedWith(loadOf(callOf(teamPageCalls, sport.name)), ({ teamUrl, view }) => ({
      segments: { teamUrl },
      query: teamFilters(view),
    })),
    squad: loadOf(callOf(teamSquadCalls, sport.name)),
  });

/** Teams with their record and next match. */
export const teamsPageOf = (sport: TeamSport) =>
  createTeamsPage({ sport, ...pagedLoads(callOf(teamsPageCalls, sport.name)) });

/** Forecasts of a day, or the reliability of those of a year. */
export const analysisPageOf = (sport: TeamSport) =>
  createAnalysisPage({
    sport,
    load: loadOf(callOf(mathAnalysisPageCalls, sport.name)),
    reliability: loadOf(callOf(mathAnalysisReliabilityCalls, sport.name)),
    totalLine: MAIN_LINES[sport.sport].mainTotalLine ?? 0,
  });

/** The header's search as a page, which works without scripts. */
export const searchPageOf = (sport: DefinedSport & SportWith<'search'>) =>
  createSearchPage({ sport, load: loadOf(callOf(nameSearchCalls, sport.name)) });
