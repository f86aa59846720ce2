import { defineScreen } from '@tipmark/remote-kit';
import { RefereeScreen } from './RefereeScreen.tsx';
import { readRefereeView, refereeAddress } from './referee-address.ts';
import { refereeLinkedData } from './referee-linked-data.ts';
import { refereePage } from './referee-loads.ts';
import { refereeRequest } from './referee-request.ts';
import { refereeShareImage } from './referee-share-image.ts';

/** `/Referees/[refereeUrl]`: a referee with their matches. */
export const screen = defineScreen({
  route: 'referee',
  loads: ({ params: { refereeUrl = '' }, search }) => [
    refereeRequest(refereeUrl, readRefereeView(search)),
  ],
  Component: RefereeScreen,
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
  ...(typeof document === 'undefined' && {
    linkedData: refereeLinkedData,
    shareImage: refereeShareImage,
  }),
});

export const loads = [refereePage];
