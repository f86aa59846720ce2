import { MATCH_STATUS } from '@tipmark/domain';
import { pageStage, pageStates, sportPages } from '@tipmark/match-features/testing/pages';
import { tennisPage } from '../src/features/match/match-fixture.tsx';
import { page, unknown } from '../src/features/player/player-fixture.ts';
import { noPlayers, players } from '../src/features/players/players-fixture.ts';
import { noRankings, rankings } from '../src/features/rankings/rankings-fixture.ts';
import {
  draw,
  history,
  noDraw,
  noHistory,
  page as tournament,
  unknownEdition,
} from '../src/features/tournament/tournament-page-fixture.ts';
import { noTournaments, tournaments } from '../src/features/tournaments/tournaments-fixture.ts';
import { remote } from '../src/remote.ts';

const { results, search, compare } = sportPages('tennis');
const live = tennisPage({ status: MATCH_STATUS.live, sets: [[6, 7]] });
const match = pageStates(
  { address: `/tennis/events/${live.link}` },
  { tennisEventPage: live },
  { tennisEventPage: tennisPage() },
);
const player = pageStates(
  { address: `/Players/${page.player.link}` },
  { tennisPlayerPage: page },
  { tennisPlayerPage: unknown },
);
const ranking = pageStates(
  { address: '/tennis/rankings' },
  { tennisRankings: rankings },
  { tennisRankings: noRankings },
);
const list = pageStates(
  { address: '/tennis/players' },
  { tennisPlayers: players },
  { tennisPlayers: noPlayers },
);

const calendar = pageStates(
  { address: '/tennis/Tournaments' },
  { tennisTournaments: tournaments },
  { tennisTournaments: noTournaments },
);
const edition = pageStates(
  { address: '/tennis/Tournaments/9-x' },
  { tennisTournamentPage: tournament },
  { tennisTournamentPage: unknownEdition },
);
const champions = pageStates(
  { address: '/tennis/Tournaments/9-x?tab=champions' },
  { tennisTournamentPage: tournament, tennisTournamentHistory: history },
  { tennisTournamentPage: unknownEdition, tennisTournamentHistory: noHistory },
);
const drawn = pageStates(
  { address: '/tennis/Tournaments/9-x?tab=draw' },
  { tennisTournamentPage: tournament, tennisTournamentDraw: draw },
  { tennisTournamentPage: unknownEdition, tennisTournamentDraw: noDraw },
);

/** Every page of tennis: with data, without, loading and failed. */
export default { title: 'tennis/Pages', component: pageStage(remote) };

export const ResultsFull = results.full;
export const ResultsEmpty = results.empty;
export const ResultsLoading = results.loading;
export const ResultsFailed = results.failed;

export const SearchFull = search.full;
export const SearchEmpty = search.empty;
export const SearchLoading = search.loading;
export const SearchFailed = search.failed;

export const MatchFull = match.full;
export const MatchEmpty = match.empty;
export const MatchLoading = match.loading;
export const MatchFailed = match.failed;

export const PlayerFull = player.full;
export const PlayerEmpty = player.empty;
export const PlayerLoading = player.loading;
export const PlayerFailed = player.failed;

export const CompareFull = compare.full;
export const CompareEmpty = compare.empty;
export const CompareLoading = compare.loading;
export const CompareFailed = compare.failed;

export const RankingsFull = ranking.full;
export const RankingsEmpty = ranking.empty;
export const RankingsLoading = ranking.loading;
export const RankingsFailed = ranking.failed;

export const PlayersFull = list.full;
export const PlayersEmpty = list.empty;
export const PlayersLoading = list.loading;
export const PlayersFailed = list.failed;

export const TournamentsFull = calendar.full;
export const TournamentsEmpty = calendar.empty;
export const TournamentsLoading = calendar.loading;
export const TournamentsFailed = calendar.failed;

export const TournamentFull = edition.full;
export const TournamentEmpty = edition.empty;
export const TournamentLoading = edition.loading;
export const TournamentFailed = edition.failed;

export const TournamentChampionsFull = champions.full;
export const TournamentChampionsEmpty = champions.empty;
export const TournamentChampionsLoading = champions.loading;
export const TournamentChampionsFailed = champions.failed;

export const TournamentDrawFull = drawn.full;
export const TournamentDrawEmpty = drawn.empty;
export const TournamentDrawLoading = drawn.loading;
export const TournamentDrawFailed = drawn.failed;
