import { whenIdle } from '../scheduling/when-idle.ts';

/** A style sheet of the shell or of a remote. */
export interface StyleSheetFile {
  readonly href: string;
  /** Subresource integrity; absent on the page of a tester. */
  readonly integrity?: string | undefined;
}

export interface StyleSheets {
  /**
   * Adds a sheet to the page, once. A page arrives with the rules it shows; the others are needed
   * when something else is shown. Fails when the file does not arrive; a later call tries again.
   */
  load(owner: string, file: StyleSheetFile): Promise<void>;
  /**
   * Resolves when the sheets that an owner's screens need have arrived; one that failed before is
   * requested again. Those of other remotes, fetched ahead, are not waited for.
   */
  loaded(owner: string): Promise<void>;
  /**
   * Applies the sheet of an owner, whose screen is shown next. Remotes share styles, and only each
   * sheet by itself is in order: those of other remotes are switched off when the screen is there.
   */
  apply(owner: string): void;
}

interface Loading {
  readonly element: HTMLLinkElement;
  readonly arrival: Promise<void>;
}

/** @param base owner of the sheet that comes before those of the remotes and always applies */
export function createStyleSheets(base: string, page: Document = document): StyleSheets {
  const sheets = new Map<string, Loading>();
  const files = new Map<string, StyleSheetFile>();
  let applied = base;
  const nonce = page.querySelector<HTMLElement>('script[nonce]')?.nonce;

  function request(owner: string, { href, integrity }: StyleSheetFile): Promise<void> {
    const element = page.createElement('link');
    element.rel = 'stylesheet';
    element.href = href;
    element.crossOrigin = 'anonymous';
    element.media = owner === base || owner === applied ? 'all' : 'not all';
    if (integrity) element.integrity = integrity;
    if (nonce) element.nonce = nonce;
    const arrival = new Promise<void>((resolve, reject) => {
      element.addEventListener('load', () => resolve());
      element.addEventListener('error', () => {
        sheets.delete(owner);
        element.remove();
        reject(new Error(`The style sheet ${href} did not load.`));
      });
    });
    sheets.set(owner, { element, arrival });
    if (owner === base) page.head.querySelector('style')?.after(element);
    else page.head.append(element);
    return arrival;
  }

  function load(owner: string, file: StyleSheetFile): Promise<void> {
    files.set(owner, file);
    return sheets.get(owner)?.arrival ?? request(owner, file);
  }

  return {
    load,
    async loaded(owner) {
      const needed = [...files].filter(([name]) => name === base || name === owner);
      await Promise.all(needed.map(([name, file]) => load(name, file)));
    },
    apply(owner) {
      applied = owner;
      const own = sheets.get(owner);
      if (own) own.element.media = 'all';
      whenIdle(() => {
        for (const [name, { element }] of sheets) {
          if (name !== base && name !== applied) element.media = 'not all';
        }
      });
    },
  };
}
