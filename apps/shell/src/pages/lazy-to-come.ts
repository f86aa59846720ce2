import { lazyPart } from '@tipmark/remote-kit';

/** What leads on from a page that is not there. */
export const notFoundPart = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "to-come" */ './NotFoundWays.tsx')).NotFoundWays,
}));

/** Pages nobody has built yet, asked for by few: a chunk of their own. */
export const toComePart = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "to-come" */ './ToComeHere.tsx')).ToComeHere,
}));
