import * as z from 'zod/mini';
import { ERROR_CODES } from '../api-error.ts';

/** Body of every failed answer; there is never `data` beside it. */
export const errorReply = z.object({
  error: z.object({
    code: z.enum(Object.keys(ERROR_CODES)),
    message: z.string(),
    details: z.optional(z.record(z.string(), z.string())),
  }),
});
