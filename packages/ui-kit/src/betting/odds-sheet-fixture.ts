import type { OddsSheetProps } from './OddsSheet.tsx';
import type { OutcomePricesView } from './outcome-prices-view.ts';

const HOUR = 3_600;

/** The home price, which fell for a day and a half and is still offered. */
export const homePrices: OutcomePricesView = {
  key: '1x2.1',
  title: 'П1',
  current: '2.10',
  movement: { direction: 'down', text: '−10,5 %' },
  first: '2.34',
  best: { odds: '2.15', bookmaker: 'Rivalto' },
  points: [
    [0, 2.34],
    [6 * HOUR, 2.4],
    [15 * HOUR, 2.2],
    [33 * HOUR, 2.1],
  ],
  tip: { href: '#tip-1', label: 'Прогноз: П1 по 2.10' },
};

/** Texts and links a sheet of three outcomes shows around their prices. */
export const oddsSheet = {
  title: 'Зенит – Спартак',
  note: '1X2',
  closeLabel: 'Закрыть',
  countOfOutcomes: 3,
  until: 40 * HOUR,
  messages: {
    first: 'Первый',
    best: 'Лучший',
    closing: 'Закрытие',
    suspended: 'приём остановлен',
    empty: 'Коэффициенты ещё не открыты',
    loading: 'Загружаем',
  },
  history: { href: '#odds', text: 'Вся история' },
} satisfies Partial<OddsSheetProps>;
