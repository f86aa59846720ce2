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

/** Last part of a profile's address. */
export const userUrlText = () => boundedText(64).check(z.minLength(1));
