import { MATCH_STATUS } from '@tipmark/domain';
import { pageStage, pageStates, sportPages } from '@tipmark/match-features/testing/pages';
import { tennisPage } from '../src/features/match/match-fixture.tsx';
import { page, unknown } from '../src/features/player/player-fixture.ts';
import { remote } from '../src/remote.ts';

const { results, search } = sportPages('tennis');
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
