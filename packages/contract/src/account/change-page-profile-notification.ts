import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { profileNotifications as reply } from '../entities/profile-notifications.ts';

export const changePageProfileNotification = defineEndpoint<
  typeof changePageProfileNotificationSchemas
>()({
  name: 'changePageProfileNotification',
  method: 'PUT',
  path: '/page-profile-notifications',
  access: 'user',
  cache: 'private',
});

export const changePageProfileNotificationSchemas = () => ({
  summary: 'Turn a kind of notification on or off',
  tags: ['account'],
  body: z.object({
    type: z.int().check(z.gte(1), z.lte(9)),
    isActive: z.boolean(),
    /** None if the kind is pushed. */
    channels: z.optional(z.array(z.int().check(z.gte(1), z.lte(2))).check(z.maxLength(2))),
    /** Absent leaves the choice as it is. */
    isPushed: z.optional(z.boolean()),
  }),
  reply,
});
