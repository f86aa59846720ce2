import { createI18n, type I18n } from '@tipmark/i18n';
import type { RemoteModule } from '@tipmark/remote-kit';
import { createPageMessages, type PageMessages } from '../host/messages/page-messages.ts';
import { listenForNotices } from '../host/notices/listen-for-notices.ts';
import { type RemoteFiles, styleSheetOf } from '../host/remotes/registry-for-page.ts';
import { createRemoteLoader, type RemoteLoader } from '../host/remotes/remote-loader.ts';
import type { BootData } from '../host/routing/boot-data.ts';
import type { LinkEvents } from '../host/routing/link-events.ts';
import type { OwnedScreen } from '../host/routing/screen-visit.ts';
import { ownedScreensOf } from '../host/routing/screens-of.ts';
import { createHostStore, type HostStore } from '../host/store/create-host-store.ts';
import { loadBrowserDataLayer } from '../host/store/load-browser-data-layer.ts';
import { createStyleSheets, type StyleSheets } from '../host/styles/style-sheets.ts';
import { frameFiles } from './frame-files.ts';
import { hostFeatures } from './host-features.ts';
import { shellPages } from './shell-pages.ts';

/**
 * The shell of one page: state, messages and remotes. The router and the document are added to it.
 */
export interface Host {
  readonly boot: BootData;
  readonly store: HostStore;
  readonly i18n: I18n;
  readonly remotes: RemoteLoader;
  readonly styles: StyleSheets;
  /** Follows links in place, once there is a router; absent on a frozen page. */
  links?: LinkEvents;
  /** A loaded screen of the shell or of a remote. */
  screenOf(route: string): OwnedScreen | undefined;
  readonly messages: PageMessages;
}

export function createHost(
  boot: BootData,
  importRemote: (name: string, files: RemoteFiles) => Promise<RemoteModule>,
): Host {
  const { locale } = boot;
  const i18n = createI18n({ locale, resources: boot.i18n });
  const screens = new Map<string, OwnedScreen>();
  const messages = createPageMessages({
    i18n,
    locale,
    frame: frameFiles,
    arrived: () => screens.get(boot.route ?? ''),
  });
  const store: HostStore = createHostStore({
    preloadedState: boot.state,
    features: hostFeatures,
    loadDataLayer: () => loadBrowserDataLayer({ locale, session: () => store.getState().session }),
    middleware: listenForNotices({
      loadBoard: async () => {
        const { openNoticeBoard } = await import(
          /* webpackChunkName: "on-demand" */ '../host/notices/notice-board.tsx'
        );
        await messages.complete().catch(console.warn);
        return openNoticeBoard({
          closeLabel: i18n.t('common:button.close'),
          links: host.links,
        });
      },
    }),
  });
  const install = (owner: RemoteModule) => {
    store.install(owner);
    for (const owned of ownedScreensOf(owner)) screens.set(owned.screen.route, owned);
  };
  messages.adopt(shellPages);
  install(shellPages);
  const styles = createStyleSheets(shellPages.name);
  const remotes = createRemoteLoader({
    registry: boot.registry,
    importRemote,
    async loadStyles(name, { entry, styles: integrity }) {
      const arrival = styles.load(name, { href: styleSheetOf(entry), integrity });
      // what the page shows has its rules already
      if (name === boot.remote) arrival.catch(console.warn);
      else await arrival;
    },
    locale,
    hasMessages: (name) => name === boot.remote,
    adopt(remote, ofPage) {
      messages.adopt(remote, ofPage);
      install(remote);
    },
  });
  const host: Host = {
    boot,
    store,
    i18n,
    remotes,
    styles,
    messages,
    screenOf: (route) => screens.get(route),
  };
  return host;
}
