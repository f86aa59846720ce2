import { CATFISH_THRESHOLD_PX, PROMO_DELAY_MS } from '@tipmark/promo';
import {
  debounceTime,
  distinctUntilChanged,
  fromEvent,
  map,
  type Observable,
  startWith,
} from 'rxjs';

/** Calls back whenever the scroll position passes the threshold of the floating banner. */
export function scrolledPast(view: Window, isMobile: () => boolean): Observable<boolean> {
  const threshold = () => CATFISH_THRESHOLD_PX[isMobile() ? 'mobile' : 'desktop'];
  return fromEvent(view, 'scroll', { passive: true }).pipe(
    debounceTime(PROMO_DELAY_MS.scroll),
    startWith(undefined),
    map(() => view.scrollY > threshold()),
    distinctUntilChanged(),
  );
}
