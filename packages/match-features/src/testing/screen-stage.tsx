// oxlint-disable no-restricted-imports -- a story replaces the shell
import type { Locale } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { createStrictI18n } from '@tipmark/i18n/testing';
import { type HostState, ServedRoutesContext } from '@tipmark/remote-kit';
import { I18nProvider } from '@tipmark/remote-kit/i18n';
import { At, MemoryRouter } from '@tipmark/remote-kit/testing';
import { type ComponentType, Suspense, use } from 'react';
import { Provider } from 'react-redux';
import { legacy_createStore } from 'redux';
import { NOW_SECONDS, type Remote } from './render-screen.tsx';

interface ScreenStageProps {
  readonly remote: Remote;
  readonly Screen: ComponentType;
  /** With its query. */
  readonly address: string;
  /** With its parameters. */
  readonly path: string;
  readonly locale?: Locale;
  /** With an active subscription. */
  readonly isPremium?: boolean;
  readonly loads: HostState['loads'];
  readonly served: readonly string[];
}

type Messages = Awaited<ReturnType<Remote['messages']['ru']>>['default'];

const known = new WeakMap<Remote['messages'][Locale], Promise<Messages>>();

/** Messages are loaded once for all stories: a new promise each time would never settle. */
function messagesOf({ messages }: Remote, locale: Locale): Promise<Messages> {
  const load = messages[locale];
  const loaded = known.get(load) ?? load().then((one) => one.default);
  known.set(load, loaded);
  return loaded;
}

const Stage = (props: ScreenStageProps) => {
  const { remote, Screen, address, path, locale = 'ru', loads, served, isPremium = false } = props;
  const own = use(messagesOf(remote, locale));
  const resources = { common: commonMessages[locale], [remote.name]: own };
  const state = {
    loads,
    commands: {},
    session: {
      isSignedIn: isPremium,
      url: '',
      timeZone: 'Europe/Moscow',
      subscriptionExpiration: isPremium ? new Date((NOW_SECONDS + 86400) * 1e3).toISOString() : '',
    },
    view: { locale, isMobile: false, nowSeconds: NOW_SECONDS, theme: 'light' },
  };
  return (
    <I18nProvider i18n={createStrictI18n({ locale, resources: resources as never })}>
      <Provider store={legacy_createStore((before = state) => before)}>
        <ServedRoutesContext value={new Set(served)}>
          <MemoryRouter address={address}>
            <main>
              <At path={path}>
                <Screen />
              </At>
            </main>
          </MemoryRouter>
        </ServedRoutesContext>
      </Provider>
    </I18nProvider>
  );
};

/** A screen of a remote in a story: its real messages, and loads that never change. */
export const ScreenStage = (props: ScreenStageProps) => (
  <Suspense>
    <Stage {...props} />
  </Suspense>
);
