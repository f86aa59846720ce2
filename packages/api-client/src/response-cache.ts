import type { OutgoingRequest } from './exchange.ts';

/** A reply that is the same for everybody, with the tag of its revision. */
export interface KnownAnswer {
  readonly etag: string;
  readonly reply: unknown;
}

export interface KnownAnswers {
  find(request: OutgoingRequest): KnownAnswer | undefined;
  /** @param sizeBytes length of the reply as it was sent */
  keep(request: OutgoingRequest, answer: KnownAnswer, sizeBytes: number): void;
}

interface CacheEntry extends KnownAnswer {
  readonly sizeBytes: number;
}

/** One page must not change what many pages read. */
function freezeWhole(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const member of Object.values(value)) freezeWhole(member);
}

const keyOf = ({ baseUrl, path, headers }: OutgoingRequest): string =>
  `${headers['Accept-Language']} ${headers['Timezone-Offset']} ${baseUrl}${path}`;

/**
 * Replies a rendering server has read already, the most recently used up to `maxBytes`. They are
 * reused only when the API confirms that they are still valid, and are frozen: one object for many
 * pages.
 */
export function createKnownAnswers(maxBytes: number): KnownAnswers {
  const cached = new Map<string, CacheEntry>();
  let bytes = 0;

  function forget(key: string): CacheEntry | undefined {
    const found = cached.get(key);
    bytes -= found?.sizeBytes ?? 0;
    cached.delete(key);
    return found;
  }

  function put(key: string, answer: CacheEntry): void {
    cached.set(key, answer);
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
      for (const oldest of cached.keys()) {
        if (bytes <= maxBytes) return;
        forget(oldest);
      }
    },
  };
}
