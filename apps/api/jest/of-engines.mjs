import path from 'node:path';

/**
 * Where the two databases differ: how records are written, locks, deadlines, lost connections,
 * killed processes. The tests of these folders run on PostgreSQL and on the embedded database, all
 * others on PostgreSQL alone.
 */
export const OF_ENGINES = [
  'betting/settlement/**',
  'calls/live/**',
  'ingest/**',
  'people/mails/**',
  'people/webhooks/**',
  'platform/{admission,database,outbox}/**',
  'start/**',
];
/** Beside them, but simulation for the most part. */
export const OF_NO_ENGINE = [
  '!**/start/{full-world,people-of-world,side-markets-settled,start-world}.test.ts',
  '!**/start/{backfill-*,world-in-database}.test.ts',
  '!**/start/recomputed/*.test.ts',
  '!**/ingest/import/formats/*.test.ts',
];

/** @param file below `src`, with slashes */
export const isOfEngines = (file) =>
  OF_ENGINES.some((place) =>
    path.matchesGlob(path.dirname(file), place.replace(/\/\*\*$/, '{,/**}')),
  ) && OF_NO_ENGINE.every((place) => !path.matchesGlob(file, place.slice(1)));
