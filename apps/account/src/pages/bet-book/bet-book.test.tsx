import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { readyWith, renderAccount, serverPage } from '../../testing/account-fixture.tsx';
import { amountText, axisText } from './amount-text.ts';
import { bookAddress, readBookView } from './bet-address.ts';
import { aBook, aForm, anEmptyBook, anOwnBet } from './bet-fixture.ts';
import {
  addBetCommand,
  bookRequest,
  changeBetCommand,
  checkFileCommand,
  formRequest,
} from './bet-loads.ts';

const setting = {
  route: 'betBook',
  pattern: '/bet-book',
  address: '/bet-book',
  session: { isSignedIn: true, name: 'Ann', url: 'ann' },
  loads: { betBook: readyWith(aBook) },
  served: ['events', 'login', 'betBook', 'results'],
};

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ');

test('the book shows its statistics, its curve, its splits and its bets', async () => {
  const { container } = await renderAccount(setting);
  expect(plain(container.querySelector('dl')?.textContent)).toContain('Profit+₽3,660');
  expect(screen.getByText('n = 145, give or take 8.4%')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'By bookmaker' })).toBeTruthy();
  const rows = screen.getAllByRole('listitem').filter((row) => row.querySelector('.what'));
  expect(rows).toHaveLength(3);
  const [open, won, own] = rows.map((row) => plain(row.textContent));
  expect(open).toContain('Over 2.5');
  expect(won).toMatch(/1\.92.*1\.83 \+4\.9%.*Won.*\+₽920/);
  expect(own).toMatch(/Map 1: Alpha.*too late.*Lost.*−₽1,000/);
  expect(screen.getAllByRole('link', { name: 'Polus – Voles' })[0]?.getAttribute('href')).toBe(
    '/en/Events/512-polus-oles',
  );
  expect((await axe(container)).violations).toEqual([]);
});

test('currencies are chosen one at a time, by address', async () => {
  await renderAccount(setting);
  const choice = screen.getByRole('navigation', { name: 'Currency' });
  expect(within(choice).getByRole('link', { name: 'EUR' }).getAttribute('href')).toBe(
    '/en/bet-book?currency=EUR',
  );
});

test('an empty book explains itself and offers its three ways', async () => {
  const { container } = await renderAccount({
    ...setting,
    loads: { betBook: readyWith(anEmptyBook) },
  });
  const card = screen.getByText(/^Nothing here yet/).closest('div') as HTMLElement;
  const ways = within(card).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/en/bet-book?view=add',
    '/en/Results',
    '/en/bet-book?view=file',
  ]);
  expect((await axe(container)).violations).toEqual([]);
});

test('a guest is asked to sign in and comes back to the form of the price', async () => {
  await renderAccount({
    ...setting,
    session: {},
    loads: {},
    address: '/bet-book?view=add&match=5',
  });
  const link = screen.getByRole('link', { name: 'Sign in' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
    '/en/bet-book?view=add&match=5',
  );
});

const adding = { ...setting, address: '/bet-book?view=add', loads: { betForm: readyWith(aForm) } };

test('a new bet is sent as it is written; what is missing is named first', async () => {
  const page = await renderAccount(adding);
  const type = (name: string, text: string) =>
    userEvent.type(screen.getByRole('textbox', { name }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Record' }));
  expect(screen.getAllByText('Required').length).toBeGreaterThanOrEqual(3);
  expect(page.ofType('betAdd/submitted')).toEqual([]);
  await type('Event', 'A – B');
  await type('Odds', '1,85');
  await type('Stake', '1 000');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'EUR');
  await userEvent.click(screen.getByRole('button', { name: 'Record' }));
  expect(page.ofType('betAdd/submitted')).toMatchObject([
    {
      request: {
        body: { event: 'A – B', odds: '1,85', stake: '1 000', currency: 'EUR', status: 'pending' },
        idempotencyKey: expect.any(String),
      },
    },
  ]);
  const details = { odds: 'must be decimal odds' };
  page.dispatch(addBetCommand.failed({ code: 'validation', message: 'No', details } as never));
  expect(screen.getAllByText(/must be decimal odds/).length).toBeGreaterThan(0);
  expect((screen.getByRole('textbox', { name: 'Event' }) as HTMLInputElement).value).toBe('A – B');
  expect((await axe(page.container)).violations).toEqual([]);
});

test('a recorded bet leads back to the book', async () => {
  const page = await renderAccount(adding);
  page.dispatch(addBetCommand.succeeded({ bet: anOwnBet() }, 0));
  expect(screen.getByLabelText('address').textContent).toBe('/en/bet-book');
});

const match = {
  id: 512,
  sport: 1,
  link: '512-polus-oles',
  name: 'Polus – Voles',
  startsAt: 1_795_290_000,
  isTimeKnown: true,
};
const linked = {
  ...aForm,
  match,
  fields: { ...aForm.fields, matchId: '512', oddType: 'ou.o:2.5', odds: '1.92' },
};

test('from a price the form names match and outcome, and the site settles it', async () => {
  const { container } = await renderAccount({ ...adding, loads: { betForm: readyWith(linked) } });
  expect(screen.getByRole('link', { name: 'Polus – Voles' })).toBeTruthy();
  expect(container.textContent).toContain('Over 2.5');
  expect(screen.queryByRole('textbox', { name: 'Event' })).toBeNull();
  expect((screen.getByRole('textbox', { name: 'Odds' }) as HTMLInputElement).value).toBe('1.92');
  expect(screen.getByRole('option', { name: 'Settled by the site (Open)' })).toBeTruthy();
});

test('a bet is changed and deleted at the version it was read', async () => {
  const form = { ...linked, bet: { id: 7, version: 3, status: 1 as const } };
  const page = await renderAccount({
    ...setting,
    address: '/bet-book?bet=7',
    loads: { betForm: readyWith(form) },
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'Stake' }), '5');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(page.ofType('betChange/submitted')).toMatchObject([
    { request: { segments: { id: 7 }, body: { version: 3, stake: '5', matchId: '512' } } },
  ]);
  page.dispatch(
    changeBetCommand.failed({ code: 'conflict', message: 'Changed meanwhile' } as never),
  );
  expect(screen.getByText('Changed meanwhile')).toBeTruthy();
  await userEvent.click(screen.getByText('Delete this bet'));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it' }));
  expect(page.ofType('betDelete/submitted')).toMatchObject([
    { request: { segments: { id: 7 }, body: { version: 3 } } },
  ]);
});

test('a file is checked before it is added, and its refused rows are explained', async () => {
  const page = await renderAccount({ ...setting, address: '/bet-book?view=file', loads: {} });
  const area = screen.getByRole('textbox', { name: 'Or paste rows here' });
  await userEvent.type(area, 'date,odds,stake');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  const body = { text: 'date,odds,stake', currency: 'USD' };
  expect(page.ofType('betFileCheck/submitted')).toMatchObject([
    { request: { body: { ...body, isPreview: true } } },
  ]);
  page.dispatch(
    checkFileCommand.succeeded(
      {
        added: 1,
        same: 1,
        refused: [{ line: 4, title: 'C – D', faults: { odds: 'is missing' } }],
        accepted: [
          {
            line: 2,
            title: 'A – B',
            placedAt: 1_795_262_400,
            odds: 1.9,
            stake: 1_000,
            currency: 'USD',
            isSame: false,
          },
          {
            line: 3,
            title: 'E – F',
            placedAt: 1_795_262_400,
            odds: 2,
            stake: 1_000,
            currency: 'USD',
            isSame: true,
          },
        ],
      },
      0,
    ),
  );
  expect(plain(screen.getByText(/Row 4/).textContent)).toBe('Row 4: C – D Odds: is missing');
  expect(screen.getByText('E – F (there already)')).toBeTruthy();
  expect((await axe(page.container)).violations).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 bet' }));
  expect(page.ofType('betImport/submitted')).toMatchObject([
    { request: { body: { ...body, isPreview: false } } },
  ]);
});

test('without scripts every form is a plain one, and what was refused is still there', async () => {
  const html = await serverPage({
    ...adding,
    address: '/bet-book?view=add&f-stake=12x&wrong=stake',
  });
  expect(html).toMatch(/<form[^>]*method="post"/);
  expect(html).toContain('value="12x"');
  expect(html).toContain('Check this field');
  const book = await serverPage(setting);
  expect(book).toMatch(/<form[^>]*method="post"[^>]*><button[^>]*"export"/);
});

test('the address of a view is read as it is written', () => {
  for (const address of [
    '/bet-book',
    '/bet-book?view=add',
    '/bet-book?bet=7',
    '/bet-book?status=won&sport=other&days=90&currency=EUR&page=3',
  ]) {
    const search = new URL(address, 'http://site').searchParams;
    expect(bookAddress(readBookView(search), 'ru')).toBe(address);
  }
  const odd = new URLSearchParams('view=x&bet=-1&status=x&days=31&currency=BTC&page=0');
  expect(bookAddress(readBookView(odd), 'ru')).toBe('/bet-book');
});

test('amounts have cents where there are any, those of an axis are short', () => {
  const text = (minor: number) => plain(amountText(minor, 'RUB', { locale: 'ru', isSigned: true }));
  expect([150_000, -1_050, 0].map(text)).toEqual(['+1 500 ₽', '−10,50 ₽', '0 ₽']);
  const t = (key: string, values?: object) => `${key.split('.').at(-1)} ${JSON.stringify(values)}`;
  const reader = { t: t as never, locale: 'en' as const };
  const axis = [850_000, -12_000_000, 150_000_000].map((minor) => axisText(minor, reader));
  expect(axis).toEqual(['8,500', 'thousands {"value":"−120"}', 'millions {"value":"1.5"}']);
});

test('requests ask for what the address names', () => {
  const search = new URLSearchParams('view=add&match=512&outcome=1x2.1&odds=1.9&bookmaker=Kappa');
  expect(formRequest(search)).toMatchObject({
    request: { query: { match: 512, odd_type: '1x2.1', odds: '1.9', bookmaker: 'Kappa' } },
  });
  expect(bookRequest(readBookView(new URLSearchParams('days=30')))).toMatchObject({
    request: { query: { days: 30 } },
  });
});
