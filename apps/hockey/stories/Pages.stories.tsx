import { pageStage, teamPages } from '@tipmark/match-features/testing/pages';
import { remote } from '../src/remote.ts';

const pages = teamPages('hockey');

/** Every page of hockey: with data, without, loading and failed. */
export default { title: 'hockey/Pages', component: pageStage(remote) };

export const HomeFull = pages.home.full;
export const HomeEmpty = pages.home.empty;
export const HomeLoading = pages.home.loading;
export const HomeFailed = pages.home.failed;

export const ResultsLate = pages.lateResults.full;
export const ResultsFull = pages.results.full;
export const ResultsEmpty = pages.results.empty;
export const ResultsLoading = pages.results.loading;
export const ResultsFailed = pages.results.failed;

export const MatchLate = pages.lateMatch.full;
export const MatchFull = pages.match.full;
export const MatchEmpty = pages.match.empty;
export const MatchLoading = pages.match.loading;
export const MatchFailed = pages.match.failed;

export const LeaguesFull = pages.leagues.full;
export const LeaguesEmpty = pages.leagues.empty;
export const LeaguesLoading = pages.leagues.loading;
export const LeaguesFailed = pages.leagues.failed;

export const LeagueFull = pages.league.full;
export const LeagueEmpty = pages.league.empty;
export const LeagueLoading = pages.league.loading;
export const LeagueFailed = pages.league.failed;

export const StreaksFull = pages.streaks.full;
export const StreaksEmpty = pages.streaks.empty;
export const StreaksLoading = pages.streaks.loading;
export const StreaksFailed = pages.streaks.failed;

export const TeamsFull = pages.teams.full;
export const TeamsEmpty = pages.teams.empty;
export const TeamsLoading = pages.teams.loading;
export const TeamsFailed = pages.teams.failed;

export const TeamFull = pages.team.full;
export const TeamEmpty = pages.team.empty;
export const TeamLoading = pages.team.loading;
export const TeamFailed = pages.team.failed;

export const TeamSquadFull = pages.squad.full;
export const TeamSquadEmpty = pages.squad.empty;
export const TeamSquadLoading = pages.squad.loading;
export const TeamSquadFailed = pages.squad.failed;

export const AnalysisFull = pages.analysis.full;
export const AnalysisEmpty = pages.analysis.empty;
export const AnalysisLoading = pages.analysis.loading;
export const AnalysisFailed = pages.analysis.failed;

export const SearchFull = pages.search.full;
export const SearchEmpty = pages.search.empty;
export const SearchLoading = pages.search.loading;
export const SearchFailed = pages.search.failed;

export const PlayerFull = pages.player.full;
export const PlayerEmpty = pages.player.empty;
export const PlayerLoading = pages.player.loading;
export const PlayerFailed = pages.player.failed;

export const CompareFull = pages.compare.full;
export const CompareEmpty = pages.compare.empty;
export const CompareLoading = pages.compare.loading;
export const CompareFailed = pages.compare.failed;
