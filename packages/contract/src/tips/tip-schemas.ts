import { parseOddType, type Sport } from '@tipmark/domain';
import * as z from 'zod/mini';
import { matchTips } from '../entities/match-tip.ts';
import { refuses } from '../refusals.ts';
import { entityUrl } from '../values/entity-url.ts';
import { boundedText } from '../values/positional.ts';
import { tipBodyOf } from './tip-body.ts';
import { tipMaker } from './tip-maker.ts';
import { tipReply } from './tip-reply.ts';
import { matchTipsQuery, tipId, tipsOf } from './tip-segments.ts';

/** What the calls about tips of a match are made of; every sport has the same. */
export const eventTipsSchemasOf = (sport: Sport) => ({
  summary: 'Tips on a match',
  tags: ['tips'],
  refusals: refuses('not_found'),
  segments: z.object(tipsOf(sport)),
  query: matchTipsQuery(),
  reply: matchTips,
});

export const eventTipAddSchemasOf = (sport: Sport) => ({
  summary: 'Post a tip',
  tags: ['tips'],
  refusals: refuses('not_found', 'idempotency_mismatch', 'rate_limited'),
  segments: z.object(tipsOf(sport)),
  body: tipBodyOf(sport),
  reply: tipReply,
});

export const eventTipChangeSchemasOf = (sport: Sport) => ({
  summary: 'Change a tip',
  tags: ['tips'],
  refusals: refuses('not_found', 'rate_limited'),
  segments: z.object({ ...tipsOf(sport), tipId: tipId() }),
  body: tipBodyOf(sport),
  reply: tipReply,
});

const MAX_ODD_TYPE_LENGTH = 24;

export const tipMakerSchemasOf = (sport: Sport) => ({
  summary: 'What can be tipped on a match, and what speaks for it',
  tags: ['tips'],
  refusals: refuses('not_found'),
  segments: z.object({
    matchUrl: entityUrl(),
    odd_type: boundedText(MAX_ODD_TYPE_LENGTH).check(
      z.refine((text) => text === '0' || parseOddType(text, sport) !== undefined, {
        error: 'is not an outcome of this sport',
      }),
    ),
  }),
  reply: tipMaker,
});
