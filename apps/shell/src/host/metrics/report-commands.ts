import type { HostState } from '@tipmark/remote-kit';
import type { HostStore } from '../store/create-host-store.ts';
import { eventAt, type WatchedRouter } from './follow-page-views.ts';
import { statisticsCommand } from './statistics-command.ts';

/** Actions of the site itself do not count as the visitor's. */
const OF_THE_SITE: readonly string[] = [statisticsCommand.name];

/** Names of the commands that have just been carried out. */
function doneIn(commands: HostState['commands'], before: HostState['commands']): string[] {
  return Object.entries(commands)
    .filter(([name, now]) => now.status === 'succeeded' && now !== before[name])
    .map(([name]) => name)
    .filter((name) => !OF_THE_SITE.includes(name));
}

/**
 * Reports the visitor's actions beside reading pages, under the name of the command: a tip posted,
 * a template saved, somebody followed; with the page it was done on and no entered data.
 */
export function reportCommands(
  store: HostStore,
  router: Pick<WatchedRouter, 'state'>,
  userAgent: string = navigator.userAgent,
): () => void {
  let known = store.getState().commands;
  return store.subscribe(() => {
    const { commands } = store.getState();
    const before = known;
    known = commands;
    if (commands === before) return;
    for (const name of doneIn(commands, before)) {
      store.dispatch(eventAt(router.state.location, { type: name, userAgent }));
    }
  });
}
