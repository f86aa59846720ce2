import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { hashText } from './account-fields.ts';

/** Harmless to repeat until the link expires: mail scanners follow links. Does not sign in. */
export const confirmEmail = defineEndpoint<typeof confirmEmailSchemas>()({
  name: 'confirmEmail',
  method: 'GET',
  path: '/confirm-email/:hash',
  access: 'public',
  cache: 'private',
});

export const confirmEmailSchemas = () => ({
  summary: 'Confirm an email address by its link',
  tags: ['account'],
  refusals: errorCodes('not_found', 'rate_limited'),
  segments: z.object({ hash: hashText() }),
  reply: z.object({ isConfirmed: z.boolean() }),
});
