import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { accountSession as reply } from '../entities/account-session.ts';
import { errorCodes } from '../refusals.ts';
import { boundedText } from '../values/positional.ts';

/** Works once for each value. */
export const userInfo = defineEndpoint<typeof userInfoSchemas>()({
  name: 'userInfo',
  method: 'GET',
  path: '/user-info/:oldAuthCookie',
  access: 'public',
  cache: 'private',
});

export const userInfoSchemas = () => ({
  summary: 'Exchange a session of the former site',
  tags: ['account'],
  refusals: errorCodes('not_found', 'rate_limited'),
  segments: z.object({ oldAuthCookie: boundedText(200).check(z.minLength(1)) }),
  reply,
});
