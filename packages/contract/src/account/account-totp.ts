import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { codeText, ownerProofFields } from './account-fields.ts';

/** Whether a sign-in also requires a code of an authenticator app. */
export const accountTotp = defineEndpoint<typeof accountTotpSchemas>()({
  name: 'accountTotp',
  method: 'GET',
  path: '/account/totp',
  access: 'user',
  cache: 'private',
});

export const accountTotpSchemas = () => ({
  summary: 'Get the state of my two-step sign-in',
  tags: ['account'],
  reply: z.object({
    isOn: z.boolean(),
    recoveryCodesLeft: z.int(),
  }),
});

/**
 * The secret is only returned here, and works once one of its codes was sent to
 * `confirmAccountTotp`.
 */
export const startAccountTotp = defineEndpoint<typeof startAccountTotpSchemas>()({
  name: 'startAccountTotp',
  method: 'POST',
  path: '/account/totp',
  access: 'user',
  cache: 'private',
  proof: 'owner',
});

export const startAccountTotpSchemas = () => ({
  summary: 'Start two-step sign-in: create a secret for an authenticator app',
  tags: ['account'],
  refusals: errorCodes('conflict'),
  body: z.object(ownerProofFields()),
  reply: z.object({
    /** Base32, to be typed in by hand. */
    secret: z.string(),
    /** `otpauth://totp/…`, for an app on the same device. */
    uri: z.string(),
    /** The address as a QR code, an SVG document. */
    qr: z.string(),
  }),
});

/** From now on a sign-in requires a code; every other session ends. */
export const confirmAccountTotp = defineEndpoint<typeof confirmAccountTotpSchemas>()({
  name: 'confirmAccountTotp',
  method: 'PUT',
  path: '/account/totp',
  access: 'user',
  cache: 'private',
});

export const confirmAccountTotpSchemas = () => ({
  summary: 'Turn on two-step sign-in with a first code',
  tags: ['account'],
  refusals: errorCodes('conflict', 'rate_limited'),
  body: z.object({ code: codeText() }),
  reply: recoveryCodes(),
});

const recoveryCodes = () =>
  z.object({
    /** Each can be used once in place of a code; only returned here. */
    recoveryCodes: z.array(z.string()).check(z.maxLength(10)),
  });

/** New recovery codes, which replace all former ones, used or not. */
export const renewRecoveryCodes = defineEndpoint<typeof renewRecoveryCodesSchemas>()({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/account/totp/recovery-codes',
  access: 'user',
  cache: 'private',
  proof: 'owner',
});

export const renewRecoveryCodesSchemas = () => ({
  summary: 'Replace my recovery codes',
  tags: ['account'],
  refusals: errorCodes('conflict'),
  body: z.object(ownerProofFields()),
  reply: recoveryCodes(),
});

export const endAccountTotp = defineEndpoint<typeof endAccountTotpSchemas>()({
  name: 'endAccountTotp',
  method: 'POST',
  path: '/account/totp/off',
  access: 'user',
  cache: 'private',
  proof: 'owner',
});

export const endAccountTotpSchemas = () => ({
  summary: 'Turn off two-step sign-in',
  tags: ['account'],
  body: z.object(ownerProofFields()),
  reply: z.object({}),
});
