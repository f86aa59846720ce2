import { lazyPart } from '@tipmark/remote-kit';

/** Read once by few: in one chunk with the other texts. */
export const aboutUsPart = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "legal" */ './AboutUsPage.tsx')).AboutUsPage,
}));
