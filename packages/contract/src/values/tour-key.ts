import * as z from 'zod/mini';

/** A tour as sources name it: `ATP`. */
export const tourKey = () => z.string().check(z.regex(/^[\w-]{1,20}$/));
