import { dayTopic } from '../../../platform/cache/topics.ts';
import { PREDICTED_SPORTS } from '../models/sport-models.ts';

const PREDICTED_DAYS = PREDICTED_SPORTS.map((sport) => dayTopic(sport, ''));

export interface TouchedDays {
  add(topics: readonly string[]): void;
  readonly isEmpty: boolean;
  /** Changes since the last call; `all` = any day may have changed. */
  take(): { readonly days: readonly string[]; readonly isAll: boolean };
}

/** Days with changed matches of predicted sports, collected from the bus. */
export function createTouchedDays(): TouchedDays {
  let days = new Set<string>();
  let isAll = false;
  return {
    add(topics) {
      for (const topic of topics) {
        if (topic === '*') isAll = true;
        const start = PREDICTED_DAYS.find((day) => topic.startsWith(day));
        if (start !== undefined) days.add(topic.slice(start.length));
      }
    },
    get isEmpty() {
      return days.size === 0 && !isAll;
    },
    take() {
      const taken = { days: [...days], isAll };
      days = new Set();
      isAll = false;
      return taken;
    },
  };
}
