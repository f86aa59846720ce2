export {
  type AnalysisChoice,
  analysisParams,
  readAnalysisChoice,
} from './pages/analysis/analysis-order.ts';
export { AnalysisView } from './pages/analysis/widgets/AnalysisView.tsx';
export { ReliabilityView } from './pages/analysis/widgets/ReliabilityView.tsx';
export { FeedEntries } from './pages/feed/entries/FeedEntries.tsx';
export { stagesOf } from './pages/league/series.ts';
export { Bracket } from './pages/league/widgets/Bracket.tsx';
export { FixtureTrendsView } from './pages/league/widgets/FixtureTrendsView.tsx';
export { SeasonFigures } from './pages/league/widgets/SeasonFigures.tsx';
export { SeasonMatches } from './pages/league/widgets/SeasonMatches.tsx';
export { SeasonReferees } from './pages/league/widgets/SeasonReferees.tsx';
export { TeamSeriesList } from './pages/league/widgets/TeamSeriesList.tsx';
export { TeamTotalsTable } from './pages/league/widgets/TeamTotalsTable.tsx';
export { LeaguesTable } from './pages/leagues/LeaguesTable.tsx';
export { OddsHistoryView } from './pages/match/odds-history/OddsHistoryView.tsx';
export {
  type OddsChoice,
  oddsParams,
  readOddsChoice,
} from './pages/match/odds-history/odds-choice.ts';
export { SquadsView } from './pages/match/squads/SquadsView.tsx';
export { type TipActions, TipLink } from './pages/match/tips/AddTip.tsx';
export { MatchTips } from './pages/match/tips/MatchTips.tsx';
export { PriceTakers } from './pages/match/tips/PriceTakers.tsx';
export {
  isFirstTips,
  readTipsChoice,
  type TipsChoice,
  tipsParams,
} from './pages/match/tips/tips-choice.ts';
export { MatchFiltersPanel } from './pages/match/widgets/MatchFiltersPanel.tsx';
export { MatchIncidents } from './pages/match/widgets/MatchIncidents.tsx';
export { StickyScore } from './pages/match/widgets/StickyScore.tsx';
export { createResultsAside } from './pages/results/aside/create-results-aside.tsx';
export { createResults, type ResultsParts } from './pages/results/create-results.tsx';
export type { ResultsLoad, ResultsOptions } from './pages/results/results-feature.ts';
export { TeamsTable } from './pages/teams/TeamsTable.tsx';
export { CalendarButton } from './parts/days/CalendarButton.tsx';
export { noonOfDate } from './parts/days/chosen-day.ts';
export { DayStrip } from './parts/days/DayStrip.tsx';
export { NearestDay } from './parts/days/NearestDay.tsx';
export { StarButton } from './parts/favourites/StarButton.tsx';
export { TeamStar } from './parts/favourites/TeamStar.tsx';
export { type ChangedWords, type FilterChoice, searchWith } from './parts/lists/chosen-filters.ts';
export { FilteredList } from './parts/lists/FilteredList.tsx';
export { ShowMore } from './parts/lists/ShowMore.tsx';
export { type ShownPages, useShowMore } from './parts/lists/use-show-more.ts';
export type { EventHead } from './parts/match-head/event-head.ts';
export type { LiveClock, RowBoard } from './parts/matches/match-row-view.ts';
export { letterOf, pastMatchView } from './parts/matches/past-match-view.ts';
export { scoreText } from './parts/matches/score-text.ts';
export { UpcomingMatches } from './parts/matches/UpcomingMatches.tsx';
export { onMatchFollowed } from './parts/notifications/followed-matches.ts';
export { NewsButton } from './parts/notifications/NewsButton.tsx';
export { ageText } from './parts/odds/age-text.ts';
export { movementView } from './parts/odds/movement-view.ts';
export { outcomeName, selectionName } from './parts/odds/outcome-name.ts';
export { timeTicks } from './parts/odds/time-ticks.ts';
export { LoadPart } from './parts/page/LoadPart.tsx';
export { matchMessages } from './parts/page/match-messages.ts';
export { PageLink } from './parts/page/PageLink.tsx';
export type { Reader } from './parts/page/reader.ts';
export { ShareButton } from './parts/page/ShareButton.tsx';
export { type PageAddress, usePageAddress } from './parts/page/use-page-address.ts';
export { useReader } from './parts/page/use-reader.ts';
export { RefereesTable } from './parts/referees/RefereesTable.tsx';
export { RefereeRecordView, RefereeView } from './parts/referees/RefereeView.tsx';
export {
  type RefereeFilters,
  readRefereeFilters,
  refereeParams,
} from './parts/referees/referee-filters.ts';
export { createRowOdds } from './parts/row-odds/create-row-odds.ts';
export type { RowOdds, RowOddsProps } from './parts/row-odds/row-odds.ts';
export { placeText } from './parts/standings/place-text.ts';
export { StandingsView } from './parts/standings/StandingsView.tsx';
export { TableChoices } from './parts/standings/TableChoices.tsx';
export {
  readTableChoice,
  type TableChoice,
  tableParams,
} from './parts/standings/table-choice.ts';
export {
  defaultMatchFilters,
  type MatchFilters,
} from './parts/statistics/default-match-filters.ts';
export { FilteredMatches } from './parts/statistics/FilteredMatches.tsx';
export { filterParams, readMatchFilters } from './parts/statistics/match-filters.ts';
export { SummaryView } from './parts/statistics/SummaryView.tsx';
export { TrendsView } from './parts/statistics/TrendsView.tsx';
export { ValueTrendsTable } from './parts/statistics/ValueTrendsTable.tsx';
export { DataTable } from './parts/tables/DataTable.tsx';
export { FirstRows } from './parts/tables/FirstRows.tsx';
export { RowsCsv } from './parts/tables/RowsCsv.tsx';
export { Face } from './parts/tips/Face.tsx';
export { FollowControl } from './parts/tips/FollowControl.tsx';
export { createOwnTips, type WrittenTip } from './parts/tips/own-match-tips.ts';
export { type OwnTips, ownTipsReducer, withOwnTips } from './parts/tips/own-tips.ts';
export { RatingLabel } from './parts/tips/RatingLabel.tsx';
export { recordText } from './parts/tips/record-text.ts';
export { tipCardView } from './parts/tips/tip-card-view.ts';
export { intentParams, readTipIntent, type TipIntent } from './parts/tips/tip-intent.ts';
export { TIP_NAMESPACE, tipMessages } from './parts/tips/tip-messages.ts';
