import * as z from 'zod/mini';
import { boundedText } from '../values/positional.ts';

/** Facts a client sends about itself; they are neither trusted nor needed. */
export const deviceInfo = () =>
  z.object({
    platform: z.optional(boundedText(100)),
    browser: z.optional(boundedText(200)),
    isMobile: z.optional(z.boolean()),
    screenWidth: z.optional(z.int().check(z.gte(0), z.lte(100_000))),
    timezone: z.optional(boundedText(64)),
    locale: z.optional(boundedText(20)),
    appVersion: z.optional(boundedText(50)),
  });

// The bounds below exclude nonsense; the rules of each field, and their messages, are the server's.
export const emailText = () => boundedText(320);
export const passwordText = () => boundedText(1_024);
export const nameText = () => boundedText(200);
export const hashText = () => boundedText(100);
/** Six digits of an authenticator app, or a recovery code. */
export const codeText = () => boundedText(40);

/**
 * What proves the owner of an account: the password, or the hash of a link that `accountReauth`
 * mailed, or neither in a session that just began at a linked sign-in; and a code where two-step
 * sign-in is on.
 */
export const ownerProofFields = () => ({
  password: z.optional(passwordText()),
  authHash: z.optional(hashText()),
  code: z.optional(codeText()),
});

/** What besides the password gives access to an account, or receives its messages. */
export const otherAccess = () =>
  z.object({
    /** Names of the other sites. */
    signIns: z.array(z.string()).check(z.maxLength(50)),
    hasTelegram: z.boolean(),
    /** Browsers that receive notifications. */
    browsers: z.int(),
    /** Stays on: only its codes turn it off. */
    hasTwoSteps: z.boolean(),
  });

/** Last part of a profile's address. */
export const userUrlText = () => boundedText(64).check(z.minLength(1));
