import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { TemplateRecordReply } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { NOW_SECONDS, ready, renderScreen } from '@tipmark/match-features/testing';
import { messages } from '../../messages.ts';
import { verdictOf } from '../../parts/record/verdict-of.ts';
import { readScannerView, recordRequest } from './criteria/scanner-address.ts';
import { aScan, templatesOf } from './scanner-fixture.ts';
import { scanners } from './screen.ts';

const { soccer } = scanners;

const aRecord = (known: Partial<TemplateRecordReply> = {}): TemplateRecordReply => ({
  days: 30,
  countOfMatches: 212,
  isCut: false,
  unmeasured: null,
  alerts: 84,
  matches: 61,
  hits: 33,
  returned: 2,
  first: { profit: -3.4, roiPercent: -4.05, lowPercent: -22.1, highPercent: 14 },
  minuteLater: { profit: -9.2, roiPercent: -10.95, lowPercent: -19.9, highPercent: -2 },
  clvPercent: -1.3,
  clvCount: 80,
  asOf: NOW_SECONDS,
  ...known,
});

const draw = (record: TemplateRecordReply | undefined, search = '?record=1') => {
  const view = readScannerView(new URLSearchParams(search), SPORT.soccer);
  const load = soccer.loads.find(({ name }) => name === 'soccerOddsScannerRecord');
  const { key } = load?.requested(recordRequest(view) as never) ?? { key: '' };
  return renderScreen(
    { name: 'scanner', messages },
    {
      Screen: soccer.screen.Component,
      address: `/odds-scanner${search}`,
      isPremium: false,
      served: ['events', 'login', 'premium', 'oddsScanner'],
      loads: {
        soccerOddsScannerParameters: ready(aScan({ isDemo: true })),
        soccerScannerTemplates: ready(templatesOf(false)),
        ...(record && { soccerOddsScannerRecord: ready(record, key) }),
      },
    },
  );
};

const shown = () => within(screen.getByRole('region', { name: 'История шаблона' }));

test('the record is opened by a link with its own address', async () => {
  await draw(undefined, '');
  await userEvent.click(shown().getByRole('link', { name: 'История шаблона' }));
  expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent(
    '/odds-scanner?record=1',
  );
});

test('a bad record is shown plainly, with its spread and a link to the method', async () => {
  await draw(aRecord());
  expect(shown().getByText(/ставки по этому шаблону теряли деньги/)).toBeInTheDocument();
  const record = screen.getByRole('region', { name: 'История шаблона' });
  expect(record).toHaveTextContent(/Сработал84на 61 матче.*Выиграло3339,3/);
  expect(record).toHaveTextContent(/Минуту спустя−9,2 ед\.ROI −11,0.%от −19,9.% до −2,0.%/);
  expect(record).toHaveTextContent(/CLV.*−1,3.%n = 80/);
  expect(record).toHaveTextContent(/просмотрено 212 матчей/);
  expect(within(record).getByRole('link', { name: 'Как это посчитано' })).toHaveAttribute(
    'href',
    '/odds-scanner?method=1',
  );
});

test('a template without alerts and one that cannot be measured say so', async () => {
  const nothing = { profit: 0, roiPercent: null, lowPercent: null, highPercent: null };
  const empty = { alerts: 0, matches: 0, hits: 0, first: nothing, minuteLater: nothing };
  const { unmount } = await draw(aRecord(empty));
  expect(shown().getByText(/ни разу не сработал/)).toBeInTheDocument();
  unmount();
  await draw(aRecord({ ...empty, unmeasured: 'value' }));
  expect(shown().getByText(/нельзя проверить/)).toBeInTheDocument();
});

test.each([
  [5, 1, 9, 'good'],
  [5, -1, 11, 'chance'],
  [-5, -11, 1, 'rather-bad'],
  [-5, -9, -1, 'bad'],
  [5, null, null, 'chance'],
  [null, null, null, 'none'],
])('a yield of %p between %p and %p is %s', (roiPercent, lowPercent, highPercent, verdict) => {
  expect(verdictOf({ profit: 0, roiPercent, lowPercent, highPercent })).toBe(verdict);
});

test.each(['ru', 'en'] as const)(
  'in %s the method of the record has its own page',
  async (locale) => {
    const address = '/odds-scanner?method=1';
    const requested = soccer.screen.loads({ search: new URLSearchParams('method=1') } as never);
    expect(requested).toEqual([]);
    const Screen = soccer.screen.Component;
    const served = ['oddsScanner'];
    await renderScreen({ name: 'scanner', messages }, { Screen, address, served, locale });
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(10);
    expect(screen.getByRole('main')).toHaveTextContent(/√\(m \/ \(m − 1\) · Σ d²\)/);
    const title = locale === 'ru' ? /Как считается история/ : /How template records are calculated/;
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    const back = locale === 'ru' ? 'К сканеру коэффициентов' : 'To the odds scanner';
    expect(screen.getByRole('link', { name: back })).toHaveAttribute(
      'href',
      locale === 'ru' ? '/odds-scanner' : '/en/odds-scanner',
    );
  },
);
