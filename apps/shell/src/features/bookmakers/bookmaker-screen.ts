import { defineScreen } from '@tipmark/remote-kit';
import { BookmakerPage } from './BookmakerPage.tsx';
import { bookmakerLoad } from './bookmakers-loads.ts';

export const screen = defineScreen({
  route: 'bookmaker',
  loads: ({ params: { bookmaker = '' } }) => [bookmakerLoad.requested({ segments: { bookmaker } })],
  Component: BookmakerPage,
  head: (state, _visit, t) => {
    const name = bookmakerLoad.select(state).data?.bookmaker.name ?? t('bookmakers.title');
    return {
      title: t('bookmakers.ofOne', { name }),
      description: t('bookmakers.descriptionOfOne', { name }),
    };
  },
});

export const loads = [bookmakerLoad];
