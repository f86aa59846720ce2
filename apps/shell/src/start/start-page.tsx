import { formatTime } from '@tipmark/i18n';
import type { RemoteModule } from '@tipmark/remote-kit';
import { I18nProvider } from '@tipmark/remote-kit/i18n';
import { matchPath } from '@tipmark/route-builder';
import { createScrollPositions } from '@tipmark/router';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { importRemote } from '#remote-source';
import { followKeys } from '../features/keyboard/follow-keys.ts';
import { noteError, watchErrors } from '../host/reports/page-errors.ts';
import { type BootData, bootElementId } from '../host/routing/boot-data.ts';
import { followFocus } from '../host/routing/follow-focus.ts';
import { followHead } from '../host/routing/follow-head.ts';
import { linkEvents } from '../host/routing/link-events.ts';
import type { Prefetch } from '../host/routing/prefetch.ts';
import { RoutedPage } from '../host/routing/RoutedPage.tsx';
import { missingLoader, screenLoader } from '../host/routing/screen-loader.ts';
import { servedRoutes } from '../host/routing/served-routes.ts';
import { SiteProvider } from '../host/routing/site-context.ts';
import { createSiteRouter, type SiteRouter } from '../host/routing/site-router.ts';
import { nextTask } from '../host/scheduling/next-task.ts';
import { whenIdle } from '../host/scheduling/when-idle.ts';
import { mainId } from '../layout/main-id.ts';
import { createHost, type Host } from './create-host.tsx';
import { shellPages } from './shell-pages.ts';
import { shellParts } from './shell-parts.ts';
import { startPageServices } from './start-page-services.ts';

function readBoot(): BootData {
  const text = document.getElementById(bootElementId)?.textContent;
  if (!text) throw new Error('start of the page: the HTML has no boot data');
  return JSON.parse(text) as BootData;
}

/**
 * The page's remote and its screen's own code have to be loaded before hydration; without them the
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
function Hydrated({
  then,
  children,
}: {
  readonly then: () => Promise<void>;
  readonly children: ReactNode;
}) {
  useEffect(() => {
    performance.mark('hydrated');
    void then();
  }, [then]);
  return children;
}

/** Before hydration, which draws what the server drew. */
async function readerDisplay({ store }: Host): Promise<void> {
  const { view } = store.getState();
  if (!view.oddsFormat && !view.hidesScores) return;
  const { applyDisplay } = await import(
    /* webpackChunkName: "display" */ '../host/display/apply-display.ts'
  );
  applyDisplay(view);
}

function startServices(host: Host, router: SiteRouter): void {
  const { store, i18n, screenOf, boot, messages } = host;
  followKeys(i18n);
  followHead({
    shell: shellParts,
    router,
    store,
    i18n,
    screenOf,
    isComposed: host.remotes.has,
    onMessages: messages.onFilled,
  });
  followFocus(router, mainId);
  startPageServices({
    store,
    router,
    isClockFixed: boot.isClockFixed,
    versionOf: (remote) => boot.registry[remote]?.version,
    served: servedRoutes(shellParts.pages, boot.registry),
    screenOf,
  });
}

/**
 * Lets something be prefetched; the code for it arrives with the data layer it uses. Errors here
 * are shown when the visitor really navigates.
 */
function fetchingAhead(host: Host): (what: (prefetch: Prefetch) => void) => void {
  let made: Prefetch | undefined;
  async function prefetch(): Promise<Prefetch> {
    const { createPrefetch } = await import(
      /* webpackChunkName: "data-layer" */ '../host/routing/prefetch.ts'
    );
    made ??= createPrefetch(host);
    return made;
  }
  return (what) => void prefetch().then(what, () => {});
}

/** Hydrates the page rendered by the server. */
export async function startPage(): Promise<void> {
  watchErrors();
  const host = createHost(readBoot(), importRemote);
  await nextTask();
  const { boot, store, i18n, remotes, styles, messages } = host;
  const coming = initialRemote(host);
  const displayed = readerDisplay(host);
  styles.load(shellPages.name, boot.styles).catch(console.warn);
  if (boot.remote) styles.apply(boot.remote);
  await nextTask();
  // the first formatter of a language is slow to create: here it delays neither paint nor click
  formatTime(0, boot.locale, store.getState().session.timeZone);
  const initial = await coming;
  await displayed;
  await nextTask();
  const hadScreen = boot.failure?.reason !== 'remoteAbsent';
  const isFrozen = initial === 'failed' && hadScreen;
  const scroll = createScrollPositions();
  const router = createSiteRouter({
    boot,
    remotes,
    screenOf: host.screenOf,
    isFrozen,
    loaderFor: screenLoader({ store, shell: shellParts, messagesOf: messages.of, styles }),
    missingLoader: missingLoader(store, shellParts),
    onLeave: scroll.leave,
  });
  scroll.start(() => router.state.location);
  const ahead = fetchingAhead(host);
  // on a frozen page every link opens a new document
  if (!isFrozen) {
    host.links = linkEvents({
      locale: boot.locale,
      navigate: (address) => void router.navigate(address),
      prefetch: (address) => ahead(({ intend }) => intend(address)),
    });
  }
  const site = {
    served: servedRoutes(shellParts.pages, boot.registry),
    isComposed: remotes.has,
    isFrozen,
    retry: () => retry(host, router, isFrozen),
    ...(host.links && { linkEvents: host.links }),
  };
  const then = async () => {
    await nextTask();
    startServices(host, router);
    whenIdle(() => void messages.complete().catch(console.warn));
    // a remote that has just failed is only requested again by the visitor; links are read in a
    // separate task: a day has six hundred, and the code for it has just been evaluated
    if (!isFrozen) whenIdle(() => ahead(({ watchLinks }) => void whenIdle(watchLinks)));
  };
  // parts that come alive later are compared with what the server drew, whatever has changed since
  const drawn = store.getState();
  const root = document.getElementById('root');
  if (!root) throw new Error('start of the page: the HTML has no root element');
  startTransition(() => {
    hydrateRoot(
      root,
      <Hydrated then={then}>
        <I18nProvider i18n={i18n}>
          <Provider store={store} serverState={drawn}>
            <SiteProvider value={site}>
              <RoutedPage router={router} shell={shellParts} isFrozen={isFrozen} scroll={scroll} />
            </SiteProvider>
          </Provider>
        </I18nProvider>
      </Hydrated>,
      {
        onRecoverableError: (error) => {
          console.error('The page was not as the server drew it', error);
          noteError(error);
        },
        onCaughtError: (error) => {
          console.error('A part of the page failed', error);
          noteError(error);
        },
      },
    );
  });
}

/**
 * A frozen page reloads once its remote is there; a part of the site unknown to this page may be
 * known to the next one; any other failure is retried in place.
 */
function retry({ boot, remotes }: Host, router: SiteRouter, isFrozen: boolean): void {
  const { location: current, failure } = router.state;
  if (isFrozen && boot.remote) {
    remotes.load(boot.remote).then(
      () => location.reload(),
      (error: unknown) => console.warn(error),
    );
  } else if (failure?.reason === 'remoteAbsent' && failure === boot.failure) {
    location.reload();
  } else {
    void router.navigate(current.pathname + current.search, { replace: true });
  }
}
