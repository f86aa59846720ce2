import { lazyPart } from '@tipmark/remote-kit';

/** Pages nobody has built yet, asked for by few: a chunk of their own. */
export const toComePart = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "to-come" */ './ToComeHere.tsx')).ToComeHere,
}));
