import { forgetOlderCopy, type VisitedRouter } from './forget-older-copy.ts';
import { OLDER_COPY_ID } from './older-copy-id.ts';

test('the note above an older copy is gone with the next page', () => {
  document.body.innerHTML = `<div id="${OLDER_COPY_ID}"></div><div id="root"></div>`;
  const listeners = new Set<(state: VisitedRouter['state']) => void>();
  const router: VisitedRouter = {
    state: { location: { key: 'first' } },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  forgetOlderCopy(router);
  const goTo = (key: string) => {
    for (const listener of listeners) listener({ location: { key } });
  };
  goTo('first');
  expect(document.getElementById(OLDER_COPY_ID)).not.toBeNull();
  goTo('second');
  expect(document.getElementById(OLDER_COPY_ID)).toBeNull();
  expect(listeners.size).toBe(0);
});
