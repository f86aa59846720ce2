import { knownAt, predictedAt } from './known-times.ts';
import { byStableKeys, type TimedMatch } from './timed-match.ts';

/**
 * `before`: the match is about to start, its predictions are recorded. `after`: its result is
 * known.
 */
export interface ResultEvent<Result> {
  readonly kind: 'before' | 'after';
  readonly atSeconds: number;
  readonly result: Result;
}

/**
 * Results to be fed into the model, each delivered twice: at its kick-off and when it is known. The
 * order is by time, then results before kick-offs, then stable keys, in whatever order they were
 * passed in.
 */
export class ResultQueue<Result extends TimedMatch> {
  #events: ResultEvent<Result>[] = [];
  #next = 0;
  #isSorted = true;

  add(result: Result): void {
    this.#events.push(
      { kind: 'before', atSeconds: predictedAt(result), result },
      { kind: 'after', atSeconds: knownAt(result), result },
    );
    this.#isSorted = false;
  }

  /** Takes what happened up to an instant, inclusive, in order. */
  *takeUntil(atSeconds: number): Generator<ResultEvent<Result>> {
    if (!this.#isSorted) this.#sort();
    for (;;) {
      const event = this.#events[this.#next];
      if (!event || event.atSeconds > atSeconds) return;
      this.#next += 1;
      yield event;
    }
  }

  #sort(): void {
    this.#events = this.#events.slice(this.#next).sort(inOrder);
    this.#next = 0;
    this.#isSorted = true;
  }
}

function inOrder(one: ResultEvent<TimedMatch>, other: ResultEvent<TimedMatch>): number {
  if (one.atSeconds !== other.atSeconds) return one.atSeconds - other.atSeconds;
  if (one.kind !== other.kind) return one.kind === 'after' ? -1 : 1;
  return byStableKeys(one.result, other.result);
}
