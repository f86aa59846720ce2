import { defineFeature, defineScreen, lazyPart } from '@tipmark/remote-kit';
import { readRefereesView, refereesAddress } from './referees-address.ts';
import { refereesPage, refereesRequest } from './referees-loads.ts';

const { Part: LazyRefereesScreen, bring } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "lists" */ './RefereesScreen.tsx')).RefereesScreen,
}));

/** `/Referees`: the list of referees. */
export const referees = defineFeature({
  name: 'referees',
  loads: [refereesPage],
  screens: [
    defineScreen({
      route: 'referees',
      loads: ({ search }) => [refereesRequest(readRefereesView(search))],
      Component: LazyRefereesScreen,
      code: bring,
      head: (_state, { search, locale }, t) => ({
        title: t('referees.headTitle'),
        description: t('referees.description'),
        canonical: refereesAddress(readRefereesView(search), locale),
      }),
    }),
  ],
});
