import { defineFeature, lazyPart } from '@tipmark/remote-kit';
import { textScreen } from '../../shared/text-screen.ts';

/** Rarely chosen: a chunk of its own. */
const part = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "on-demand" */ './DisplayPage.tsx')).DisplayPage,
}));

export const display = defineFeature({
  name: 'display',
  screens: [textScreen('display', part, false)],
});
