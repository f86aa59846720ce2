import { idOfUrl } from '@tipmark/contract';
import { matchTopic } from '../../platform/cache/topics.ts';
import { CallError } from '../../platform/errors/errors.ts';

const MAX_AGE_MS = 30_000;

/** @throws CallError not_found for a link without an id */
export function idOfLink(link: string): number {
  const id = idOfUrl(link);
  if (id === undefined) throw new CallError('not_found');
  return id;
}

/** The cache key of bytes about one match: its id, without the rest of the link. */
export function cachedByMatch(matchId: number, ...parts: readonly (string | number | boolean)[]) {
  return {
    key: [matchId, ...parts].join('|'),
    topics: [matchTopic(matchId)],
    maxAgeMs: MAX_AGE_MS,
  };
}

/** @throws CallError not_found when there is no such match in this sport */
export function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new CallError('not_found');
  return row;
}
