import * as z from 'zod/mini';

/** What a user is told about. 7, payments and security, cannot be off. */
export const profileNotifications = z.object({
  types: z.array(
    z.object({
      type: z.int(),
      isActive: z.boolean(),
      isLocked: z.boolean(),
      /** 1 e-mail, 2 telegram. */
      channels: z.array(z.int()),
    }),
  ),
});

export type ProfileNotifications = z.output<typeof profileNotifications>;
