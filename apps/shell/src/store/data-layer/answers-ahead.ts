import type { AheadAction, ApiClient, Load } from '@tipmark/remote-kit';
import { AsyncSubject, map, type Observable, type Subscription } from 'rxjs';

/** A visitor points at many links; only the last few are worth a request. */
const keptAnswers = 4;
const freshForSeconds = 30;

export interface Answer {
  readonly data: unknown;
  /** Unix seconds. */
  readonly receivedAt: number;
}

interface Kept {
  readonly answer$: AsyncSubject<Answer>;
  readonly request: Subscription;
  readonly askedAt: number;
}

export interface AnswersAhead {
  /**
   * Asks now, unless it is asked already; pushes out the oldest, which aborts it when it is open.
   */
  ask(load: Load, action: AheadAction): void;
  /** The answer that is here or on its way, once; undefined when there is none or it is old. */
  take(load: Load, key: string): Observable<Answer> | undefined;
  stop(): void;
}

/** Answers to requests the visitor has not made yet, kept beside the state. */
export function createAnswersAhead(api: ApiClient, nowSeconds: () => number): AnswersAhead {
  const kept = new Map<string, Kept>();
  const placeOf = (load: Load, key: string) => `${load.name} ${key}`;

  const isFresh = ({ askedAt }: Kept) => nowSeconds() - askedAt <= freshForSeconds;

  function drop(place: string): void {
    kept.get(place)?.request.unsubscribe();
    kept.delete(place);
  }

  return {
    ask(load, { key, request }) {
      const place = placeOf(load, key);
      const known = kept.get(place);
      if (known && isFresh(known)) return;
      drop(place);
      const answer$ = new AsyncSubject<Answer>();
      const asked = api
        .call(load.endpoint, request)
        .pipe(map((data) => ({ data, receivedAt: nowSeconds() })))
        .subscribe(answer$);
      kept.set(place, { answer$, request: asked, askedAt: nowSeconds() });
      const [oldest] = kept.keys();
      if (kept.size > keptAnswers && oldest !== undefined) drop(oldest);
    },
    take(load, key) {
      const place = placeOf(load, key);
      const known = kept.get(place);
      kept.delete(place);
      if (!known || !isFresh(known) || known.answer$.hasError) return undefined;
      return known.answer$;
    },
    stop() {
      for (const place of kept.keys()) drop(place);
    },
  };
}
