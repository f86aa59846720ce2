import { Redis } from 'ioredis';

/** A call counts several uses one after the other and must stay within its three seconds. */
const ANSWER_WITHIN_MS = 500;

/**
 * A connection for counts that can fall back to memory: a slow reply of Redis counts as a failure.
 */
export const connectForLimits = (url: string): Redis =>
  new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: ANSWER_WITHIN_MS,
  });
