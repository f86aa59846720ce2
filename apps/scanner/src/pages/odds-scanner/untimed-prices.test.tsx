import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/dom';
import { ready, renderScreen } from '@tipmark/match-features/testing';
import { messages } from '../../messages.ts';
import { rowsByMatch } from '../../parts/scan/shown-rows.ts';
import { csvRowsOf } from './rows/csv-rows.ts';
import { anOutcome, aScan, details, templatesOf } from './scanner-fixture.ts';
import { scanners } from './screen.ts';

const UNTIMED = {
  changedAt: null,
  createdAt: null,
  confirmedAt: null,
  phase: 'closing' as const,
  points: [],
};
const TIME = /\d\d:\d\d|назад|ago|подтвержд|confirmed/;

/** A match with an outcome of a file, which knows its prices as opening and closing ones. */
function scanOfFile() {
  const [match] = aScan().matches;
  return aScan({
    matches: match ? [{ ...match, outcomes: [anOutcome(UNTIMED)] }] : [],
    countOfOutcomes: 1,
    lagMs: null,
    lagOfHour: null,
  });
}

const [outcome] = details.outcomes;
const detailsOfFile = {
  ...details,
  outcomes: outcome
    ? [
        {
          ...outcome,
          ...UNTIMED,
          bookmakers: outcome.bookmakers.map((one) => ({ ...one, ...UNTIMED })),
        },
      ]
    : [],
};

const draw = (locale: 'ru' | 'en') =>
  renderScreen(
    { name: 'scanner', messages },
    {
      Screen: scanners.soccer.screen.Component,
      locale,
      address: '/odds-scanner?open=7~1x2.2',
      served: ['events', 'login', 'premium', 'oddsScanner'],
      isPremium: true,
      loads: {
        soccerOddsScannerParameters: ready(scanOfFile()),
        soccerOddsScannerOutcomeDetails: ready(detailsOfFile),
        soccerScannerTemplates: ready(templatesOf(true)),
      },
    },
  );

const TEXTS = {
  ru: {
    phase: 'закрытие',
    step: 'цена закрытия, время неизвестно',
    opened: 'когда открыта линия, неизвестно',
    perBookmaker: 'Изменения по букмекерам',
    fresh: 'данные на 12:00',
  },
  en: {
    phase: 'closing',
    step: 'closing price, time unknown',
    opened: 'opening time of the line unknown',
    perBookmaker: 'Moves by bookmaker',
    fresh: 'data as of 12:00',
  },
} as const;

test.each(['ru', 'en'] as const)('prices without times show their phase, in %s', async (locale) => {
  const { phase, step, opened, perBookmaker, fresh } = TEXTS[locale];
  await draw(locale);
  const row = screen.getAllByRole('row')[1] as HTMLElement;
  const [cell] = row.querySelectorAll<HTMLElement>('td.step');
  expect(cell).toHaveTextContent(phase);
  expect(cell?.textContent).not.toMatch(TIME);
  expect(cell?.title.split(', ').slice(0, 2).join(', ')).toBe(step);
  expect(screen.getByText(opened)).toBeVisible();
  const bookmakers = within(screen.getByRole('list', { name: perBookmaker }));
  for (const item of bookmakers.getAllByRole('listitem')) {
    expect(item).toHaveTextContent(step);
    expect(item.textContent).not.toMatch(TIME);
  }
  expect(screen.getByText(fresh)).toBeInTheDocument();
});

test('in a file the time of their last change is blank', () => {
  const reader = { t: (key: string) => key, locale: 'ru', timeZone: 'UTC', nowSeconds: 0 } as const;
  const [head, row] = csvRowsOf({
    scanner: { sport: 1 },
    rows: rowsByMatch([scanOfFile()]),
    isToModel: false,
    reader,
  });
  expect(row?.[head?.indexOf('oddsScanner.lastStep') ?? -1]).toBe('');
});
