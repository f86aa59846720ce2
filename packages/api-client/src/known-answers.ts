import type { OutgoingRequest } from './exchange.ts';

/** An answer everybody gets alike, with the tag of its revision. */
export interface KnownAnswer {
  readonly etag: string;
  readonly reply: unknown;
}

export interface KnownAnswers {
  find(request: OutgoingRequest): KnownAnswer | undefined;
  /** @param sizeBytes length of the answer as it was sent */
  keep(request: OutgoingRequest, answer: KnownAnswer, sizeBytes: number): void;
}

interface Kept extends KnownAnswer {
  readonly sizeBytes: number;
}

/** What is read from many pages must not be changed by one of them. */
function freezeWhole(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const member of Object.values(value)) freezeWhole(member);
}

const keyOf = ({ baseUrl, path, headers }: OutgoingRequest): string =>
  `${headers['Accept-Language']} ${headers['Timezone-Offset']} ${baseUrl}${path}`;

/**
 * Answers a rendering server has read already, the latest asked for up to `maxBytes`. They are only
 * used again when the api says that they are still true, and are frozen: one object for many pages.
 */
export function createKnownAnswers(maxBytes: number): KnownAnswers {
  const kept = new Map<string, Kept>();
  let bytes = 0;

  function forget(key: string): Kept | undefined {
    const found = kept.get(key);
    bytes -= found?.sizeBytes ?? 0;
    kept.delete(key);
    return found;
  }

  function put(key: string, answer: Kept): void {
    kept.set(key, answer);
    bytes += answer.sizeBytes;
  }

  return {
    find(request) {
      const key = keyOf(request);
      const found = forget(key);
      if (found) put(key, found);
      return found;
    },
    keep(request, { etag, reply }, sizeBytes) {
      const key = keyOf(request);
      forget(key);
      if (sizeBytes > maxBytes) return;
      freezeWhole(reply);
      put(key, { etag, reply, sizeBytes });
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) return;
        forget(oldest);
      }
    },
  };
}
