import { defineFeature, lazyPart } from '@tipmark/remote-kit';
import { textScreen } from '../../shared/text-screen.ts';

/** Read once by few: in one chunk with the other texts. */
const part = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "legal" */ './AboutUsPage.tsx')).AboutUsPage,
}));

export const aboutUs = defineFeature({ name: 'aboutUs', screens: [textScreen('aboutUs', part)] });
