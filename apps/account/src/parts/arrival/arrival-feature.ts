import { defineFeature } from '@tipmark/remote-kit';
import { arrivals } from './arrival-slice.ts';
import { loginCommand, registerCommand, socialLoginCommand } from './sign-in-commands.ts';

/** What happens after a sign-in, on whichever page, and the message on the next one. */
export const arrival = defineFeature({
  name: 'arrival',
  commands: [loginCommand, registerCommand, socialLoginCommand],
  slices: { accountArrival: arrivals },
  epics: () => import(/* webpackChunkName: "epics" */ './arrival-epics.ts'),
  screens: [],
});
