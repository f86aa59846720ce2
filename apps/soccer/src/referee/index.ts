import { defineFeature, defineScreen, lazyPart } from '@tipmark/remote-kit';
import { readRefereeView, refereeAddress } from './referee-address.ts';
import { refereePage, refereeRequest } from './referee-loads.ts';

const { Part: LazyRefereeScreen, bring } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "referee" */ './RefereeScreen.tsx')).RefereeScreen,
}));

/** `/Referees/[refereeUrl]`: a referee with his matches. */
export const referee = defineFeature({
  name: 'referee',
  loads: [refereePage],
  screens: [
    defineScreen({
      route: 'referee',
      loads: ({ params: { refereeUrl = '' }, search }) => [
        refereeRequest(refereeUrl, readRefereeView(search)),
      ],
      Component: LazyRefereeScreen,
      code: bring,
      head: (state, { locale }, t) => {
        const page = refereePage.select(state).data;
        if (!page) return { title: t('common:error.screenFailed'), description: '' };
        const { name, countryName, link } = page.referee;
        const values = { referee: name, country: countryName };
        return {
          title: t('referee.headTitle', values),
          description: t('referee.description', values),
          canonical: refereeAddress(link, readRefereeView(new URLSearchParams()), locale),
        };
      },
    }),
  ],
});
