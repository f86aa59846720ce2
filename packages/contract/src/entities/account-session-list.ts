import * as z from 'zod/mini';

/** Where the caller is signed in, the latest use first. */
export const accountSessionList = z.object({
  sessions: z
    .array(
      z.object({
        /** 16 hex digits that identify the session and cannot be turned into its token. */
        id: z.string(),
        platform: z.string(),
        browser: z.string(),
        isMobile: z.boolean(),
        /** Unix seconds. */
        createdAt: z.int(),
        lastUsedAt: z.int(),
        isCurrent: z.boolean(),
      }),
    )
    .check(z.maxLength(100)),
});

export type AccountSessionList = z.output<typeof accountSessionList>;
