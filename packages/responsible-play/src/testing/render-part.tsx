import { type RenderResult, render } from '@testing-library/react';
import type { Locale, SessionState } from '@tipmark/remote-kit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createStore } from 'redux';

interface Visit {
  readonly locale?: Locale;
  readonly session?: Partial<SessionState>;
}

/** Renders a part of the page for a visitor in Russia. */
export function renderPart(part: ReactNode, { locale = 'ru', session }: Visit = {}): RenderResult {
  const guest = { isSignedIn: false, url: '', subscriptionExpiration: '' };
  const state = {
    session: { ...guest, countryCode: 'RU', timeZone: 'Europe/Moscow', ...session },
    view: { locale, theme: 'system', isMobile: false, nowSeconds: 1_795_255_200 },
  };
  return render(<Provider store={createStore(() => state)}>{part}</Provider>);
}
