import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { boundedText } from '../values/positional.ts';
import { ownerProofFields } from './account-fields.ts';

const providerId = () => boundedText(40).check(z.minLength(1));

/** Other sites whose accounts can sign in here. */
export const signInProviders = defineEndpoint<typeof signInProvidersSchemas>()({
  name: 'signInProviders',
  method: 'GET',
  path: '/auth/providers',
  access: 'public',
  cache: 'private',
});

export const signInProvidersSchemas = () => ({
  summary: 'List sign-in providers',
  tags: ['account'],
  reply: z.object({
    providers: z.array(z.object({ id: z.string(), title: z.string() })).check(z.maxLength(50)),
  }),
});

/** Which of them are linked to the caller's account. */
export const accountSignIns = defineEndpoint<typeof accountSignInsSchemas>()({
  name: 'accountSignIns',
  method: 'GET',
  path: '/account/sign-ins',
  access: 'user',
  cache: 'private',
});

export const accountSignInsSchemas = () => ({
  summary: 'List my linked sign-in providers',
  tags: ['account'],
  reply: z.object({
    hasPassword: z.boolean(),
    signIns: z
      .array(
        z.object({
          provider: z.string(),
          title: z.string(),
          /** Unix seconds; 0: not linked. */
          linkedAt: z.int(),
          email: z.string(),
          /** False: without it no sign-in would be possible any more. */
          isRemovable: z.boolean(),
        }),
      )
      .check(z.maxLength(50)),
  }),
});

const provedBody = () => z.object({ ...ownerProofFields(), provider: providerId() });

export const linkSignIn = defineEndpoint<typeof linkSignInSchemas>()({
  name: 'linkSignIn',
  method: 'POST',
  path: '/account/sign-ins',
  access: 'user',
  cache: 'private',
  proof: 'owner',
});

export const linkSignInSchemas = () => ({
  summary: 'Start linking a sign-in provider',
  tags: ['account'],
  refusals: errorCodes('conflict', 'not_found'),
  body: provedBody(),
  /** The browser's next page. */
  reply: z.object({ url: z.string() }),
});

export const unlinkSignIn = defineEndpoint<typeof unlinkSignInSchemas>()({
  name: 'unlinkSignIn',
  method: 'POST',
  path: '/account/sign-ins/end',
  access: 'user',
  cache: 'private',
  proof: 'owner',
});

export const unlinkSignInSchemas = () => ({
  summary: 'Unlink a sign-in provider',
  tags: ['account'],
  refusals: errorCodes('conflict', 'not_found'),
  body: provedBody(),
  reply: z.object({}),
});
