import type { I18n } from '@tipmark/i18n';
import type { Locale, MessageFiles, Messages, RemoteModule } from '@tipmark/remote-kit';
import { addedMessages, type OwnedScreen } from '../routing/screen-visit.ts';

/** Messages by namespace. */
type MessagesByName = Readonly<Record<string, Messages>>;

/** Messages of the frame in each language. */
export type FrameFiles = Readonly<Record<Locale, () => Promise<MessagesByName>>>;

export interface PageMessages {
  /** Makes the messages of a remote or of the shell's pages known; it has loaded them or not. */
  adopt(owner: Pick<RemoteModule, 'name' | 'messages'>, loaded?: Messages): void;
  /** Makes sure that all messages of a screen at an address, and of the frame, are there. */
  of(owned: OwnedScreen, search: URLSearchParams): Promise<void>;
  /** Loads what the page arrived without. */
  complete(): Promise<void>;
  /** Calls back when texts that were shown as empty have arrived. */
  onFilled(listener: () => void): () => void;
}

export interface PageMessagesOptions {
  readonly i18n: I18n;
  readonly locale: Locale;
  readonly frame: FrameFiles;
  /** The screen the page arrived with, once it is known. */
  readonly arrived: () => OwnedScreen | undefined;
}

/**
 * Messages in the browser. A page arrives with those it shows; all others of its screen and of the
 * frame are loaded when it is idle, or at once when one of them is read. Such a text is empty until
 * then, and is rendered again.
 */
export function createPageMessages(options: PageMessagesOptions): PageMessages {
  const { i18n, locale, frame, arrived } = options;
  const owners = new Map<string, MessageFiles>();
  const arrivals = new Map<unknown, Promise<void>>();
  /** Of the page that has arrived. */
  const here = new URLSearchParams(window.location.search);
  let isComplete = false;
  let hasGaps = false;

  /** Loads a file once; after a failure, when it is needed again. */
  function once(file: unknown, load: () => Promise<void>): Promise<void> {
    const arrival = arrivals.get(file) ?? load();
    arrivals.set(file, arrival);
    arrival.catch(() => arrivals.delete(file));
    return arrival;
  }

  const loadInto = (namespace: string, file: MessageFiles | undefined) =>
    file && once(file, async () => i18n.addMessages(namespace, (await file[locale]()).default));

  const loadFrame = () =>
    once(frame, async () => {
      for (const [namespace, messages] of Object.entries(await frame[locale]())) {
        i18n.addMessages(namespace, messages);
      }
    });

  async function of(owned: OwnedScreen, search: URLSearchParams): Promise<void> {
    const { owner } = owned;
    const files = [owners.get(owner), ...addedMessages(owned, search)];
    await Promise.all([loadFrame(), ...files.map((file) => loadInto(owner, file))]);
  }

  async function complete(): Promise<void> {
    const screen = arrived();
    await (screen ? of(screen, here) : loadFrame());
    isComplete = true;
    if (!hasGaps) return;
    hasGaps = false;
    i18n.refresh();
  }

  i18n.handleMissing((key, otherwise) => {
    if (isComplete) {
      if (otherwise === undefined) console.error(`There is no message "${key}"`);
      return otherwise ?? key;
    }
    hasGaps = true;
    // everything shown is rendered again: the browser tests look for this
    performance.mark(`missing message ${key}`);
    complete().catch(console.warn);
    return otherwise ?? '';
  });

  return {
    adopt(owner, loaded) {
      const { name, messages } = owner;
      owners.set(name, messages);
      if (loaded) void once(messages, async () => i18n.addMessages(name, loaded));
    },
    of,
    complete,
    onFilled: i18n.subscribe,
  };
}
