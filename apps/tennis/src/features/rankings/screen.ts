import { createListScreen } from '@tipmark/match-features/lists';
import { tourName } from '../../shared/tour-name.ts';
import { RankingsScreen } from './RankingsScreen.tsx';
import { rankingsList } from './rankings-list.ts';

/** `/tennis/rankings?tour=&date=`: the players of a tour by their ranks. */
export const { screen, loads } = createListScreen(rankingsList, {
  messages: 'rankings',
  canonicalOf: (view) => view,
  titleOf: (state, _visit, t) => {
    const tour = rankingsList.load.select(state).data?.tour ?? null;
    return tour === null
      ? t('rankings.headTitle')
      : t('rankings.headTitleOf', { tour: tourName(tour, t) });
  },
  Component: RankingsScreen,
});
