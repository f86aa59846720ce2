import {
  defineRemote,
  type Feature,
  lazyFeature,
  type RemoteModule,
  type Screen,
} from '@tipmark/remote-kit';
import type { PageParts } from '../parts/page/page-load.ts';
import type { DefinedSport } from './define-sport.ts';
import { type OwnResults, resultsOf } from './results-of.ts';

/** Loads the code of a page, a chunk of its own. */
export type PageCode = () => Promise<PageParts>;
/** The same for a page that changes by itself. */
export type LivePageCode = () => Promise<
  PageParts & Awaited<ReturnType<NonNullable<Screen['live']>>>
>;

export interface SportRemoteParts {
  readonly results: OwnResults;
  readonly match: LivePageCode;
  /** Further pages of the sport. */
  readonly features: readonly Feature[];
  readonly messages: RemoteModule['messages'];
}

/** The remote of a sport: its table of contents, in which only the results are loaded at once. */
export const sportRemote = (
  sport: DefinedSport,
  { results, match, features, messages }: SportRemoteParts,
): RemoteModule =>
  defineRemote({
    name: sport.name,
    features: [
      resultsOf(sport, results),
      lazyFeature('match', sport.routes.match, match, {
        slices: sport.ownTips.slices,
        live: match,
      }),
      ...features,
    ],
    messages,
  });
