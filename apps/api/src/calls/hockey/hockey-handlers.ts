import type { HockeyEndpointName } from '@tipmark/contract';
import type { Handlers } from '../handler/handler.ts';
import { hockeyEventTipAdd } from '../tips/hockey-event-tip-add.ts';
import { hockeyEventTipChange } from '../tips/hockey-event-tip-change.ts';
import { hockeyEventTips } from '../tips/hockey-event-tips.ts';
import { hockeyTipMaker } from '../tips/hockey-tip-maker.ts';
import { hockeyEventMatches } from './hockey-event-matches.ts';
import { hockeyEventOddsHistory } from './hockey-event-odds-history.ts';
import { hockeyEventPage } from './hockey-event-page.ts';
import { hockeyEventSquads } from './hockey-event-squads.ts';
import { hockeyEventSummary } from './hockey-event-summary.ts';
import { hockeyEventTrends } from './hockey-event-trends.ts';
import { hockeyLeagueFixtures } from './hockey-league-fixtures.ts';
import { hockeyLeagueMatches } from './hockey-league-matches.ts';
import { hockeyLeaguePage } from './hockey-league-page.ts';
import { hockeyLeagueResults } from './hockey-league-results.ts';
import { hockeyLeagueSummary } from './hockey-league-summary.ts';
import { hockeyLeagueTeamsTable } from './hockey-league-teams-table.ts';
import { hockeyLeagueTotals } from './hockey-league-totals.ts';
import { hockeyLeagueTrends } from './hockey-league-trends.ts';
import { hockeyMainPage } from './hockey-main-page.ts';
import { hockeyMathAnalysisPage } from './hockey-math-analysis-page.ts';
import { hockeyResultsPage } from './hockey-results-page.ts';
import { hockeySearch } from './hockey-search.ts';
import { hockeyTeamMatches } from './hockey-team-matches.ts';
import { hockeyTeamPage } from './hockey-team-page.ts';
import { hockeyTeamSummary } from './hockey-team-summary.ts';
import { hockeyTeamTrends } from './hockey-team-trends.ts';
import { pageHockeyLeagues } from './page-hockey-leagues.ts';
import { pageHockeyTeams } from './page-hockey-teams.ts';

/** Calls about hockey and what answers them. */
export const hockeyHandlers: Pick<Handlers, HockeyEndpointName> = {
  hockeyEventMatches,
  hockeyEventOddsHistory,
  hockeyEventPage,
  hockeyEventSquads,
  hockeyEventSummary,
  hockeyEventTrends,
  hockeyLeagueFixtures,
  hockeyLeagueMatches,
  hockeyLeaguePage,
  hockeyLeagueResults,
  hockeyLeagueSummary,
  hockeyLeagueTeamsTable,
  hockeyLeagueTotals,
  hockeyLeagueTrends,
  hockeyMainPage,
  hockeyMathAnalysisPage,
  hockeyResultsPage,
  hockeySearch,
  hockeyTeamMatches,
  hockeyTeamPage,
  hockeyTeamSummary,
  hockeyTeamTrends,
  pageHockeyLeagues,
  pageHockeyTeams,
  hockeyEventTipAdd,
  hockeyEventTipChange,
  hockeyEventTips,
  hockeyTipMaker,
};
