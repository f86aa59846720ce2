import * as z from 'zod/mini';
import { timeOfDay } from '../values/time-of-day.ts';

/** A user's notification kinds. 7, payments and security, cannot be off. */
export const profileNotifications = z.object({
  /** Messages of the bot reach the caller. */
  isTelegramConnected: z.boolean(),
  /** A browser of the caller is sent push messages. */
  hasBrowser: z.boolean(),
  /** Between these times of the account's day letters and messages wait; null = never. */
  quietFrom: z.nullable(timeOfDay()),
  quietTo: z.nullable(timeOfDay()),
  types: z.array(
    z.object({
      type: z.int(),
      isActive: z.boolean(),
      isLocked: z.boolean(),
      /** 1 e-mail, 2 telegram; none where the kind is only pushed. */
      channels: z.array(z.int()),
      /** Push messages of this kind are sent. */
      isPushed: z.boolean(),
    }),
  ),
});

export type ProfileNotifications = z.output<typeof profileNotifications>;
