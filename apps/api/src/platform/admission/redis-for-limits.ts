import { Redis } from 'ioredis';
import { CONNECT_WITHIN_MS } from '../config/connect-within.ts';

/** A call counts several uses one after the other and must stay within its three seconds. */
const ANSWER_WITHIN_MS = 500;

/**
 * A connection for counts that can fall back to memory: a slow reply of Redis counts as a failure.
 */
export const connectForLimits = (url: string): Redis =>
  new Redis(url, {
    connectTimeout: CONNECT_WITHIN_MS,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: ANSWER_WITHIN_MS,
  });
