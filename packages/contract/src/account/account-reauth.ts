import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';

/** Settings that can follow the mailed link. */
export const PROVED_SETTINGS = [
  'email',
  'password',
  'telegram',
  'twoSteps',
  'signIns',
  'account',
  'openKeys',
  'webhooks',
] as const;

/** Mails `authHash` to the confirmed address in force; it works in this session only. */
export const accountReauth = defineEndpoint<typeof accountReauthSchemas>()({
  name: 'accountReauth',
  method: 'POST',
  path: '/account/reauth',
  access: 'user',
  cache: 'private',
});

export const accountReauthSchemas = () => ({
  summary: 'Send a one-time code to my email address',
  tags: ['account'],
  refusals: errorCodes('conflict', 'rate_limited'),
  body: z.object({
    /** The settings the link opens; the password by default. */
    edit: z.optional(z.enum(PROVED_SETTINGS)),
  }),
  reply: z.object({}),
});

/** How the caller can prove to be the owner of the account. */
export const accountProof = defineEndpoint<typeof accountProofSchemas>()({
  name: 'accountProof',
  method: 'GET',
  path: '/account/proof',
  access: 'user',
  cache: 'private',
});

export const accountProofSchemas = () => ({
  summary: 'List the ways to prove that I own the account',
  tags: ['account'],
  reply: z.object({
    hasPassword: z.boolean(),
    /** A link can be mailed: the address is confirmed. */
    canMail: z.boolean(),
    /** An account of another site can sign in again. */
    canSignInAgain: z.boolean(),
    /** The session just began at a linked sign-in: no password is needed. */
    isFresh: z.boolean(),
    needsCode: z.boolean(),
  }),
});
