import { defineScreen } from '@tipmark/remote-kit';
import { BookmakerPage } from './BookmakerPage.tsx';
import { BookmakersPage } from './BookmakersPage.tsx';
import { bookmakerLoad, bookmakersLoad } from './bookmakers-loads.ts';

/** `/bookmakers`: all of the visitor's country. */
export const all = {
  screen: defineScreen({
    route: 'bookmakers',
    loads: () => [bookmakersLoad.requested({})],
    Component: BookmakersPage,
    head: (_state, _visit, t) => ({
      title: t('bookmakers.title'),
      description: t('bookmakers.description'),
    }),
  }),
  loads: [bookmakersLoad],
};

/** `/bookmakers/{bookmaker}`. */
export const one = {
  screen: defineScreen({
    route: 'bookmaker',
    loads: ({ params: { bookmaker = '' } }) => [
      bookmakerLoad.requested({ segments: { bookmaker } }),
    ],
    Component: BookmakerPage,
    head: (state, _visit, t) => {
      const name = bookmakerLoad.select(state).data?.bookmaker.name ?? t('bookmakers.title');
      return {
        title: t('bookmakers.ofOne', { name }),
        description: t('bookmakers.descriptionOfOne', { name }),
      };
    },
  }),
  loads: [bookmakerLoad],
};
