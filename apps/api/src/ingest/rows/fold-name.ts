import { foldName as fold } from '@tipmark/domain';
import { memoizeFirst } from '@tipmark/server-kit';

/** Cached, as streams repeat the names of a few hundred teams and players. */
const MOST_NAMES = 20_000;

export const foldName: (name: string) => string = memoizeFirst(MOST_NAMES, fold);
