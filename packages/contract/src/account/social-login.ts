import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { accountSession as reply } from '../entities/account-session.ts';
import { errorCodes } from '../refusals.ts';
import { boundedText } from '../values/positional.ts';
import { codeText, deviceInfo, hashText, nameText, passwordText } from './account-fields.ts';

/** What a user returning from another site still has to enter. */
export const ARRIVAL_STEPS = ['enter', 'prove', 'join'] as const;

/** Reading the hash does not use it up; it is only valid in one browser. */
export const socialLoginLink = defineEndpoint<typeof socialLoginLinkSchemas>()({
  name: 'socialLoginLink',
  method: 'GET',
  path: '/social-login/:hash',
  access: 'public',
  cache: 'private',
});

export const socialLoginLinkSchemas = () => ({
  summary: 'Get what a sign-in with a provider still needs',
  tags: ['account'],
  refusals: errorCodes('not_found', 'rate_limited'),
  segments: z.object({ hash: hashText() }),
  reply: z.object({
    /** `enter`: nothing; `prove`: the password of the account to link; `join`: a name. */
    step: z.enum(ARRIVAL_STEPS),
    provider: z.string(),
    /** Name of the provider as buttons show it. */
    title: z.string(),
    /** The address of the account to link, partly hidden; empty otherwise. */
    email: z.string(),
    /** A free name for a new account; empty otherwise. */
    userName: z.string(),
  }),
});

/** The hash from another site works once, for ten minutes, in the browser it was sent to. */
export const socialLogin = defineEndpoint<typeof socialLoginSchemas>()({
  name: 'socialLogin',
  method: 'POST',
  path: '/social-login',
  access: 'public',
  cache: 'private',
});

export const socialLoginSchemas = () => ({
  summary: 'Complete a sign-in with a provider',
  tags: ['account'],
  refusals: errorCodes('code_required', 'blocked', 'not_found', 'rate_limited'),
  body: z.object({
    authHash: hashText(),
    deviceInfo: z.optional(deviceInfo()),
    /** For accounts with two-step sign-in; without it the hash stays good. */
    code: z.optional(codeText()),
    /** Of the account to link. */
    userPassword: z.optional(passwordText()),
    /** Of a new account; without it one is made up. */
    userName: z.optional(nameText()),
    consents: z.optional(
      z.object({
        personalData: z.boolean(),
        /** Is of age, 18 years, and accepts the user agreement. */
        isAdult: z.optional(z.boolean()),
        textVersion: boundedText(50),
      }),
    ),
  }),
  reply,
});
