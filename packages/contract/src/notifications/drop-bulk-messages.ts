import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** Notices of the site stay; only what would leave it is given up. */
export const dropBulkMessages = defineEndpoint<typeof dropBulkMessagesSchemas>()({
  name: 'dropBulkMessages',
  method: 'POST',
  path: '/moderation/messages/drop-bulk',
  access: 'local',
  cache: 'private',
});

export const dropBulkMessagesSchemas = () => ({
  summary: 'Discard queued notifications and digests',
  tags: ['moderation'],
  reply: z.object({
    /** How many there were. */
    dropped: z.int(),
  }),
});
