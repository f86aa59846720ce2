import { live, liveSchemas } from './live/live.ts';

/** Every stream there is, by name, schemas included. */
export const streams = { live: { ...live, ...liveSchemas() } } as const;

export type { ParsedQueryOf, StreamDefinition, StreamSchemas } from './stream.ts';
