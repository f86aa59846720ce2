import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** Notifications sent to the caller, newest first. */
export const accountNotices = defineEndpoint<typeof accountNoticesSchemas>()({
  name: 'accountNotices',
  method: 'GET',
  path: '/account/notices',
  access: 'user',
  cache: 'private',
});

export const accountNoticesSchemas = () => ({
  summary: 'List my notifications',
  tags: ['account'],
  reply: z.object({
    unread: z.int(),
    notices: z
      .array(
        z.object({
          id: z.string(),
          /** As in `pageProfileNotifications`. */
          type: z.int(),
          subject: z.string(),
          text: z.string(),
          /** A page of this site. */
          link: z.string(),
          at: z.int(),
          isRead: z.boolean(),
        }),
      )
      .check(z.maxLength(100)),
  }),
});

/** Without ids, all of them are marked as read. */
export const readAccountNotices = defineEndpoint<typeof readAccountNoticesSchemas>()({
  name: 'readAccountNotices',
  method: 'POST',
  path: '/account/notices/read',
  access: 'user',
  cache: 'private',
});

export const readAccountNoticesSchemas = () => ({
  summary: 'Mark notifications as read',
  tags: ['account'],
  body: z.object({ ids: z.optional(z.array(z.uuid()).check(z.maxLength(100))) }),
  reply: z.object({ unread: z.int() }),
});
