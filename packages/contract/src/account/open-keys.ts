import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { boundedText } from '../values/positional.ts';
import { ownerProofFields } from './account-fields.ts';

const MAX_NAME_LENGTH = 40;
const MOST_KEYS = 5;
const MOST_DAYS = 31;

const id = () => z.string().check(z.regex(/^[0-9a-f-]{36}$/));

/** Calls of a day, UTC. */
const dayOfUse = () =>
  z.object({
    day: z.string(),
    calls: z.int(),
    /** Of them, over the quota. */
    refused: z.int(),
    /** Of them, answered with 304. */
    unchanged: z.int(),
  });

/** A function: browsers, which know the calls by name, leave it out with all of zod. */
const list = () =>
  z.object({
    keys: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          /** The beginning and the end of the key. */
          hint: z.string(),
          scopes: z.array(z.enum(['read'])),
          createdAt: z.int(),
          lastUsedAt: z.nullable(z.int()),
        }),
      )
      .check(z.maxLength(MOST_KEYS)),
    /** How many there may be. */
    most: z.int(),
    /** Of all keys together. */
    quota: z.object({
      plan: z.enum(['free', 'premium']),
      perDay: z.int(),
      perMinute: z.int(),
    }),
    /** Days with calls, the newest last; a minute late at most. */
    days: z.array(dayOfUse()).check(z.maxLength(MOST_DAYS)),
    asOf: z.int(),
  });

/** The keys of the open API. */
export const openKeys = defineEndpoint<typeof openKeysSchemas>()({
  name: 'openKeys',
  method: 'GET',
  path: '/account/open-keys',
  access: 'user',
  cache: 'private',
});

export const openKeysSchemas = () => ({
  summary: 'List my keys of the open API, and their use',
  tags: ['account'],
  reply: list(),
});

/** The key itself is only returned here. */
export const makeOpenKey = defineEndpoint<typeof makeOpenKeySchemas>()({
  name: 'makeOpenKey',
  method: 'POST',
  path: '/account/open-keys',
  access: 'user',
  cache: 'private',
  proof: 'owner',
});

export const makeOpenKeySchemas = () => ({
  summary: 'Make a key of the open API',
  tags: ['account'],
  refusals: errorCodes('limit_reached', 'conflict'),
  body: z.object({
    name: boundedText(MAX_NAME_LENGTH).check(z.minLength(1)),
    ...ownerProofFields(),
  }),
  reply: z.object({ key: z.string(), list: list() }),
});

/** From then on it is refused everywhere. */
export const revokeOpenKey = defineEndpoint<typeof revokeOpenKeySchemas>()({
  name: 'revokeOpenKey',
  method: 'POST',
  path: '/account/open-keys/revoke',
  access: 'user',
  cache: 'private',
});

export const revokeOpenKeySchemas = () => ({
  summary: 'Revoke a key of the open API',
  tags: ['account'],
  refusals: errorCodes('not_found'),
  body: z.object({ id: id() }),
  reply: list(),
});

export type OpenKeyList = z.output<ReturnType<typeof list>>;
