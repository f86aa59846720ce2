import { foldName as fold } from '@tipmark/domain';
import { memoizeFirst } from '@tipmark/server-kit';

/** Streams name the same few hundred teams and players again and again. */
const MOST_NAMES = 20_000;

export const foldName: (name: string) => string = memoizeFirst(MOST_NAMES, fold);
