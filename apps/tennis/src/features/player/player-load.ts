import { tennisPlayerPage } from '@tipmark/contract';
import { createLoad, type RequestedAction } from '@tipmark/remote-kit';
import type { PlayerView } from './player-address.ts';

export const playerPage = createLoad('tennisPlayerPage', {
  request: tennisPlayerPage,
  when: 'latest',
});

export const playerRequest = (playerUrl: string, view: PlayerView): RequestedAction =>
  playerPage.requested({
    segments: { playerUrl },
    query: view,
  });
