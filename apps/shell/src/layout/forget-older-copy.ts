import { OLDER_COPY_ID } from './older-copy-id.ts';

/** The current page, as far as needed here: the key changes with every new page. */
export interface VisitedRouter {
  readonly state: { readonly location: { readonly key: string } };
  subscribe(listener: (state: VisitedRouter['state']) => void): () => void;
}

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
