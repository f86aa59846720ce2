import type { FillingStage } from '@tipmark/remote-kit';
import type { ReconnectingRouter } from '../host/connection/follow-connection.ts';
import { fillingChanged } from '../host/state/view-reducer.ts';
import type { HostStore } from '../host/store/create-host-store.ts';
import { FILLING_NOTE_ID } from './filling-note-id.ts';

const EVERY_MS = 15_000;

interface Filling {
  readonly stage: FillingStage;
  readonly percent: number | null;
}

const read = async (): Promise<Filling | null | undefined> => {
  try {
    const reply = await fetch('/api/site-state');
    const { data } = (await reply.json()) as { data?: { filling?: Filling | null } };
    return data?.filling;
  } catch {
    // without a network the note stays as it is
    return undefined;
  }
};

/**
 * Keeps the note above the pages of a site that is being filled true, until it can go. The page is
 * loaded again when something else is being added than before: its empty lists have filled.
 */
export function followFilling(
  { store, router }: { readonly store: HostStore; readonly router: ReconnectingRouter },
  page: Document = document,
  readState = read,
): void {
  const note = page.getElementById(FILLING_NOTE_ID);
  if (!note) return;
  const follow = async () => {
    const filling = await readState();
    if (filling === undefined) return;
    const stage = filling?.stage;
    if (stage !== store.getState().view.filling) {
      store.dispatch(fillingChanged(stage));
      void router.revalidate();
    }
    if (filling === null) {
      clearInterval(timer);
      note.remove();
      return;
    }
    const text = note.dataset[filling.stage];
    if (text) note.textContent = text.replace('{{percent}}', String(filling.percent));
  };
  const timer = setInterval(() => void follow(), EVERY_MS);
}
