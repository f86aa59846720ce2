import { defineFeature, defineScreen } from '@tipmark/remote-kit';
import { readProfileView } from '../../parts/profile-address/profile-address.ts';
import { LazyProfileScreen, loadProfileScreen } from './lazy-profile-screen.ts';
import * as commands from './profile-commands.ts';
import { profileHead } from './profile-head.ts';
import * as loads from './profile-loads.ts';
import { profileMessages, settingsMessages } from './profile-messages.ts';
import { requestsOf } from './profile-requests.ts';
import { profileShareImage } from './profile-share-image.ts';
import { moreTips } from './tips/more-tips-slice.ts';
import { verification } from './verify/verify-slice.ts';

/**
 * `/profile/[userUrl]`: a capper's record and tips; for the owner also everything that can be
 * changed.
 */
export const profile = defineFeature({
  name: 'profile',
  messages: profileMessages,
  loads: Object.values(loads),
  commands: Object.values(commands),
  slices: { profileMoreTipsPages: moreTips, ledgerVerification: verification },
  epics: () => import(/* webpackChunkName: "epics" */ './profile-epics.ts'),
  screens: [
    defineScreen({
      route: 'profile',
      loads: requestsOf,
      messages: ({ search }) => (readProfileView(search).edit ? settingsMessages : undefined),
      Component: LazyProfileScreen,
      code: loadProfileScreen,
      head: profileHead,
      ...(typeof document === 'undefined' && { shareImage: profileShareImage }),
    }),
  ],
});
