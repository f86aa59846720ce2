import * as z from 'zod/mini';

/**
 * How the name of what a page is about, or of a search result, is written where it comes from; only
 * in Russian, and only where its Russian name is spelt by rule.
 */
export const originalName = z.optional(z.string());
