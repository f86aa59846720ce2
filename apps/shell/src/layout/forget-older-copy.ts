import type { VisitedRouter } from '../timezone/follow-browser-time-zone.ts';
import { OLDER_COPY_ID } from './older-copy-id.ts';

/** The note above an older copy is about this page only: the next one is new. */
export function forgetOlderCopy(router: VisitedRouter, page: Document = document): void {
  const note = page.getElementById(OLDER_COPY_ID);
  if (!note) return;
  const { key } = router.state.location;
  const stop = router.subscribe(({ location }) => {
    if (location.key === key) return;
    stop();
    note.remove();
  });
}
