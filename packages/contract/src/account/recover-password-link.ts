import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { hashText, otherAccess } from './account-fields.ts';

export const recoverPasswordLink = defineEndpoint<typeof recoverPasswordLinkSchemas>()({
  name: 'recoverPasswordLink',
  method: 'GET',
  path: '/recover-password/:hash',
  access: 'public',
  cache: 'private',
});

export const recoverPasswordLinkSchemas = () => ({
  summary: 'Check a recovery link',
  tags: ['account'],
  refusals: errorCodes('not_found', 'rate_limited'),
  segments: z.object({ hash: hashText() }),
  reply: z.object({ isValid: z.boolean(), remaining: otherAccess() }),
});
