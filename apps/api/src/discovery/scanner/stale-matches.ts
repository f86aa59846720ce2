import type { Sport } from '@tipmark/domain';
import { utcDayOf } from '../../platform/cache/topics.ts';

/** Which matches the index has to look up again, gathered from the bus. */
export interface StaleMatches {
  add(topics: readonly string[]): void;
  addIds(ids: Iterable<number>): void;
  /** Everything may have changed. */
  addAll(): void;
  readonly isEmpty: boolean;
  /** @param known matches of the index, to find those of a day */
  take(
    known: Iterable<{ readonly id: number; readonly sport: Sport; readonly startsAt: number }>,
  ): { readonly isAll: boolean; readonly ids: readonly number[] };
}

const MATCH = /^match:(\d+)$/;
const DAY = /^day:/;
/** With more than this many everything is compared by its revision. */
const MAX_IDS = 5_000;

export function createStaleMatches(): StaleMatches {
  let ids = new Set<number>();
  let days = new Set<string>();
  let isAll = false;

  function addIds(more: Iterable<number>): void {
    for (const id of more) ids.add(id);
    if (ids.size <= MAX_IDS) return;
    ids = new Set();
    isAll = true;
  }

  return {
    add(topics) {
      if (topics.includes('*')) isAll = true;
      const matchIds = topics.flatMap((topic) => Number(MATCH.exec(topic)?.[1] ?? []));
      addIds(matchIds);
      // Days without matches: only their predictions changed.
      if (matchIds.length === 0) {
        for (const topic of topics) if (DAY.test(topic)) days.add(topic);
      }
    },
    addIds,
    addAll() {
      isAll = true;
    },
    get isEmpty() {
      return !isAll && ids.size === 0 && days.size === 0;
    },
    take(known) {
      const taken = new Set(ids);
      if (days.size > 0) {
        for (const { id, sport, startsAt } of known) {
          if (days.has(`day:${sport}:${utcDayOf(startsAt)}`)) taken.add(id);
        }
      }
      const wasAll = isAll;
      ids = new Set();
      days = new Set();
      isAll = false;
      return { isAll: wasAll, ids: [...taken] };
    },
  };
}
