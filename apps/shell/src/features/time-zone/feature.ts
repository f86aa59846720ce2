import { defineFeature, lazyPart } from '@tipmark/remote-kit';
import { textScreen } from '../../shared/text-screen.ts';

/** Rarely chosen: a chunk of its own. */
const part = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "on-demand" */ './TimeZonePage.tsx')).TimeZonePage,
}));

export const timeZone = defineFeature({
  name: 'timeZone',
  screens: [textScreen('timeZone', part, false)],
});
