import { BET_CURRENCIES, BET_LIMIT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { boundedText } from '../values/positional.ts';

const tags = ['bets'];

/**
 * Bets that are in the book already are skipped, so that a file sent again adds nothing; refused
 * rows leave the others as they are.
 */
export const betImport = defineEndpoint<typeof betImportSchemas>()({
  name: 'betImport',
  method: 'POST',
  path: '/bet-book/file',
  access: 'user',
  cache: 'private',
});

export const betImportSchemas = () => ({
  summary: 'Add bets from a CSV file, or check it',
  tags,
  refusals: errorCodes('limit_reached', 'rate_limited'),
  body: z.object({
    text: boundedText(BET_LIMIT.fileCharacters),
    /** Of rows without one. */
    currency: z.enum(BET_CURRENCIES),
    /** Adds nothing: the reply says what would be added. */
    isPreview: z.boolean(),
  }),
  reply: z.object({
    added: z.int(),
    /** Rows of bets that are in the book already. */
    same: z.int(),
    refused: z
      .array(
        z.object({
          line: z.int(),
          title: z.string(),
          /** What is wrong with each column, in the caller's language. */
          faults: z.record(z.string(), z.string()),
        }),
      )
      .check(z.maxLength(BET_LIMIT.fileRows)),
    /** The first accepted rows. */
    accepted: z
      .array(
        z.object({
          line: z.int(),
          title: z.string(),
          placedAt: z.int(),
          odds: z.number(),
          stake: z.int(),
          currency: z.enum(BET_CURRENCIES),
          isSame: z.boolean(),
        }),
      )
      .check(z.maxLength(BET_LIMIT.fileRows)),
  }),
});

export const betExport = defineEndpoint<typeof betExportSchemas>()({
  name: 'betExport',
  method: 'POST',
  path: '/bet-book/export',
  access: 'user',
  cache: 'private',
});

export const betExportSchemas = () => ({
  summary: 'Read all my own bets as CSV',
  tags,
  refusals: errorCodes('rate_limited'),
  body: z.object({}),
  reply: z.object({ text: z.string() }),
});
