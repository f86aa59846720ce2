import { gunzipSync } from 'node:zlib';
import type { Db } from '../../../platform/database/connect.ts';
import { findAnswers, findContent, findMatchId, type StoredAnswer } from './answer-queries.ts';

/** An answer in the form of a recorded one, as `replay` reads it. */
export interface ExtractedAnswer {
  readonly at: number;
  readonly status: number;
  readonly call: string;
  readonly body: string;
}

/** There are no such answers; the message says why. */
export class AnswersRefused extends Error {
  override readonly name = 'AnswersRefused';
}

/**
 * The stored answers about a match, one a line, in order of time.
 * @param matchId the number in the address of its page
 * @throws AnswersRefused
 */
export async function listAnswers(
  db: Db,
  matchId: number,
  provider?: string,
): Promise<StoredAnswer[]> {
  const id = await findMatchId(db, matchId);
  if (id === undefined) {
    throw new AnswersRefused(
      `There is no match ${matchId}. Its id is the number in the address of its page.`,
    );
  }
  const all = await findAnswers(db, id);
  return all.filter((answer) => provider === undefined || answer.provider === provider);
}

const secondText = (at: number): string =>
  new Date(at * 1_000).toISOString().slice(0, 19).replace('T', ' ');

export function answerText({
  id,
  provider,
  call,
  status,
  receivedAt,
  repeatedAt,
  size,
}: StoredAnswer) {
  const until = repeatedAt > receivedAt ? `, the same until ${secondText(repeatedAt)}` : '';
  const kilobytes = (size / 1_000).toFixed(1);
  return `${id}  ${secondText(receivedAt)}  ${provider}  ${status}  ${kilobytes} kB  ${call}${until}`;
}

/** @throws AnswersRefused */
export async function extractAnswer(
  db: Db,
  { id, receivedAt: at, status, call }: StoredAnswer,
): Promise<ExtractedAnswer> {
  const content = await findContent(db, id);
  if (content === undefined) throw new AnswersRefused(`Answer ${id} was deleted meanwhile.`);
  return { at, status, call, body: gunzipSync(content).toString('utf8') };
}
