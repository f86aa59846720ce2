export { CalendarButton } from './calendar/CalendarButton.tsx';
export { Face } from './cappers/Face.tsx';
export { FollowControl } from './cappers/FollowControl.tsx';
export { RatingLabel } from './cappers/RatingLabel.tsx';
export { recordText } from './cappers/record-text.ts';
export { noonOfDate } from './day/chosen-day.ts';
export { DayStrip } from './day/DayStrip.tsx';
export { NearestDay } from './day/NearestDay.tsx';
export { StarButton } from './favourites/StarButton.tsx';
export { TeamStar } from './favourites/TeamStar.tsx';
export { FeedEntries } from './feed-entries/FeedEntries.tsx';
export { type ChangedWords, type FilterChoice, searchWith } from './filters/chosen-filters.ts';
export { FilteredList } from './filters/FilteredList.tsx';
export { onMatchFollowed } from './followed-matches/followed-matches.ts';
export { Bracket } from './league-page/Bracket.tsx';
export { FixtureTrendsView } from './league-page/FixtureTrendsView.tsx';
export { SeasonFigures } from './league-page/SeasonFigures.tsx';
export { SeasonMatches } from './league-page/SeasonMatches.tsx';
export { SeasonReferees } from './league-page/SeasonReferees.tsx';
export { stagesOf } from './league-page/series.ts';
export { TeamSeriesList } from './league-page/TeamSeriesList.tsx';
export { TeamTotalsTable } from './league-page/TeamTotalsTable.tsx';
export { UpcomingMatches } from './league-page/UpcomingMatches.tsx';
export { LeaguesTable } from './leagues-page/LeaguesTable.tsx';
export { RefereesTable } from './leagues-page/RefereesTable.tsx';
export { TeamsTable } from './leagues-page/TeamsTable.tsx';
export { defaultMatchFilters, type MatchFilters } from './match-filters/default-match-filters.ts';
export { FilteredMatches } from './match-filters/FilteredMatches.tsx';
export { MatchFiltersPanel } from './match-filters/MatchFiltersPanel.tsx';
export { filterParams, readMatchFilters } from './match-filters/match-filters.ts';
export { letterOf, pastMatchView } from './match-filters/past-match-view.ts';
export { NewsButton } from './match-news/NewsButton.tsx';
export { LoadPart } from './match-page/LoadPart.tsx';
export { MatchIncidents } from './match-page/MatchIncidents.tsx';
export { matchMessages } from './match-page/match-messages.ts';
export { movementView } from './match-page/movement-view.ts';
export { outcomeName, selectionName } from './match-page/outcome-name.ts';
export { placeText } from './match-page/place-text.ts';
export type { Reader } from './match-page/reader.ts';
export { ShareButton } from './match-page/ShareButton.tsx';
export { StickyScore } from './match-page/StickyScore.tsx';
export { useReader } from './match-page/use-reader.ts';
export { RefereeRecordView, RefereeView } from './match-statistics/RefereeView.tsx';
export {
  type RefereeFilters,
  readRefereeFilters,
  refereeParams,
} from './match-statistics/referee-filters.ts';
export { SquadsView } from './match-statistics/SquadsView.tsx';
export { StandingsView } from './match-statistics/StandingsView.tsx';
export { SummaryView } from './match-statistics/SummaryView.tsx';
export { TableChoices } from './match-statistics/TableChoices.tsx';
export { TrendsView } from './match-statistics/TrendsView.tsx';
export {
  readTableChoice,
  type TableChoice,
  tableParams,
} from './match-statistics/table-choice.ts';
export { type TipActions, TipLink } from './match-tips/AddTip.tsx';
export { MatchTips } from './match-tips/MatchTips.tsx';
export { PriceTakers } from './match-tips/PriceTakers.tsx';
export { tipCardView } from './match-tips/tip-card-view.ts';
export {
  isFirstTips,
  readTipsChoice,
  type TipsChoice,
  tipsParams,
} from './match-tips/tips-choice.ts';
export { AnalysisView } from './math-analysis/AnalysisView.tsx';
export {
  type AnalysisChoice,
  analysisParams,
  readAnalysisChoice,
} from './math-analysis/analysis-order.ts';
export { ReliabilityView } from './math-analysis/ReliabilityView.tsx';
export { ageText } from './odds-history/age-text.ts';
export { OddsHistoryView } from './odds-history/OddsHistoryView.tsx';
export { type OddsChoice, oddsParams, readOddsChoice } from './odds-history/odds-choice.ts';
export { timeTicks } from './odds-history/time-ticks.ts';
export { PageLink } from './page-link/PageLink.tsx';
export { type PageAddress, usePageAddress } from './page-link/use-page-address.ts';
export { createOwnTips, type WrittenTip } from './pages/match/own-match-tips.ts';
export { createResults, type ResultsParts } from './results/create-results.tsx';
export type { LiveClock, RowBoard } from './results/list/match-row-view.ts';
export type { ResultsLoad, ResultsOptions } from './results/results-feature.ts';
export { createResultsAside } from './results-aside/create-results-aside.tsx';
export { createRowOdds } from './row-odds/create-row-odds.ts';
export type { RowOdds, RowOddsProps } from './row-odds/row-odds.ts';
export { scoreText } from './score/score-text.ts';
export { ShowMore } from './show-more/ShowMore.tsx';
export { type ShownPages, useShowMore } from './show-more/use-show-more.ts';
export type { EventHead } from './sport/event-head.ts';
export { DataTable } from './tables/DataTable.tsx';
export { FirstRows } from './tables/FirstRows.tsx';
export { RowsCsv } from './tables/RowsCsv.tsx';
export { type OwnTips, ownTipsReducer, withOwnTips } from './tip-drawer/own-tips.ts';
export { intentParams, readTipIntent, type TipIntent } from './tip-drawer/tip-intent.ts';
export { TIP_NAMESPACE, tipMessages } from './tip-drawer/tip-messages.ts';
export { ValueTrendsTable } from './value-trends/ValueTrendsTable.tsx';
