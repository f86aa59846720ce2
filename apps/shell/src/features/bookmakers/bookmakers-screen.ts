import { defineScreen } from '@tipmark/remote-kit';
import { BookmakersPage } from './BookmakersPage.tsx';
import { bookmakersLoad } from './bookmakers-loads.ts';

export const screen = defineScreen({
  route: 'bookmakers',
  loads: () => [bookmakersLoad.requested({})],
  Component: BookmakersPage,
  head: (_state, _visit, t) => ({
    title: t('bookmakers.title'),
    description: t('bookmakers.description'),
  }),
});

export const loads = [bookmakersLoad];
