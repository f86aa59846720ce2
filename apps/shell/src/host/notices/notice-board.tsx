import type { Notice } from '@tipmark/remote-kit';
import { type Toast, Toasts } from '@tipmark/ui-kit/overlays';
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { LinkEvents } from '../routing/link-events.ts';

export interface NoticeBoardOptions {
  readonly closeLabel: string;
  /** Follows links of the page; without it the browser itself follows those of notices. */
  readonly links?: LinkEvents | undefined;
  readonly page?: Document;
}

const SHOWN_MS = 6000;
/** More would cover the page. */
const MAX_SHOWN = 3;
/** A live region has to exist for a moment before its content is announced. */
const SETTLE_MS = 100;

/** The shown notices, each for six seconds without a pointer over it. */
function createNotices() {
  let items: readonly Toast[] = [];
  let lastId = 0;
  let isHeld = false;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  function put(next: readonly Toast[]): void {
    items = next;
    for (const listener of listeners) listener();
  }

  function close(id: number): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
    put(items.filter((item) => item.id !== id));
    // the element that paused the clock may have been removed with it
    if (items.length === 0) isHeld = false;
  }

  const start = (id: number) => timers.set(id, setTimeout(close, SHOWN_MS, id));

  return {
    items: () => items,
    close,
    show({ text, kind = 'done', link }: Notice): void {
      lastId += 1;
      put([...items, { id: lastId, text, kind, link }].slice(-MAX_SHOWN));
      if (!isHeld) start(lastId);
    },
    hold(held: boolean): void {
      isHeld = held;
      timers.forEach(clearTimeout);
      timers.clear();
      if (!held) for (const { id } of items) start(id);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Puts an empty board beside the page and returns what writes on it. */
export function openNoticeBoard({
  closeLabel,
  links,
  page = document,
}: NoticeBoardOptions): (notice: Notice) => void {
  const notices = createNotices();
  const container = page.body.appendChild(page.createElement('div'));
  function Board() {
    const items = useSyncExternalStore(notices.subscribe, notices.items);
    return (
      <div {...links}>
        <Toasts
          items={items}
          closeLabel={closeLabel}
          onClose={notices.close}
          onHold={notices.hold}
        />
      </div>
    );
  }
  createRoot(container).render(
    <StrictMode>
      <Board />
    </StrictMode>,
  );
  const settled = new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  return (notice) => void settled.then(() => notices.show(notice));
}
