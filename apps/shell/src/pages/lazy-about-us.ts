import { lazyPart } from '@tipmark/remote-kit';

/** Read once by few: with the other texts in a chunk of its own. */
export const aboutUsPart = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "legal" */ './AboutUsPage.tsx')).AboutUsPage,
}));
