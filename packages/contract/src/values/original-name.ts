import * as z from 'zod/mini';

/**
 * How a name is written where it comes from: of what a page is about, of a search result or in a
 * list. Only in Russian, and only where the Russian name is spelt by rule.
 */
export const originalName = z.optional(z.string());
