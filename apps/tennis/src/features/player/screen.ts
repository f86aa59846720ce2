import { defineScreen } from '@tipmark/remote-kit';
import { PlayerScreen } from './PlayerScreen.tsx';
import { playerAddress, readPlayerView } from './player-address.ts';
import { playerLinkedData } from './player-linked-data.ts';
import { playerPage, playerRequest } from './player-load.ts';
import { playerShareImage } from './player-share-image.ts';

/** `/Players/[playerUrl]`: a player with records on every court, rivals and matches. */
export const screen = defineScreen({
  route: 'player',
  loads: ({ params: { playerUrl = '' }, search }) => [
    playerRequest(playerUrl, readPlayerView(search)),
  ],
  Component: PlayerScreen,
  head: (state, { locale }, t) => {
    const page = playerPage.select(state).data;
    if (!page) return { title: t('common:error.screenFailed'), description: '' };
    const { name, countryName, link } = page.player;
    const values = { player: name, country: countryName };
    return {
      title: t('player.headTitle', values),
      description: t('player.description', values),
      canonical: playerAddress(link, readPlayerView(new URLSearchParams()), locale),
    };
  },
  ...(typeof document === 'undefined' && {
    linkedData: playerLinkedData,
    shareImage: playerShareImage,
  }),
});

export const loads = [playerPage];
