// oxlint-disable no-restricted-imports -- a story replaces the shell
import type { Decorator } from '@storybook/react';
import type { Locale } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { createStrictI18n } from '@tipmark/i18n/testing';
import {
  type ApiFailure,
  type Commands,
  type LoadState,
  ServedRoutesContext,
} from '@tipmark/remote-kit';
import { I18nProvider } from '@tipmark/remote-kit/i18n';
import { MemoryRouter } from '@tipmark/remote-kit/testing';
import type { RouteName } from '@tipmark/route-builder';
import { Provider } from 'react-redux';
import { legacy_createStore } from 'redux';
import tipEn from '../../locales/en/tip.json' with { type: 'json' };
import tipRu from '../../locales/ru/tip.json' with { type: 'json' };
import { en } from '../messages/en.ts';
import { ru } from '../messages/ru.ts';
import { LoadPart } from '../parts/page/LoadPart.tsx';
import type { Reader } from '../parts/page/reader.ts';

/** Namespace of the invented game. */
export const GAME = 'game';
/** 2026-11-21 12:00 in Moscow. */
export const NOW = 1_795_251_600;

const titles = {
  ru: { title: 'Игра сегодня', headTitle: '', description: '' },
  en: { title: 'Game today', headTitle: '', description: '' },
};
const own = {
  ru: { ...ru, home: { ...ru.home, ...titles.ru }, results: { ...ru.results, ...titles.ru } },
  en: { ...en, home: { ...en.home, ...titles.en }, results: { ...en.results, ...titles.en } },
};

const i18nOf = (locale: Locale) =>
  createStrictI18n({
    locale,
    resources: { common: commonMessages[locale], [GAME]: own[locale] } as never,
  });

/** The reader of a story. */
export function readerOf(locale: Locale = 'ru'): Reader {
  const { translateIn } = i18nOf(locale);
  return {
    t: translateIn([GAME, 'common']),
    locale,
    timeZone: 'Europe/Moscow',
    nowSeconds: NOW,
  };
}

/** Words of the tip drawer. */
export function tipTranslateOf(locale: Locale = 'ru'): Reader['t'] {
  const resources = { common: commonMessages[locale], tip: locale === 'en' ? tipEn : tipRu };
  const { translateIn } = createStrictI18n({ locale, resources: resources as never });
  return translateIn('tip');
}

export const ready = <Data,>(data: Data): LoadState<Data> => ({
  status: 'ready',
  key: 'k',
  dataKey: 'k',
  data,
});
export const loading: LoadState<never> = { status: 'loading', key: 'k' };
export const failed: LoadState<never> = {
  status: 'failed',
  key: 'k',
  error: { status: 503, code: 'unavailable', message: '' } as ApiFailure,
};

interface PartProps {
  readonly reader: Reader;
  readonly load: LoadState<never>;
  /** Words of the failure. */
  readonly failedTitle?: string;
}

/** A part of a page that is loading or failed. */
export const Part = ({ reader, load, failedTitle = '' }: PartProps) => (
  <LoadPart
    load={load}
    reader={reader}
    failedTitle={failedTitle && reader.t(failedTitle)}
    onRetry={() => {}}
  >
    {() => null}
  </LoadPart>
);

export interface Stage {
  readonly locale?: Locale;
  readonly loads?: Readonly<Record<string, LoadState>>;
  readonly commands?: Commands;
  readonly userUrl?: string;
  readonly isMobile?: boolean;
  /** Pages that are served. */
  readonly served?: readonly RouteName[];
}

const SERVED: readonly RouteName[] = [
  ...(['results', 'events', 'league', 'valueTrends', 'team', 'referee'] as const),
  ...(['login', 'profile', 'leaderboard'] as const),
];

/** The simulated host of a story; a story may have another one: `parameters: { stage }`. */
export const onStage =
  (usual: Stage = {}): Decorator =>
  (Story, { parameters }) => {
    const wanted = (parameters['stage'] as Stage | undefined) ?? usual;
    const { locale = 'ru', loads = {}, commands = {}, userUrl = '' } = wanted;
    const { isMobile = false, served = SERVED } = wanted;
    const state = {
      loads,
      commands,
      session: { isSignedIn: userUrl !== '', url: userUrl, timeZone: 'Europe/Moscow' },
      view: { locale, isMobile, nowSeconds: NOW, theme: 'light' },
    };
    return (
      <I18nProvider i18n={i18nOf(locale)}>
        <Provider store={legacy_createStore((known = state) => known)}>
          <ServedRoutesContext value={new Set(served)}>
            <MemoryRouter>
              <main>
                <Story />
              </main>
            </MemoryRouter>
          </ServedRoutesContext>
        </Provider>
      </I18nProvider>
    );
  };

export const dark = { globals: { theme: 'dark' } } as const;

/** The longest texts that occur. */
export const LONG = {
  team: 'Боруссия Мёнхенгладбах',
  other: 'Автомобилист Екатеринбург',
  league: 'Квалификация чемпионата Европы среди молодёжных команд, группа «Д»',
  player: 'Константин-Александр Преображенский-Воскресенский',
  sentence:
    'Хозяева забивали в девяти из последних десяти домашних матчей, гости пропускали в восьми из десяти выездных, а цена с открытия линии упала на десятую часть.',
} as const;
