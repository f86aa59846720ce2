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
  const placeOf = (load: Load, key: string) => `${load.name} ${key}`;

  const isFresh = ({ requestedAt }: CacheEntry) => nowSeconds() - requestedAt <= freshForSeconds;

  function drop(place: string): void {
    stored.get(place)?.request.unsubscribe();
    stored.delete(place);
  }

  return {
    ask(load, { key, request }) {
      const place = placeOf(load, key);
      const known = stored.get(place);
      if (known && isFresh(known)) return;
      drop(place);
      const answer$ = new AsyncSubject<Answer>();
      const requested = api
        .call(load.endpoint, request)
        .pipe(map((data) => ({ data, receivedAt: nowSeconds() })))
        .subscribe(answer$);
      stored.set(place, { answer$, request: requested, requestedAt: nowSeconds() });
      const [oldest] = stored.keys();
      if (stored.size > maxCachedAnswers && oldest !== undefined) drop(oldest);
    },
    take(load, key) {
      const place = placeOf(load, key);
      const known = stored.get(place);
      stored.delete(place);
      if (!known || !isFresh(known) || known.answer$.hasError) return undefined;
      return known.answer$;
    },
    stop() {
      for (const place of stored.keys()) drop(place);
    },
  };
}
