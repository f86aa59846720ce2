import { formatTime } from '@tipmark/i18n';
import { selectLocale, selectTimeZone } from '@tipmark/remote-kit';
import { css, MOBILE } from '@tipmark/ui-kit';
import { radius, weight } from '@tipmark/ui-kit/style-values';
import en from '../../../locales/en/connection.json' with { type: 'json' };
import ru from '../../../locales/ru/connection.json' with { type: 'json' };
import type { HostStore } from '../store/create-host-store.ts';

const messages = { ru, en };
const BACK_MS = 4_000;

/** Created with the first message: a page that stays online gets no style of it. */
const positionClass = () => css`
  position: fixed;
  inset: auto auto 16px 16px;
  z-index: 500;
  max-width: calc(100vw - 32px);
  &:not(:empty) {
    padding: 10px 14px;
  }
  border-radius: ${radius.card};
  background: var(--warnTint);
  color: var(--warn);
  font-weight: ${weight.medium};
  box-shadow: var(--shadow);
  pointer-events: none;
  ${MOBILE} {
    bottom: 72px;
  }
  @media print {
    display: none;
  }
`;

/** The live region of connection messages; it exists while empty, so that text is announced. */
export function connectionNote(store: HostStore, nowSeconds = () => Date.now() / 1_000) {
  const box = document.createElement('output');
  document.body.append(box);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function report(text: string): void {
    clearTimeout(timer);
    box.className = positionClass();
    box.textContent = text;
  }

  return {
    gone(): void {
      const state = store.getState();
      const locale = selectLocale(state);
      const time = formatTime(Math.floor(nowSeconds()), locale, selectTimeZone(state));
      report(messages[locale].gone.replace('{{time}}', time));
    },
    back(): void {
      if (box.textContent === '') return;
      report(messages[selectLocale(store.getState())].back);
      timer = setTimeout(report, BACK_MS, '');
    },
    remove(): void {
      clearTimeout(timer);
      box.remove();
    },
  };
}
