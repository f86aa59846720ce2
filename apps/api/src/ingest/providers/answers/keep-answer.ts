import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FeedRecord } from '@tipmark/contract/feed';
import type { Answer } from '@tipmark/providers';
import type { Db } from '../../../platform/database/connect.ts';
import { deleteAnswers, insertAnswer, repeatAnswer } from './answer-queries.ts';

const DAY = 86_400;
/** Results are corrected for days, disputes come within the month. */
export const ANSWER_DAYS = 30;
/** All answers together, compressed: beyond it the oldest go. */
export const MOST_ANSWER_BYTES = 256_000_000;
/** One answer, compressed: a list of a whole season is no evidence of a match. */
export const LARGEST_ANSWER_BYTES = 1_000_000;
/** More matches than a day has: a season again. */
const MOST_MATCHES = 400;

const compressed = promisify(gzip);

/** `/gamecenter/2023020206/landing?x=1` → `/gamecenter/:id/landing` */
export const endpointOf = (call: string): string =>
  (call.split('?')[0] ?? '').replace(/\/[0-9][\w-]*(?=\/|$)/g, '/:id');

/** Matches that the records of an answer are about, by the keys of its provider. */
function matchKeysOf(records: readonly FeedRecord[]): string[] {
  return [
    ...new Set(
      records.flatMap((record) => {
        if (record.kind === 'match') return [record.key];
        return 'matchKey' in record ? [record.matchKey] : [];
      }),
    ),
  ];
}

/**
 * Stores an answer as it arrived, for disputes about its matches. The network has hidden the key in
 * its body and call, and its headers are not stored. What is about no match is left out, and what
 * is too large.
 */
export async function keepAnswer(
  db: Db,
  provider: string,
  { at, status, call = '', body }: Answer,
  records: readonly FeedRecord[],
): Promise<void> {
  const matchKeys = matchKeysOf(records);
  if (matchKeys.length === 0 || matchKeys.length > MOST_MATCHES) return;
  const digest = createHash('sha256').update(body).digest('base64');
  if (await repeatAnswer(db, { provider, call, digest, at })) return;
  const content = await compressed(body);
  if (content.length > LARGEST_ANSWER_BYTES) return;
  const endpoint = endpointOf(call);
  await insertAnswer(db, { provider, endpoint, call, status, at, digest, content, matchKeys });
}

/** Deletes answers that are too old, and the oldest of too many. */
export async function sweepAnswers(
  db: Db,
  nowSeconds: number,
  mostBytes = MOST_ANSWER_BYTES,
): Promise<void> {
  await deleteAnswers(db, new Date((nowSeconds - ANSWER_DAYS * DAY) * 1_000), mostBytes);
}
