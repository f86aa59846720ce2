import { watch } from 'node:fs';
import path from 'node:path';
import { releaseRemotes } from './release-remotes.ts';
import type { Settings } from './settings.ts';
import type { Supervisor } from './supervisor.ts';

const SETTLED_AFTER_MS = 400;

/** Builds what changes, and releases a remote again as soon as its build has settled. */
export function watchBuilds(
  settings: Settings,
  remotes: readonly string[],
  supervisor: Supervisor,
  write: (line: string) => void,
): void {
  supervisor.start({
    name: 'build',
    command: ['turbo', 'watch', 'build', '--output-logs=new-only'],
    cwd: settings.root,
  });
  const release = async (): Promise<void> => {
    try {
      const names = await releaseRemotes(settings, supervisor.stopping);
      write(`Released ${names.join(', ')}`);
    } catch (error) {
      // A partial build cannot be released; the rest of it triggers the next event.
      if (!supervisor.stopping.aborted)
        write(error instanceof Error ? error.message : String(error));
    }
  };
  let settling: NodeJS.Timeout | undefined;
  for (const name of remotes) {
    const dist = path.join(settings.root, 'apps', name, 'dist');
    watch(dist, { recursive: true, signal: supervisor.stopping }, () => {
      clearTimeout(settling);
      settling = setTimeout(() => void release(), SETTLED_AFTER_MS);
    });
  }
}
