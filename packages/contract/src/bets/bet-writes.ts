import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { MAX_ID } from '../values/max-id.ts';
import { integer } from '../values/positional.ts';
import { ownBet, sentBet } from './own-bet.ts';

const tags = ['bets'];
const segments = () => z.object({ id: integer(1, MAX_ID) });
const version = () => z.int().check(z.gte(1), z.lte(MAX_ID));

/** On a match of the site it is settled like a tip, unless its owner gives the result. */
export const betAdd = defineEndpoint<typeof betAddSchemas>()({
  name: 'betAdd',
  method: 'POST',
  path: '/bet-book/bets',
  access: 'user',
  cache: 'private',
});

export const betAddSchemas = () => ({
  summary: 'Record a bet of my own',
  tags,
  refusals: errorCodes('limit_reached', 'idempotency_mismatch', 'rate_limited'),
  body: sentBet(),
  reply: z.object({ bet: ownBet }),
});

export const betChange = defineEndpoint<typeof betChangeSchemas>()({
  name: 'betChange',
  method: 'PUT',
  path: '/bet-book/bets/:id',
  access: 'user',
  cache: 'private',
});

export const betChangeSchemas = () => ({
  summary: 'Change a bet of my own',
  tags,
  refusals: errorCodes('not_found', 'conflict', 'rate_limited'),
  segments: segments(),
  body: z.extend(sentBet(), { version: version() }),
  reply: z.object({ bet: ownBet }),
});

export const betDelete = defineEndpoint<typeof betDeleteSchemas>()({
  name: 'betDelete',
  method: 'POST',
  path: '/bet-book/bets/:id/delete',
  access: 'user',
  cache: 'private',
});

export const betDeleteSchemas = () => ({
  summary: 'Delete a bet of my own',
  tags,
  refusals: errorCodes('not_found', 'conflict', 'rate_limited'),
  segments: segments(),
  body: z.object({ version: version() }),
  reply: z.object({}),
});
