import { SPORT } from '@tipmark/domain';
import { dayTopic } from '../../hot/topics.ts';

const SOCCER_DAY = dayTopic(SPORT.soccer, '');

export type TouchedDays = {
  add(topics: readonly string[]): void;
  readonly isEmpty: boolean;
  /** What was heard since the last time; `all` = it may be any day. */
  take(): { readonly days: readonly string[]; readonly isAll: boolean };
};

/** Days with soccer matches that somebody changed, gathered from the bus. */
export function createTouchedDays(): TouchedDays {
  let days = new Set<string>();
  let isAll = false;
  return {
    add(topics) {
      for (const topic of topics) {
        if (topic === '*') isAll = true;
        else if (topic.startsWith(SOCCER_DAY)) days.add(topic.slice(SOCCER_DAY.length));
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
