// oxlint-disable no-restricted-imports -- a test stands where the shell stands

import { type RenderResult, render } from '@testing-library/react';
import type { MathAnalysisPage } from '@tipmark/contract';
import { createI18n } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { type HostState, ServedRoutesContext } from '@tipmark/remote-kit';
import { routeNames } from '@tipmark/route-builder';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { createStore } from 'redux';
import { messages } from '../messages.ts';
import { AnalysisScreen } from './AnalysisScreen.tsx';

/** 2026-11-21 12:00 in Moscow. */
export const NOW_SECONDS = 1_795_251_600;

export const page: MathAnalysisPage = {
  leagues: [
    {
      ...aLeague().named('Премьер-лига').of('RU', 'Россия').buildHead(),
      link: '7-rpl',
      matches: [
        {
          match: aMatch().between('Zenit', 'Akron').startingAt(NOW_SECONDS).buildWire(),
          forecastScores: [1.6, 1],
          forecastScore: '1:0',
          percents: [50, 26, 24],
          overPercent: 55,
          bothScorePercent: 48,
          value: { oddType: '1x2.1', odds: 2.1, percent: 5 },
        },
      ],
    },
  ],
  countOfUnknown: 3,
  timestamp: NOW_SECONDS,
  asOf: NOW_SECONDS,
};

export async function renderAnalysis(data: MathAnalysisPage, search = ''): Promise<RenderResult> {
  const state = {
    loads: { soccerMathAnalysisPage: { status: 'ready', key: 'k', dataKey: 'k', data } },
    session: { isSignedIn: false, timeZone: 'Europe/Moscow' },
    view: { locale: 'ru', isMobile: false, nowSeconds: NOW_SECONDS, theme: 'light' },
  } as unknown as HostState;
  const resources = { common: commonMessages.ru, soccer: (await messages.ru()).default };
  return render(
    <I18nextProvider i18n={createI18n({ locale: 'ru', resources: resources as never })}>
      <Provider store={createStore(() => state)}>
        <ServedRoutesContext value={new Set(routeNames)}>
          <MemoryRouter initialEntries={[`/math-analysis${search}`]}>
            <main>
              <AnalysisScreen />
            </main>
          </MemoryRouter>
        </ServedRoutesContext>
      </Provider>
    </I18nextProvider>,
  );
}

/** What the page hands over to be kept. */
export function savedFiles() {
  const files: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => {},
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return { files, names };
}
