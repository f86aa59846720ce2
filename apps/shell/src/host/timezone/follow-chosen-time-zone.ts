import { loadsOutdated } from '../state/loads-reducer.ts';
import type { HostStore } from '../store/create-host-store.ts';
import { clearManualZone, storeTimeZone } from './store-time-zone.ts';

export interface ChosenTimeZoneOptions {
  readonly page?: Document;
  /** Runs the screen's loads again: days begin and end at other times now. */
  readonly revalidate: () => void;
}

/** Stores the zone a visitor chooses, and updates the page at once. */
export function followChosenTimeZone(
  store: HostStore,
  { page = document, revalidate }: ChosenTimeZoneOptions,
): () => void {
  let known = store.getState().session;
  return store.subscribe(() => {
    const { session } = store.getState();
    const { timeZone, isTimeZoneManual } = session;
    const before = known;
    known = session;
    if (timeZone === before.timeZone && isTimeZoneManual === before.isTimeZoneManual) return;
    // the browser's zone, sent with the page the visitor has just opened
    if (!isTimeZoneManual && !before.isTimeZoneManual) return;
    storeTimeZone(page, timeZone, isTimeZoneManual);
    if (!isTimeZoneManual) clearManualZone(page);
    if (timeZone === before.timeZone) return;
    store.dispatch(loadsOutdated());
    revalidate();
  });
}
