import { createListScreen } from '@tipmark/match-features/lists';
import type { Screen } from '@tipmark/remote-kit';
import { RefereesScreen } from './RefereesScreen.tsx';
import { type RefereesView, readRefereesView } from './referees-address.ts';
import { refereesList } from './referees-list.ts';
import { refereesTitle } from './referees-title.ts';

const atFirst = readRefereesView(new URLSearchParams());

/** Another order shows the same referees again: only the first is canonical for search engines. */
const canonicalOf = ({ leagueId, areOnlyAssigned, pageNumber }: RefereesView): RefereesView => ({
  ...atFirst,
  leagueId,
  areOnlyAssigned,
  pageNumber,
});

/** Of a league, once its name is known, or of all. */
const titleOf: (...visited: Parameters<Screen['head']>) => string = (state, { search }, t) => {
  const { leagueId } = readRefereesView(search);
  const leagues = refereesList.load.select(state).data?.leagues ?? [];
  return leagueId === 0 ? t('referees.headTitle') : refereesTitle(leagueId, leagues, { t });
};

/** `/Referees`: the list of referees. */
export const { screen, loads } = createListScreen(refereesList, {
  messages: 'referees',
  canonicalOf,
  titleOf,
  Component: RefereesScreen,
});
