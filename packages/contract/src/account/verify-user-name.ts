import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { nameText } from './account-fields.ts';

export const verifyUserName = defineEndpoint<typeof verifyUserNameSchemas>()({
  name: 'verifyUserName',
  method: 'POST',
  path: '/verify-user-name',
  access: 'public',
  cache: 'private',
});

export const verifyUserNameSchemas = () => ({
  summary: 'Check whether a user name is available',
  tags: ['account'],
  refusals: errorCodes('rate_limited'),
  body: z.object({ userName: nameText() }),
  reply: z.object({ isFree: z.boolean(), isValid: z.boolean() }),
});
