import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { nameText } from './account-fields.ts';

export const changeUserName = defineEndpoint<typeof changeUserNameSchemas>()({
  name: 'changeUserName',
  method: 'POST',
  path: '/change-user-name',
  access: 'user',
  cache: 'private',
});

export const changeUserNameSchemas = () => ({
  summary: 'Change my user name, once in 30 days',
  tags: ['account'],
  refusals: errorCodes('conflict', 'limit_reached'),
  body: z.object({ userName: nameText() }),
  reply: z.object({
    name: z.string(),
    url: z.string(),
    /** The requested name, while a moderator has to check it; the previous one stays until then. */
    nameOnModeration: z.nullable(z.string()),
  }),
});
