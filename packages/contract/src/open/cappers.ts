import * as z from 'zod/mini';
import { MAX_ID } from '../values/max-id.ts';
import { boundedText, integer, unixSeconds } from '../values/positional.ts';
import { defineOpen } from './declare-open.ts';
import {
  instant,
  maybeInstant,
  namedRef,
  openId,
  openResult,
  openSport,
  withDescription,
} from './open-values.ts';

const MAX_URL_LENGTH = 64;
const url = () => boundedText(MAX_URL_LENGTH);

const capper = z.object({
  id: withDescription(z.string(), 'The end of the address of the profile'),
  name: z.string(),
  rank: withDescription(z.nullable(z.int()), 'null: does not meet the conditions of the rating'),
  tips: z.int(),
  won: z.int(),
  lost: z.int(),
  profit: withDescription(z.number(), 'Percent of the initial bank'),
  roiPercent: z.nullable(z.number()),
  averageOdds: z.nullable(z.number()),
  clvPercent: withDescription(z.nullable(z.number()), 'Closing line value'),
  maxDrawdownPercent: z.number(),
  score: withDescription(z.number(), 'Of the rating'),
  effectiveTips: z.number(),
  followers: z.int(),
});

/** Open records only, by their addresses. */
export const openCappers = defineOpen({
  name: 'cappers',
  path: '/cappers',
  summary: 'Cappers with an open record, as the rating counts them',
  tag: 'tips',
  segments: z.object({}),
  filters: z.object({}),
  row: capper,
});

export const openCapper = defineOpen({
  name: 'capper',
  path: '/cappers/:capper',
  summary: 'One capper with an open record',
  tag: 'tips',
  segments: z.object({ capper: url() }),
  filters: z.object({}),
  row: capper,
});

/** Newest first; with `updatedSince` in the order they were settled. */
export const openTips = defineOpen({
  name: 'tips',
  path: '/tips',
  summary: 'Tips of open records whose matches have begun',
  tag: 'tips',
  segments: z.object({}),
  filters: z.object({
    sport: z.optional(openSport),
    capper: z.optional(url()),
    match: z.optional(openId()),
    updatedSince: withDescription(
      z.optional(unixSeconds()),
      'Unix seconds: tips settled from then on, in that order',
    ),
  }),
  row: z.object({
    id: withDescription(z.int(), 'Number of its entry in the ledger'),
    capper: z.object({ id: z.string(), name: z.string() }),
    sport: openSport,
    match: namedRef,
    outcome: withDescription(z.string(), 'market.selection[:line]'),
    odds: z.number(),
    stake: withDescription(z.int(), 'Percent of the initial bank'),
    text: z.string(),
    createdAt: instant,
    editedAt: maybeInstant,
    settledAt: maybeInstant,
    result: openResult,
    profit: z.nullable(z.number()),
    clvPercent: z.nullable(z.number()),
    ledgerHash: withDescription(z.string(), 'Of the entry that holds odds and stake'),
  }),
});

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Oldest first: the chain can be verified from its beginning. */
export const openLedger = defineOpen({
  name: 'ledger',
  path: '/ledger',
  summary: 'Entries of the ledger of tips',
  description:
    'hash = SHA-256(previousHash, a line feed, json). `json` of a tip is null until its match has begun: its hash is known before.',
  tag: 'ledger',
  segments: z.object({}),
  filters: z.object({
    capper: z.optional(url()),
    after: withDescription(z.optional(integer(0, MAX_ID)), 'Only entries after this number'),
  }),
  row: z.object({
    seq: z.int(),
    at: instant,
    kind: z.string(),
    json: z.nullable(z.string()),
    previousHash: hash,
    hash,
    reveal: withDescription(
      z.nullable(z.object({ salt: z.string(), json: z.string() })),
      'Of a delayed tip: its `k` is SHA-256(salt, json)',
    ),
  }),
});
