import type { RemoteModule } from '@tipmark/remote-kit';
import { matchPath } from '@tipmark/route-builder';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { importRemote } from '#remote-source';
import { createHost, type Host } from './create-host.tsx';
import { followKeys } from './keyboard/follow-keys.ts';
import { followScroll } from './layout/follow-scroll.ts';
import { type BootData, bootElementId } from './routing/boot-data.ts';
import { createRouter, type SiteRouter } from './routing/create-router.tsx';
import { followHead } from './routing/follow-head.ts';
import { linkEvents } from './routing/link-events.ts';
import { createPrefetch } from './routing/prefetch.ts';
import { screenLoader } from './routing/screen-loader.ts';
import { servedRoutes } from './routing/served-routes.ts';
import { SiteProvider } from './routing/site-context.ts';
import { startPageServices } from './store/start-page-services.ts';

function readBoot(): BootData {
  const text = document.getElementById(bootElementId)?.textContent;
  if (!text) throw new Error('the page carries no boot data');
  return JSON.parse(text) as BootData;
}

/**
 * The page's remote and its screen's own code have to be here before hydration; without them the
 * server's content stays as it is.
 */
async function initialRemote(host: Host): Promise<RemoteModule | 'failed' | undefined> {
  const { boot, remotes, screenOf } = host;
  if (!boot.remote) return undefined;
  try {
    const remote = await remotes.load(boot.remote);
    await screenOf(matchPath(location.pathname)?.name ?? '')?.screen.code?.();
    return remote;
  } catch (error) {
    console.warn(error);
    return 'failed';
  }
}

/** Marks the moment from which the page can be used. */
function Hydrated({ then, children }: { readonly then: () => void; readonly children: ReactNode }) {
  useEffect(() => {
    performance.mark('hydrated');
    then();
  }, [then]);
  return children;
}

function startServices(host: Host, router: SiteRouter): void {
  const { store, i18n, screenOf, boot } = host;
  followKeys(i18n);
  followScroll();
  followHead({ router, store, i18n, screenOf, isComposed: host.remotes.has });
  startPageServices({
    store,
    router,
    isClockFixed: boot.isClockFixed,
    served: servedRoutes(boot.registry),
    screenOf,
  });
}

async function main(): Promise<void> {
  const host = createHost(readBoot(), importRemote);
  const { boot, store, i18n, remotes, screenOf, wordsOf } = host;
  const initial = await initialRemote(host);
  const hadScreen = boot.failure?.reason !== 'remoteAbsent';
  const isFrozen = initial === 'failed' && hadScreen;
  const router = createRouter({
    boot,
    store,
    remotes,
    initial: initial === 'failed' ? undefined : initial,
    isFrozen,
    loaderFor: screenLoader({ store, wordsOf }),
  });
  const { intend, watchLinks } = createPrefetch({ store, remotes, screenOf });
  // on a frozen page every link opens its page afresh
  if (!isFrozen) {
    host.links = linkEvents({
      locale: boot.locale,
      navigate: (address) => void router.navigate(address),
      prefetch: intend,
    });
  }
  const site = {
    served: servedRoutes(boot.registry),
    isComposed: remotes.has,
    isFrozen,
    retry: () => retry(host, router, isFrozen),
    ...(host.links && { linkEvents: host.links }),
  };
  const then = () => {
    startServices(host, router);
    // a remote that has just failed is asked for again by the visitor alone
    if (!isFrozen) watchLinks();
  };
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  hydrateRoot(
    root,
    <Hydrated then={then}>
      <I18nextProvider i18n={i18n}>
        <Provider store={store}>
          <SiteProvider value={site}>
            <RouterProvider router={router} />
          </SiteProvider>
        </Provider>
      </I18nextProvider>
    </Hydrated>,
    {
      onRecoverableError: (error) => console.error('The page was not as the server drew it', error),
    },
  );
}

/**
 * A frozen page starts anew once its remote is there; a part of the site this page was not told of
 * may be known to the next one; any other failure asks again in place.
 */
function retry({ boot, remotes }: Host, router: SiteRouter, isFrozen: boolean): void {
  const { location: place, errors } = router.state;
  const isAbsent = Object.values(errors ?? {}).some((error) => error === boot.failure);
  if (isFrozen && boot.remote) {
    remotes.load(boot.remote).then(
      () => location.reload(),
      (error: unknown) => console.warn(error),
    );
  } else if (isAbsent && boot.failure?.reason === 'remoteAbsent') {
    location.reload();
  } else {
    void router.navigate(place.pathname + place.search, { replace: true });
  }
}

void main();
