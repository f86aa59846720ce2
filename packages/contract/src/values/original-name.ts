import * as z from 'zod/mini';

/**
 * How what the page is about is written where it comes from; only in Russian, and only where its
 * Russian name is spelt by rule.
 */
export const originalName = z.optional(z.string());
