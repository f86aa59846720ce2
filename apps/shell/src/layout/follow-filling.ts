import { FILLING_NOTE_ID } from './filling-note-id.ts';

const EVERY_MS = 15_000;

interface Filling {
  readonly stage: 'results' | 'tips' | 'seasons';
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

/** Keeps the note above the pages of a site that is being filled true, until it can go. */
export function followFilling(page: Document = document, readState = read): void {
  const note = page.getElementById(FILLING_NOTE_ID);
  if (!note) return;
  const follow = async () => {
    const filling = await readState();
    if (filling === null) {
      clearInterval(timer);
      note.remove();
    } else if (filling) {
      const text = note.dataset[filling.stage];
      if (text) note.textContent = text.replace('{{percent}}', String(filling.percent));
    }
  };
  const timer = setInterval(() => void follow(), EVERY_MS);
}
