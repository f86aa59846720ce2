import { lazyPart } from '@tipmark/remote-kit';

/** Links on the page of an unknown address. */
export const notFoundPart = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "to-come" */ './NotFoundWays.tsx')).NotFoundWays,
}));

/** Below it, and below a page to come. */
export const dayMatchesPart = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "to-come" */ '../day-matches/DayMatches.tsx'))
    .DayMatches,
}));

/** Pages not built yet, requested by few: a chunk of their own. */
export const toComePart = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "to-come" */ './PlaceholderHere.tsx')).ToComeHere,
}));
