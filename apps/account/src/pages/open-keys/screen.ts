import { defineScreen, optionalLoad } from '@tipmark/remote-kit';
import { proofLoad } from '../../parts/proof/proof-loads.ts';
import { OpenKeysPage } from './OpenKeysPage.tsx';
import {
  calendarLoad,
  makeKeyCommand,
  openKeysLoad,
  renewCalendarCommand,
  revokeKeyCommand,
} from './open-keys-loads.ts';
import { openKeysMessages } from './open-keys-messages.ts';

export const loads = [openKeysLoad, calendarLoad];
export const commands = [makeKeyCommand, revokeKeyCommand, renewCalendarCommand];

/** `/api-keys`: keys of the open API, seen by their owner alone. */
export const screen = defineScreen({
  route: 'openKeys',
  loads: () => [
    optionalLoad(openKeysLoad.requested({})),
    optionalLoad(calendarLoad.requested({})),
    optionalLoad(proofLoad.requested({})),
  ],
  messages: () => openKeysMessages,
  Component: OpenKeysPage,
  head: (_state, _visit, t) => ({
    title: t('openKeys.title'),
    description: t('openKeys.description'),
    isIndexed: false,
  }),
});
