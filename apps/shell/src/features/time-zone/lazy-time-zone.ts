import { lazyPart } from '@tipmark/remote-kit';

/** Rarely chosen: a chunk of its own. */
export const timeZonePart = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "on-demand" */ './TimeZonePage.tsx')).TimeZonePage,
}));
