import type { HostStore } from '../store/create-host-store.ts';
import { loadsOutdated } from '../store/loads-reducer.ts';
import { forgetManualZone, keepTimeZone } from './keep-time-zone.ts';

export interface ChosenTimeZoneOptions {
  readonly page?: Document;
  /** Runs the screen's loads again: days are cut elsewhere now. */
  readonly revalidate: () => void;
}

/** Stores the zone a visitor chooses, and shows the page in it at once. */
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
    // the browser's zone, taken with the page the visitor has just opened
    if (!isTimeZoneManual && !before.isTimeZoneManual) return;
    keepTimeZone(page, timeZone, isTimeZoneManual);
    if (!isTimeZoneManual) forgetManualZone(page);
    if (timeZone === before.timeZone) return;
    store.dispatch(loadsOutdated());
    revalidate();
  });
}
