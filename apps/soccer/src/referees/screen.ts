import { defineScreen } from '@tipmark/remote-kit';
import { RefereesScreen } from './RefereesScreen.tsx';
import { type RefereesView, readRefereesView, refereesAddress } from './referees-address.ts';
import { refereesMore, refereesPage } from './referees-loads.ts';
import { refereesRequest } from './referees-request.ts';
import { refereesTitle } from './referees-title.ts';

const atFirst = readRefereesView(new URLSearchParams());

/** Another order shows the same referees again: search engines are told of the first one alone. */
const listedOnce = ({ leagueId, areOnlyAssigned, pageNumber }: RefereesView): RefereesView => ({
  ...atFirst,
  leagueId,
  areOnlyAssigned,
  pageNumber,
});

/** `/Referees`: the list of referees. */
export const screen = defineScreen({
  route: 'referees',
  loads: ({ search }) => [refereesRequest(readRefereesView(search))],
  Component: RefereesScreen,
  head: (state, { search, locale }, t) => {
    const view = readRefereesView(search);
    const leagues = refereesPage.select(state).data?.leagues ?? [];
    return {
      title:
        view.leagueId === 0
          ? t('referees.headTitle')
          : refereesTitle(view.leagueId, leagues, { t }),
      description: t('referees.description'),
      canonical: refereesAddress(listedOnce(view), locale),
    };
  },
});

export const loads = [refereesPage, refereesMore];
