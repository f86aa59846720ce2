import type { RemoteModule } from '@tipmark/remote-kit';
import type { LiveRemote, RemoteHost } from '@tipmark/remotes-registry';
import { routes } from '@tipmark/route-builder';
import { missingAt, type PageFailure, remoteAbsent } from '../../src/host/routing/page-failure.ts';
import type { OwnedScreen } from '../../src/host/routing/screen-visit.ts';
import { ownedScreensOf } from '../../src/host/routing/screens-of.ts';
import { shellPages } from '../../src/start/shell-pages.ts';
import type { RequestContext } from '../request/request-context.ts';

/** What an address leads to: a screen, or the reason why there is none. */
export interface ResolvedPage {
  /** Owner of the address when it is a remote of this site, running or not. */
  readonly remoteName: string | undefined;
  readonly remote: LiveRemote | undefined;
  /** Whose messages the page needs beside those of the frame. */
  readonly owner: RemoteModule | undefined;
  readonly found: OwnedScreen | undefined;
  readonly failure: PageFailure | undefined;
}

export async function resolvePage(
  { match }: Pick<RequestContext, 'match'>,
  host: RemoteHost,
): Promise<ResolvedPage> {
  const named = match ? routes[match.name].owner : undefined;
  const remoteName = named && named !== 'shell' && host.has(named) ? named : undefined;
  const remote = remoteName && (await host.get(remoteName));
  const owner = named === 'shell' ? shellPages : remote?.module;
  const found = owner && ownedScreensOf(owner).find(({ screen }) => screen.route === match?.name);
  const absence = remoteName && !remote ? remoteAbsent : missingAt(match, host.has);
  return {
    remoteName,
    remote,
    owner,
    found,
    failure: found ? undefined : absence,
  };
}
