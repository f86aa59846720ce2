import type { RegistryForPage, RemoteFiles } from './registry-for-page.ts';

/**
 * Where a shell answers which files the versions of a page have. Browsers cache the answer: another
 * form of it gets another number.
 */
export const RELEASES_PATH = '/remotes/releases/1';

/** Shorter than a remote is waited for, so that it is requested once more. */
const DEADLINE_MS = 3000;

/** The files of the version of a remote that the page knows. */
export type ReadFiles = (name: string) => Promise<RemoteFiles>;

/**
 * Reads the files of remotes: the page has those of its own, the others are fetched together, once;
 * after a failure, when they are needed again.
 */
export function createReleaseFiles(registry: RegistryForPage): ReadFiles {
  let others: Promise<Readonly<Record<string, RemoteFiles>>> | undefined;

  async function fetchOthers(): Promise<Readonly<Record<string, RemoteFiles>>> {
    const versions = Object.entries(registry).flatMap(([name, { files, version }]) =>
      files ? [] : [[name, version]],
    );
    const answer = await fetch(`${RELEASES_PATH}?${new URLSearchParams(versions)}`, {
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (!answer.ok) throw new Error(`the list of its files was answered with ${answer.status}`);
    return (await answer.json()) as Readonly<Record<string, RemoteFiles>>;
  }

  return async (name) => {
    const own = registry[name]?.files;
    if (own) return own;
    others ??= fetchOthers();
    const asked = others;
    try {
      const files = (await asked)[name];
      if (!files) throw new Error('its version is no longer there');
      return files;
    } catch (error) {
      if (others === asked) others = undefined;
      throw error;
    }
  };
}
