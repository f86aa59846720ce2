import { capperTopic, tipsTopic } from '../../../platform/cache/topics.ts';

const MATCH = /^match:(\d+)$/;
const TIPS = new RegExp(`^${tipsTopic(0).replace('0', '(\\d+)')}$`);
const CAPPER = new RegExp(`^${capperTopic(0).replace('0', '(\\d+)')}$`);
/** Above this number all tips are looked up again. */
const MAX_IDS = 5_000;

export interface Stale {
  /** Matches that may have changed. */
  readonly matches: ReadonlySet<number>;
  /** Matches whose tips changed. */
  readonly tips: ReadonlySet<number>;
  readonly cappers: ReadonlySet<number>;
  /** All tips may have changed. */
  readonly isAll: boolean;
}

/** What the index has to look up again, gathered from the bus. */
export interface StaleSearch {
  add(topics: readonly string[]): void;
  addAll(): void;
  /** Marks failed lookups as stale again. */
  giveBack(stale: Stale): void;
  take(): Stale;
  readonly isEmpty: boolean;
}

export function createStaleSearch(): StaleSearch {
  let matches = new Set<number>();
  let tips = new Set<number>();
  let cappers = new Set<number>();
  let isAll = false;

  const addMatch = (topic: string, pattern: RegExp, to: Set<number>) => {
    const id = pattern.exec(topic)?.[1];
    if (id !== undefined) to.add(Number(id));
  };
  function bound(): void {
    if (matches.size + tips.size <= MAX_IDS) return;
    matches = new Set();
    tips = new Set();
    isAll = true;
  }

  return {
    add(topics) {
      if (topics.includes('*')) isAll = true;
      for (const topic of topics) {
        addMatch(topic, MATCH, matches);
        addMatch(topic, TIPS, tips);
        addMatch(topic, CAPPER, cappers);
      }
      bound();
    },
    addAll() {
      isAll = true;
    },
    giveBack(stale) {
      for (const id of stale.matches) matches.add(id);
      for (const id of stale.tips) tips.add(id);
      for (const id of stale.cappers) cappers.add(id);
      isAll ||= stale.isAll;
      bound();
    },
    take() {
      const taken = { matches, tips, cappers, isAll };
      matches = new Set();
      tips = new Set();
      cappers = new Set();
      isAll = false;
      return taken;
    },
    get isEmpty() {
      return !isAll && matches.size + tips.size + cappers.size === 0;
    },
  };
}
