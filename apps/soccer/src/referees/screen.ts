import { defineScreen } from '@tipmark/remote-kit';
import { RefereesScreen } from './RefereesScreen.tsx';
import { readRefereesView, refereesAddress } from './referees-address.ts';
import { refereesMore, refereesPage } from './referees-loads.ts';
import { refereesRequest } from './referees-request.ts';

/** `/Referees`: the list of referees. */
export const screen = defineScreen({
  route: 'referees',
  loads: ({ search }) => [refereesRequest(readRefereesView(search))],
  Component: RefereesScreen,
  head: (_state, { search, locale }, t) => ({
    title: t('referees.headTitle'),
    description: t('referees.description'),
    canonical: refereesAddress(readRefereesView(search), locale),
  }),
});

export const loads = [refereesPage, refereesMore];
