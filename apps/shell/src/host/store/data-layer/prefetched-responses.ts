import type { AheadAction, ApiClient, Load } from '@tipmark/remote-kit';
import { AsyncSubject, map, type Observable, type Subscription } from 'rxjs';

/** A visitor points at many links; only the last few are worth a request. */
const maxCachedAnswers = 4;
const freshForSeconds = 30;

export interface Answer {
  readonly data: unknown;
  /** Unix seconds. */
  readonly receivedAt: number;
}

interface CacheEntry {
  readonly answer$: AsyncSubject<Answer>;
  readonly request: Subscription;
  readonly requestedAt: number;
}

export interface AnswersAhead {
  /** Requests now, unless already requested; evicts the oldest, aborting it when it is open. */
  ask(load: Load, action: AheadAction): void;
  /** The cached or pending reply, once; undefined when there is none or it is too old. */
  take(load: Load, key: string): Observable<Answer> | undefined;
  stop(): void;
}

/** Replies to requests the visitor has not made yet, stored beside the state. */
export function createAnswersAhead(api: ApiClient, nowSeconds: () => number): AnswersAhead {
  const stored = new Map<string, CacheEntry>();
  const storedKeyOf = (load: Load, key: string) => `${load.name} ${key}`;

  const isFresh = ({ requestedAt }: CacheEntry) => nowSeconds() - requestedAt <= freshForSeconds;

  function drop(storedKey: string): void {
    stored.get(storedKey)?.request.unsubscribe();
    stored.delete(storedKey);
  }

  return {
    ask(load, { key, request }) {
      const storedKey = storedKeyOf(load, key);
      const known = stored.get(storedKey);
      if (known && isFresh(known)) return;
      drop(storedKey);
      const answer$ = new AsyncSubject<Answer>();
      const requested = api
        .call(load.endpoint, request)
        .pipe(map((data) => ({ data, receivedAt: nowSeconds() })))
        .subscribe(answer$);
      stored.set(storedKey, { answer$, request: requested, requestedAt: nowSeconds() });
      const [oldest] = stored.keys();
      if (stored.size > maxCachedAnswers && oldest !== undefined) drop(oldest);
    },
    take(load, key) {
      const storedKey = storedKeyOf(load, key);
      const known = stored.get(storedKey);
      stored.delete(storedKey);
      if (!known || !isFresh(known) || known.answer$.hasError) return undefined;
      return known.answer$;
    },
    stop() {
      for (const storedKey of stored.keys()) drop(storedKey);
    },
  };
}
