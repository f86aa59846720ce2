import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { userUrlText } from './account-fields.ts';
import { pageProfile as reply } from './profile-reply.ts';

export const pageProfile = defineEndpoint<typeof pageProfileSchemas>()({
  name: 'pageProfile',
  method: 'GET',
  path: '/page-profile/:userUrl',
  access: 'public',
  cache: 'private',
});

export const pageProfileSchemas = () => ({
  summary: 'Get a user’s profile',
  tags: ['account'],
  refusals: errorCodes('not_found'),
  segments: z.object({ userUrl: userUrlText() }),
  reply,
});
