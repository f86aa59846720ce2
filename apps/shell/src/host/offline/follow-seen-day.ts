import type { ResultsPage } from '@tipmark/contract';
import { SPORT_NAMES } from '@tipmark/domain';
import { type LoadState, selectLocale, selectTimeZone } from '@tipmark/remote-kit';
import type { SeenDay } from '../../../worker/seen-day.ts';
import type { HostStore } from '../store/create-host-store.ts';
import { describeDay } from './describe-day.ts';

/** The load of a day of results, by the sport it belongs to. */
const dayLoads = SPORT_NAMES.map((sport) => [sport, `${sport}ResultsPage`] as const);

/** Passes on each loaded day of results, including the one on the page. */
export function followSeenDay(
  store: Pick<HostStore, 'getState' | 'subscribe'>,
  onSeen: (day: SeenDay) => void,
): () => void {
  const known = new Map<string, unknown>();
  function look(): void {
    const state = store.getState();
    for (const [sport, name] of dayLoads) {
      const load = state.loads[name] as LoadState<ResultsPage> | undefined;
      if (!load?.data || load.data === known.get(name)) continue;
      known.set(name, load.data);
      const manner = {
        sport,
        locale: selectLocale(state),
        timeZone: selectTimeZone(state),
      };
      onSeen(describeDay(load.data, manner));
    }
  }
  look();
  return store.subscribe(look);
}
