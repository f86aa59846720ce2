import { defineScreen } from '@tipmark/remote-kit';
import { RefereesScreen } from './RefereesScreen.tsx';
import { type RefereesView, readRefereesView, refereesAddress } from './referees-address.ts';
import { refereesMore, refereesPage } from './referees-loads.ts';
import { refereesRequest } from './referees-request.ts';

const atFirst = readRefereesView(new URLSearchParams());

/** Another order shows the same referees again: search engines are told of the first one alone. */
const listedOnce = ({ areOnlyAssigned, pageNumber }: RefereesView): RefereesView => ({
  ...atFirst,
  areOnlyAssigned,
  pageNumber,
});

/** `/Referees`: the list of referees. */
export const screen = defineScreen({
  route: 'referees',
  loads: ({ search }) => [refereesRequest(readRefereesView(search))],
  Component: RefereesScreen,
  head: (_state, { search, locale }, t) => ({
    title: t('referees.headTitle'),
    description: t('referees.description'),
    canonical: refereesAddress(listedOnce(readRefereesView(search)), locale),
  }),
});

export const loads = [refereesPage, refereesMore];
