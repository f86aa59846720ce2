import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { SearchRecordReply } from '@tipmark/contract';
import {
  NOW_SECONDS,
  ready,
  renderScreen,
  type ScreenSetting,
} from '@tipmark/match-features/testing';
import { checkSpreadsheets } from '@tipmark/match-features/testing/spreadsheets';
import { messages } from '../../messages.ts';
import { searches } from './screen.ts';
import {
  aCapper,
  aTip,
  someCappers,
  someTips,
  tipsTemplates,
  usersTemplates,
} from './search-fixture.ts';

const { soccer } = searches;

const PATH = '/search-tips-and-cappers';

const draw = (search: string, more: Partial<ScreenSetting> = {}) =>
  renderScreen(
    { name: 'scanner', messages },
    {
      Screen: soccer.screen.Component,
      address: PATH + search,
      served: ['events', 'login', 'premium', 'profile', 'searchUsersTips'],
      isPremium: true,
      ...more,
      loads: {
        tipsSearch: ready(someTips()),
        usersSearch: ready(someCappers()),
        tipsTemplates: ready(tipsTemplates(more.isPremium ?? true)),
        usersTemplates: ready(usersTemplates(more.isPremium ?? true)),
        ...more.loads,
      },
    },
  );

const address = () => screen.getByRole('status', { name: 'address' }).textContent;
/** The chips of the conditions that are on. */
const chosenChips = () => {
  const list = document.querySelector<HTMLElement>('.filter-chosen');
  if (!list) throw new Error('no chips');
  return list;
};
const sentBy = (dispatched: readonly { type: string; request?: unknown }[], name: string) =>
  dispatched.find(({ type }) => type === `${name}/submitted`)?.request;

test('a tip shows its author with record, the outcome, taken and current price, and the reasoning', async () => {
  await draw('');
  const [card] = within(screen.getByRole('list', { name: 'Прогнозы' })).getAllByRole('listitem');
  expect(card).toHaveTextContent(/Лидия Шторм4\.7ROI \+5,4.%.*CLV \+2,4.%.*прогнозов 208/);
  expect(card).toHaveTextContent(/№ 1043.*Кузнецы – Марисма.*Кубок Двух Морей.*14:00/);
  expect(card).toHaveTextContent(/П2.*2\.31.*2\.25.*\+1,8.%.*2.%.*за двое суток/);
  expect(within(card as HTMLElement).getByRole('link', { name: 'В прогноз: П2' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/Events\/7-.*tip=1x2\.2/),
  );
  expect(screen.getByText('2 прогноза')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Марк Вересов' })).toBeInTheDocument();
});

const aRecord = (known: Partial<SearchRecordReply> = {}): SearchRecordReply => ({
  days: 90,
  countOfTips: 312,
  isCut: false,
  unmeasured: null,
  alerts: 41,
  matches: 37,
  hits: 15,
  returned: 1,
  first: { profit: -7.3, roiPercent: -17.8, lowPercent: -30.1, highPercent: -5.5 },
  clvPercent: -2.1,
  clvCount: 40,
  asOf: NOW_SECONDS,
  ...known,
});
const recordOf = (name: string, body: object, record: SearchRecordReply) => {
  const load = soccer.loads.find((one) => one.name === name);
  return { [name]: ready(record, load?.requested({ body } as never).key ?? '') };
};

test('the record of a template is requested by a link, and a bad one is shown plainly', async () => {
  const { unmount } = await draw('?template=101');
  await userEvent.click(screen.getByRole('link', { name: 'История шаблона' }));
  expect(address()).toBe(`${PATH}?template=101&record=1`);
  unmount();
  await draw('?record=1', {
    isPremium: false,
    served: ['oddsScanner', 'searchUsersTips'],
    loads: recordOf('tipsSearchRecord', { templateId: 0, sportType: 1 }, aRecord()),
  });
  const section = screen.getByRole('region', { name: 'История шаблона' });
  expect(section).toHaveTextContent(/ставки вслед за этими прогнозами теряли деньги/);
  expect(section).toHaveTextContent(/Прогнозов41на 37 матчах.*Выиграло1536,6/);
  expect(section).toHaveTextContent(/По цене прогноза−7,3 ед\.ROI −17,8.%от −30,1.% до −5,5.%/);
  expect(section).toHaveTextContent(/−2,1.%n = 40.*312 рассчитанных прогнозов за 90 дней/);
  expect(section).not.toHaveTextContent(/Минуту спустя/);
  expect(within(section).getByRole('link', { name: 'Как это посчитано' })).toHaveAttribute(
    'href',
    '/odds-scanner?method=1',
  );
});

test('the record of cappers says when they were selected, or why there is none', async () => {
  const draws = (record: SearchRecordReply) =>
    draw('?tab=cappers&record=1', {
      loads: recordOf('usersSearchRecord', { templateId: 0 }, record),
    });
  const { unmount } = await draws(aRecord());
  const section = () => screen.getByRole('region', { name: 'История шаблона' });
  expect(section()).toHaveTextContent(/подходил под условия в его начале/);
  unmount();
  const nothing = { profit: 0, roiPercent: null, lowPercent: null, highPercent: null };
  const empty = { alerts: 0, matches: 0, hits: 0, first: nothing, clvPercent: null, clvCount: 0 };
  await draws(aRecord({ ...empty, unmeasured: 'contest' }));
  expect(section()).toHaveTextContent(/в новом сезоне конкурса ещё ни у кого нет прогнозов/);
  expect(section()).not.toHaveTextContent(/ROI/);
});

test('a long text is cut off, and shown in full by a button', async () => {
  const description = 'Долгий рассказ о линии. '.repeat(20);
  await draw('', { loads: { tipsSearch: ready(someTips({ tips: [aTip({ description })] })) } });
  const [text] = screen.getAllByText(/Долгий рассказ/);
  const rest = text?.querySelector('.rest');
  expect(text).toHaveClass('cut');
  expect(text).toHaveTextContent(description.trim());
  expect(rest?.textContent).toMatch(/^ Долгий|^ рассказ|^ о |^ линии/);
  await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
  expect(text).not.toHaveClass('cut');
  expect(text?.querySelector('.rest')).toBeNull();
  expect(text).toHaveTextContent(description.trim());
});

test('the filter shows the conditions of the template; a change is written to the address', async () => {
  await draw('?template=101');
  expect(screen.getByRole('textbox', { name: 'ROI, %: от' })).toHaveValue('5');
  expect(screen.getByRole('checkbox', { name: 'Форы' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: /Победа, ничья/ }));
  expect(address()).toBe(
    `${PATH}?template=101&filter=1&min-roi=5&soccerOutcome=1%2C4&sport=soccer&sort=5`,
  );
});

test('a rank limit that excludes nobody is labelled as any rank', async () => {
  await draw('?filter=1&max-place=100000');
  expect(within(chosenChips()).getByText('С местом в рейтинге')).toBeInTheDocument();
  const most = screen.getByRole('textbox', { name: 'Место в рейтинге: до' });
  expect(most).toHaveValue('');
  expect(most).toHaveAttribute('placeholder', 'любое');
  // the form without scripts still has the condition
  const sent = most.closest('form')?.querySelectorAll<HTMLInputElement>('[name="max-place"]');
  expect([...(sent ?? [])].map(({ value }) => value)).toEqual(['', '100000']);
  await userEvent.type(most, '50{Enter}');
  expect(address()).toBe(`${PATH}?filter=1&max-place=50`);
});

test('from a rank on, without a limit, is labelled by its start alone', async () => {
  await draw('?filter=1&min-place=10&max-place=&max-place=100000');
  expect(within(chosenChips()).getByText(/^Место от 10$/)).toBeInTheDocument();
});

test('a condition is removed by its chip, all of them by a reset', async () => {
  await draw('?filter=1&min-roi=5&max-roi=9&mine=1&soccerOutcome=1,4&soccerLeague=5');
  const chosen = within(chosenChips());
  await userEvent.click(chosen.getByText('Форы'));
  expect(address()).toBe(
    `${PATH}?filter=1&min-roi=5&max-roi=9&mine=1&soccerOutcome=1&soccerLeague=5`,
  );
  await userEvent.click(within(chosenChips()).getByText(/ROI 5.%–9.%/));
  expect(address()).toBe(`${PATH}?filter=1&mine=1&soccerOutcome=1&soccerLeague=5`);
  expect(within(chosenChips()).getByText('1 турнир')).toBeInTheDocument();
  await userEvent.click(screen.getByText('Сбросить условия'));
  expect(address()).toBe(`${PATH}?filter=1`);
});

test('leagues and matches with tips can be selected; a selected league without tips stays listed', async () => {
  await draw('?filter=1&soccerLeague=99');
  expect(screen.getByLabelText('№ 99')).toBeChecked();
  await userEvent.click(screen.getByLabelText(/Кубок Двух Морей · Европа/));
  expect(address()).toBe(`${PATH}?filter=1&soccerLeague=99%2C5`);
  await userEvent.click(screen.getByLabelText(/Кузнецы – Марисма/));
  expect(address()).toContain('soccerMatch=7');
});

test('another sport has its own address and conditions', async () => {
  await draw('?template=2');
  expect(screen.getByRole('link', { name: 'Футбол' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(screen.getByRole('link', { name: 'Все' }));
  expect(address()).toBe(`${PATH}?template=2&sport=all`);
  expect(screen.getByText(/Исходы: Хоккей/)).toBeInTheDocument();
});

test('selecting another sport turns a custom template into a filter', async () => {
  await draw('?template=101');
  await userEvent.click(screen.getByRole('link', { name: 'Хоккей' }));
  expect(address()).toBe(`${PATH}?template=101&filter=1&min-roi=5&soccerOutcome=4&sport=hockey`);
});

test('without a subscription presets are open, other templates are shown locked with the reason', async () => {
  await draw('', { isPremium: false });
  expect(screen.getByRole('link', { name: 'Готовый 1' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Готовый 3' })).toHaveAttribute(
    'href',
    `${PATH}?template=3`,
  );
  const locked = screen.getByRole('link', { name: 'Форы вечером' });
  expect(locked).toHaveAttribute(
    'href',
    `/premium?source=search&next=${encodeURIComponent(`${PATH}?template=101`)}`,
  );
  expect(locked).toHaveAccessibleDescription(/доступны подписчикам/);
  expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute(
    'href',
    `/login?source=search&next=${encodeURIComponent(PATH)}`,
  );
  expect(screen.queryByRole('button', { name: 'Сохранить как шаблон' })).not.toBeInTheDocument();
});

test('the filter is saved as a template with its sport and order', async () => {
  const { dispatched } = await draw('?filter=1&min-odds=1.5&sport=all&sort=3');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить как шаблон' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Название шаблона' }), 'Вечер');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(sentBy(dispatched, 'tipsTemplateAdd')).toEqual({
    body: { name: 'Вечер', params: { minOddsValue: 1.5, sortType: 3 } },
  });
});

test('a custom template of cappers is changed, and deleted after a confirmation', async () => {
  const { dispatched } = await draw('?tab=cappers&template=101&filter=1&max-drawdown=15&sort=3');
  await userEvent.click(screen.getByRole('button', { name: 'Изменить шаблон' }));
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(sentBy(dispatched, 'usersTemplateChange')).toEqual({
    segments: { id: 101 },
    body: { name: 'Форы вечером', params: { maxDrawdownPercent: 15, sortType: 3 } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Удалить шаблон' }));
  const question = screen.getByText(/Удалить «Форы вечером»/).closest('form');
  await userEvent.click(within(question as HTMLElement).getByRole('button'));
  expect(sentBy(dispatched, 'usersTemplateDelete')).toEqual({ segments: { id: 101 } });
});

test('cappers are listed in a table; a link shows more of them', async () => {
  await draw('?tab=cappers&template=2');
  const row = screen.getByRole('row', { name: /Тихий Тотал/ });
  expect(row).toHaveTextContent(
    /3.*Тихий Тотал.*4\.5.*Вы подписаны.*201.*\+21,5.%.*\+4,9.%.*2\.06/,
  );
  expect(
    within(row).getByText('Последние прогнозы: выигран, проигран, выигран'),
  ).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Просадка до, %' })).toHaveValue('15');
  await userEvent.click(screen.getByRole('link', { name: 'Показать ещё' }));
  expect(address()).toBe(`${PATH}?tab=cappers&template=2&count=200`);
});

test('a filter of cappers keeps the order of its template', async () => {
  await draw('?tab=cappers&template=2');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Участники' }), '1');
  expect(address()).toBe(
    `${PATH}?tab=cappers&template=2&filter=1&contest=1&period=3&min-tips=30&max-drawdown=15&sort=3`,
  );
});

test('an empty result says so and links to the first template', async () => {
  await draw('?filter=1&min-roi=900', {
    loads: { tipsSearch: ready(someTips({ tips: [], count: 0 })) },
  });
  expect(screen.getByText(/не подходит ни один прогноз/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'К первому шаблону' })).toHaveAttribute('href', PATH);
});

test('a failed search can be retried', async () => {
  const error = { status: 0, code: 'network', message: '' };
  const { dispatched } = await draw('?template=3', {
    loads: { tipsSearch: { status: 'failed', key: 'k', error } as never },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(dispatched).toContainEqual(
    expect.objectContaining({
      type: 'tipsSearch/requested',
      request: { body: { templateId: 3, sportType: 1 } },
    }),
  );
});

test('the next page of tips is a link, and is requested in place with scripts', async () => {
  const { dispatched } = await draw('?filter=1&mine=1', {
    loads: { tipsSearch: ready(someTips({ nextPageNumber: 2, count: 43 })) },
  });
  const more = screen.getByRole('link', { name: 'Показать ещё' });
  expect(more).toHaveAttribute('href', `${PATH}?filter=1&mine=1&page=2`);
  await userEvent.click(more);
  expect(dispatched).toContainEqual(
    expect.objectContaining({
      type: 'tipsSearchMore/requested',
      request: { body: { isOnlyFollowed: true, sportType: 1, pageNumber: 2 } },
    }),
  );
});

const TAKEN = [
  aTip({ odd_type: 'ou.o:2.5', odds: 12.31, stake: 2 }),
  aTip({ id: 2, odd_type: 'ou.u:2.5', seq: 1_044, valuePercent: -1_001.5, currentOdds: null }),
];
const CAPPERS = [
  aCapper({ countOfTips: 1_201, roiPercent: -4.9 }),
  aCapper({ name: '=1', url: 'new', position: null, averageOdds: null, clvPercent: null }),
];
const OF_TABS = {
  '': [[0, 0, 0, 0, 10.8, 416, 0, 14.62, 2.25, 1.8 - 1_001.5, 4, 0, 2_087]],
  '?tab=cappers': [[3, 0, 1_402, 43, 0, 2.06, 25.2, 1.7, 0]],
};

test.each(
  (['ru', 'en'] as const).flatMap((locale) =>
    Object.entries(OF_TABS).map(([search, sums]) => [locale, search, sums] as const),
  ),
)('%s: a spreadsheet adds up the files at %p', async (locale, search, expected) => {
  const { container } = await draw(search, {
    locale,
    loads: {
      tipsSearch: ready(someTips({ tips: TAKEN })),
      usersSearch: ready(someCappers({ cappers: CAPPERS })),
    },
  });
  const files = await checkSpreadsheets(container);
  expect(files.map(({ sums }) => sums.map((sum) => Math.round(sum * 100) / 100))).toEqual(expected);
});
