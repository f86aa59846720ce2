import { render } from '@testing-library/react';
import { commonMessages } from '@tipmark/i18n/server';
import { createStrictI18n } from '@tipmark/i18n/testing';
import type { HostState, Locale } from '@tipmark/remote-kit';
import { I18nProvider } from '@tipmark/remote-kit/i18n';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import en from '../../locales/en/pages.json' with { type: 'json' };
import ru from '../../locales/ru/pages.json' with { type: 'json' };
import { guestSession } from '../host/state/session-reducer.ts';
import { createHostStore, type HostStore } from '../host/store/create-host-store.ts';
import { layoutMessages } from '../layout/layout-messages.ts';
import { hostFeatures } from '../start/host-features.ts';

interface PageState {
  readonly locale?: Locale;
  readonly session?: Partial<HostState['session']>;
  readonly view?: Partial<HostState['view']>;
  /** What was loaded before the page is rendered. */
  readonly loads?: object;
  /** Requests wait for replies that the test gives itself. */
  readonly isAnsweredByTest?: boolean;
}

/** A store as a page has it; any network request fails the test. */
export function pageStore({
  locale = 'ru',
  session,
  view,
  loads,
  isAnsweredByTest,
}: PageState = {}) {
  return createHostStore({
    features: hostFeatures,
    preloadedState: {
      session: { ...guestSession, countryCode: 'RU', ...session },
      view: {
        locale,
        theme: 'system',
        isMobile: false,
        nowSeconds: 1_795_255_200,
        ...view,
      },
      ...(loads && { loads: loads as HostState['loads'] }),
    },
    loadDataLayer: () =>
      isAnsweredByTest
        ? new Promise(() => {})
        : Promise.reject(new Error('this test has no network')),
  });
}

interface DrawnPage {
  readonly container: HTMLElement;
  readonly store: HostStore;
  readonly redraw: (next: ReactNode) => void;
  readonly unmount: () => void;
}

interface ShellPageProps {
  readonly store: HostStore;
  readonly locale?: Locale | undefined;
  readonly children: ReactNode;
}

/** A page around something of the shell, with real messages. */
export function ShellPage({ store, locale = 'ru', children }: ShellPageProps) {
  const [i18n] = useState(() =>
    createStrictI18n({
      locale,
      resources: {
        common: commonMessages[locale],
        layout: layoutMessages[locale],
        shell: { ru, en }[locale],
      },
    }),
  );
  return (
    <I18nProvider i18n={i18n}>
      <Provider store={store}>{children}</Provider>
    </I18nProvider>
  );
}

/** Renders something of the shell with real messages and a real store. */
export function renderInShell(content: ReactNode, state: PageState = {}): DrawnPage {
  const store = pageStore(state);
  const tree = (children: ReactNode) => (
    <ShellPage store={store} locale={state.locale}>
      {children}
    </ShellPage>
  );
  const { container, rerender, unmount } = render(tree(content));
  return { container, store, unmount, redraw: (next) => rerender(tree(next)) };
}
