import { memoizeFirst } from '@tipmark/server-kit';

const MOST_TIMES = 20_000;

/** Unix seconds as PostgreSQL reads a time; cached, as rows of a match share a few times. */
export const timestampText: (seconds: number) => string = memoizeFirst(MOST_TIMES, (seconds) =>
  new Date(seconds * 1_000).toISOString(),
);
