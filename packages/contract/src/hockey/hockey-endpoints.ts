import { complete } from '../complete-endpoint.ts';
import { hockeyEventTipAdd, hockeyEventTipAddSchemas } from '../tips/hockey-event-tip-add.ts';
import {
  hockeyEventTipChange,
  hockeyEventTipChangeSchemas,
} from '../tips/hockey-event-tip-change.ts';
import { hockeyEventTips, hockeyEventTipsSchemas } from '../tips/hockey-event-tips.ts';
import { hockeyTipMaker, hockeyTipMakerSchemas } from '../tips/hockey-tip-maker.ts';
import { hockeyEventMatches, hockeyEventMatchesSchemas } from './events/hockey-event-matches.ts';
import {
  hockeyEventOddsHistory,
  hockeyEventOddsHistorySchemas,
} from './events/hockey-event-odds-history.ts';
import { hockeyEventPage, hockeyEventPageSchemas } from './events/hockey-event-page.ts';
import { hockeyEventSquads, hockeyEventSquadsSchemas } from './events/hockey-event-squads.ts';
import { hockeyEventSummary, hockeyEventSummarySchemas } from './events/hockey-event-summary.ts';
import { hockeyEventTrends, hockeyEventTrendsSchemas } from './events/hockey-event-trends.ts';
import { hockeyMainPage, hockeyMainPageSchemas } from './hockey-main-page.ts';
import {
  hockeyMathAnalysisPage,
  hockeyMathAnalysisPageSchemas,
} from './hockey-math-analysis-page.ts';
import { hockeyResultsPage, hockeyResultsPageSchemas } from './hockey-results-page.ts';
import { hockeySearch, hockeySearchSchemas } from './hockey-search.ts';
import {
  hockeyLeagueFixtures,
  hockeyLeagueFixturesSchemas,
} from './league/hockey-league-fixtures.ts';
import { hockeyLeagueMatches, hockeyLeagueMatchesSchemas } from './league/hockey-league-matches.ts';
import { hockeyLeaguePage, hockeyLeaguePageSchemas } from './league/hockey-league-page.ts';
import { hockeyLeagueResults, hockeyLeagueResultsSchemas } from './league/hockey-league-results.ts';
import { hockeyLeagueSummary, hockeyLeagueSummarySchemas } from './league/hockey-league-summary.ts';
import {
  hockeyLeagueTeamsTable,
  hockeyLeagueTeamsTableSchemas,
} from './league/hockey-league-teams-table.ts';
import { hockeyLeagueTotals, hockeyLeagueTotalsSchemas } from './league/hockey-league-totals.ts';
import { hockeyLeagueTrends, hockeyLeagueTrendsSchemas } from './league/hockey-league-trends.ts';
import { pageHockeyLeagues, pageHockeyLeaguesSchemas } from './league/page-hockey-leagues.ts';
import { hockeyTeamMatches, hockeyTeamMatchesSchemas } from './teams/hockey-team-matches.ts';
import { hockeyTeamPage, hockeyTeamPageSchemas } from './teams/hockey-team-page.ts';
import { hockeyTeamSummary, hockeyTeamSummarySchemas } from './teams/hockey-team-summary.ts';
import { hockeyTeamTrends, hockeyTeamTrendsSchemas } from './teams/hockey-team-trends.ts';
import { pageHockeyTeams, pageHockeyTeamsSchemas } from './teams/page-hockey-teams.ts';

/** Every call about hockey, schemas included. */
export const hockeyEndpoints = {
  hockeyEventMatches: complete(hockeyEventMatches, hockeyEventMatchesSchemas),
  hockeyEventOddsHistory: complete(hockeyEventOddsHistory, hockeyEventOddsHistorySchemas),
  hockeyEventPage: complete(hockeyEventPage, hockeyEventPageSchemas),
  hockeyEventSquads: complete(hockeyEventSquads, hockeyEventSquadsSchemas),
  hockeyEventSummary: complete(hockeyEventSummary, hockeyEventSummarySchemas),
  hockeyEventTrends: complete(hockeyEventTrends, hockeyEventTrendsSchemas),
  hockeyMainPage: complete(hockeyMainPage, hockeyMainPageSchemas),
  hockeyMathAnalysisPage: complete(hockeyMathAnalysisPage, hockeyMathAnalysisPageSchemas),
  hockeyResultsPage: complete(hockeyResultsPage, hockeyResultsPageSchemas),
  hockeySearch: complete(hockeySearch, hockeySearchSchemas),
  hockeyLeagueFixtures: complete(hockeyLeagueFixtures, hockeyLeagueFixturesSchemas),
  hockeyLeagueMatches: complete(hockeyLeagueMatches, hockeyLeagueMatchesSchemas),
  hockeyLeaguePage: complete(hockeyLeaguePage, hockeyLeaguePageSchemas),
  hockeyLeagueResults: complete(hockeyLeagueResults, hockeyLeagueResultsSchemas),
  hockeyLeagueSummary: complete(hockeyLeagueSummary, hockeyLeagueSummarySchemas),
  hockeyLeagueTeamsTable: complete(hockeyLeagueTeamsTable, hockeyLeagueTeamsTableSchemas),
  hockeyLeagueTotals: complete(hockeyLeagueTotals, hockeyLeagueTotalsSchemas),
  hockeyLeagueTrends: complete(hockeyLeagueTrends, hockeyLeagueTrendsSchemas),
  pageHockeyLeagues: complete(pageHockeyLeagues, pageHockeyLeaguesSchemas),
  hockeyTeamMatches: complete(hockeyTeamMatches, hockeyTeamMatchesSchemas),
  hockeyTeamPage: complete(hockeyTeamPage, hockeyTeamPageSchemas),
  hockeyTeamSummary: complete(hockeyTeamSummary, hockeyTeamSummarySchemas),
  hockeyTeamTrends: complete(hockeyTeamTrends, hockeyTeamTrendsSchemas),
  pageHockeyTeams: complete(pageHockeyTeams, pageHockeyTeamsSchemas),
  hockeyEventTipAdd: complete(hockeyEventTipAdd, hockeyEventTipAddSchemas),
  hockeyEventTipChange: complete(hockeyEventTipChange, hockeyEventTipChangeSchemas),
  hockeyEventTips: complete(hockeyEventTips, hockeyEventTipsSchemas),
  hockeyTipMaker: complete(hockeyTipMaker, hockeyTipMakerSchemas),
} as const;

export type HockeyEndpointName = keyof typeof hockeyEndpoints;
