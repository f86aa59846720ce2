import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageProfile } from '@tipmark/contract';
import { aMatchTip } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { type AccountSetting, readyWith, renderAccount } from '../../testing/account-fixture.tsx';
import { loadProfileScreen } from './lazy-profile-screen.ts';
import { loadNotes } from './own/lazy-own-parts.ts';
import { resendConfirmationCommand } from './profile-commands.ts';
import { aProfile, aRecord, aUserTip, NOW_SECONDS, own } from './profile-fixture.ts';
import { pageRequest } from './profile-requests.ts';

beforeAll(() => Promise.all([loadProfileScreen(), loadNotes()]));

function show(profile: PageProfile, search = '', more: Partial<AccountSetting> = {}) {
  const { loads = {}, ...setting } = more;
  return renderAccount({
    route: 'profile',
    pattern: '/profile/:userUrl',
    address: `/profile/${profile.url}${search}`,
    loads: { pageProfile: readyWith(profile, pageRequest(profile.url).key), ...loads },
    ...setting,
  });
}

const tileOf = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).parentElement?.textContent;

test('the record is shown in tiles, with the number of tips behind it', async () => {
  const { container } = await show(aProfile());
  expect(tileOf('ROI')).toBe('ROI+8.2%±7.4%, t = 1.1, n = 39');
  expect(tileOf('Profit')).toBe('Profit+185 u.bank 1,185, +18.5%');
  expect(tileOf('Win rate')).toBe('Win rate56%22 of 39, 1 returned');
  expect(tileOf('Longest winning streak')).toContain('longest losing streak: 3');
  expect(tileOf('Tips')).toBe('Tips402 open, turnover 2,250');
  expect(screen.getByText(/the result cannot be distinguished from luck yet/)).toBeTruthy();
  expect(screen.getByText('4.7')).toBeTruthy();
  expect((await axe(container)).violations).toEqual([]);
});

test('a row with too few tips has no percentage', async () => {
  await show(aProfile());
  const markets = within(screen.getByRole('table', { name: 'By market' }));
  expect(markets.getByRole('row', { name: /Handicaps/ }).textContent).toContain('+8.2%');
  const few = markets.getByRole('row', { name: /Totals/ }).textContent;
  expect(few).toContain('too few');
  expect(few).not.toContain('88.8');
  expect(screen.getByRole('row', { name: /1.60–1.99/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /3.00 and above/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /November 2026/ })).toBeTruthy();
});

test('the chart of the bank shows a reset, with the record before it', async () => {
  const resets = [
    {
      at: NOW_SECONDS - 130 * 86_400,
      tips: 88,
      roi: -4,
      bankroll: 910,
      balances: [[NOW_SECONDS - 150 * 86_400, 910] as [number, number]],
    },
  ];
  const profile = aProfile({ statistics: aRecord({ resets }) });
  await show(profile);
  expect(screen.getAllByText(/^reset /).length).toBeGreaterThan(0);
  expect(screen.getByText(/Reset on .*; before that n = 88, ROI −4.0%/)).toBeTruthy();
  expect(screen.getByRole('slider').getAttribute('aria-valuemax')).toBe('2');
});

test('the last thirty days contain only what was settled in them', async () => {
  await show(aProfile(), '?period=30');
  expect(screen.getByRole('slider').getAttribute('aria-valuemax')).toBe('1');
  expect(screen.queryAllByText(/^reset /)).toEqual([]);
});

test('a tip shows its price, the closing price, the result and the ledger entry', async () => {
  await show(aProfile(), '', { locale: 'ru' });
  const row = screen.getByText('Ladoga – Kedr').closest('li')?.textContent ?? '';
  for (const text of ['1.95', '1.79', 'Выиграл', '+28,5', 'abcdef01']) expect(row).toContain(text);
  expect(screen.getByText('Ladoga – Kedr').closest('a')?.getAttribute('href')).toMatch(
    /^\/Events\//,
  );
});

const openTip = () =>
  aUserTip(
    { result: 0, profit: null, clvPercent: null, closingOdds: null, odds: 2.1, stake: 3 },
    { startsAt: NOW_SECONDS + 3_600 },
  );
const withTip = (tip = openTip(), known: Partial<PageProfile> = {}) =>
  aProfile({ tips: { tips: [tip], delayed: [], count: 1, lastTipId: null }, ...known });

test('a tip on an open match leads to the tip form with its outcome, stake and price', async () => {
  const { container } = await show(withTip(), '', { served: ['events'] });
  const repeat = screen.getByRole('link', { name: /^Copy the tip: .*3% of the bank/ });
  const { pathname, searchParams } = new URL(String(repeat.getAttribute('href')), 'http://x.y');
  expect(pathname).toMatch(/^\/en\/Events\//);
  expect(Object.fromEntries(searchParams)).toEqual({
    tip: openTip().tip.odd_type,
    stake: '3',
    odds: '2.1',
  });
  expect((await axe(container)).violations).toEqual([]);
});

test('one’s own tips and those on matches that have begun are not repeated', async () => {
  const served = { served: ['events'] };
  const { unmount } = await show(withTip(openTip(), { isOwn: true, own }), '', served);
  expect(screen.queryByRole('link', { name: /^Copy the tip/ })).toBeNull();
  unmount();
  await show(aProfile(), '', served);
  expect(screen.queryByRole('link', { name: /^Copy the tip/ })).toBeNull();
});

test('badges are written with their rules, and so are open tips and the language of texts', async () => {
  await show(aProfile({ statistics: aRecord({ badges: [1, 202_610] }) }));
  const rules = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rules).toContain('No. 1 · Oct 2026: largest profit in October 2026, at least 20 tips');
  expect(rules).toContain('CLV above 0: mean of 90 days, with room for luck, at least 100 tips');
  expect(rules).toContainEqual(expect.stringMatching(/^Badges are computed from the ledger/));
  expect(screen.getByText('Tips open to everybody: 75%, hidden until the start: 25%')).toBeTruthy();
  expect(screen.getByText('Texts in English')).toBeTruthy();
});

test('the code of a card names this site; a hidden record has none', async () => {
  const { unmount } = await show(aProfile({ name: 'A "B"' }));
  await userEvent.click(screen.getByText('Card for your own site'));
  const code = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Code of the card',
  });
  expect(code.value).toBe(
    '<iframe src="http://localhost/en/embed/capper/anton" title="A &quot;B&quot;: tips on Tipmark" width="320" height="240" loading="lazy" frameborder="0"></iframe>',
  );
  unmount();
  await show(aProfile({ isPrivateStats: true, isOwn: true, own }));
  expect(screen.queryByText('Card for your own site')).toBeNull();
});

test('a tip has no link where no remote serves its match', async () => {
  await show(aProfile(), '', { served: [] });
  expect(screen.getByText('Ladoga – Kedr').closest('[href]')).toBeNull();
});

const bell = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the bell leads to the email settings of the visitor; a guest signs in first', async () => {
  const profile = aProfile();
  const guest = await show(profile);
  expect(bell('Emails about tips by cappers you follow')).toBe(
    `/en/login?next=${encodeURIComponent(`/en/profile/${profile.url}?edit=notifications`)}`,
  );
  guest.unmount();
  const visitor = await show(profile, '', { session: { isSignedIn: true, url: 'olga' } });
  expect(bell('Emails about tips by cappers you follow')).toBe(
    '/en/profile/olga?edit=notifications',
  );
  visitor.unmount();
  await show(aProfile({ isOwn: true, own }), '', {
    session: { isSignedIn: true, url: profile.url },
  });
  expect(bell('Email and message settings')).toBe(`/en/profile/${profile.url}?edit=notifications`);
});

test('a profile is shared by its plain address', async () => {
  const { url } = aProfile();
  const page = await show(aProfile(), '?period=30&view=table');
  const user = userEvent.setup();
  const copied: string[] = [];
  navigator.clipboard.writeText = async (text) => void copied.push(text);
  await user.click(screen.getByRole('button', { name: 'Share the profile' }));
  await waitFor(() => expect(page.ofType('host/notify')).toHaveLength(1));
  expect(JSON.stringify(page.ofType('host/notify'))).toContain('Link to the profile copied');
  expect(copied).toEqual([`${location.origin}/en/profile/${url}`]);
});

test('a tip delayed until kick-off shows only its ledger entry until then', async () => {
  const delayed = [
    {
      author: aMatchTip().author,
      createdAt: 1,
      startsAt: NOW_SECONDS,
      seq: 77,
      hash: 'f'.repeat(64),
    },
  ];
  await show(aProfile({ tips: { tips: [], delayed, count: 0, lastTipId: null } }));
  expect(screen.getByText(/Ledger entry 77/)).toBeTruthy();
});

test('a hidden record is marked as hidden, and none of it is shown', async () => {
  const { container } = await show(
    aProfile({
      statistics: null,
      isPrivateStats: true,
      tipCounts: [],
      tips: { tips: [], count: 0, lastTipId: null },
    }),
  );
  expect(screen.getByText(/hides their record and tips/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Verify in this browser' })).toBeNull();
  expect((await axe(container)).violations).toEqual([]);
});

test('a blocked user has a notice in place of a record', async () => {
  await show(aProfile({ isBlocked: true, statistics: null, description: '' }));
  expect(screen.getByText(/This account is blocked/)).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a newcomer sees empty states, and what the rating still requires', async () => {
  const record = aRecord({
    roi: null,
    roiError: null,
    tipsWon: 0,
    tipsLost: 0,
    tipsReturned: 0,
    clv: null,
    ratingPosition: null,
    ratingTipsLeft: 30,
    ratingDaysLeft: 14,
    bankrollMovements: [],
    tipStats: { sports: [], categories: [], oddsBands: [], leagues: [], months: [] },
  });
  const tips = { tips: [], count: 0, lastTipId: null };
  await show(aProfile({ statistics: record, isOwn: true, own, tipCounts: [], tips }));
  expect(screen.getByText('No tips yet')).toBeTruthy();
  expect(screen.getByText(/the chart starts with the first/)).toBeTruthy();
  expect(screen.getByText('Still needed: 30 tips and 14 days.')).toBeTruthy();
  expect(tileOf('ROI')).toBe('ROI–no settled tips');
});

test('other tips that could not be loaded can be requested again', async () => {
  const tips = {
    status: 'failed' as const,
    key: 'x',
    error: { status: 503, code: 'unavailable' as const, message: 'Later' },
  };
  const page = await show(aProfile(), '?state=settled', { loads: { profileTips: tips } });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(page.ofType('profileTips/requested')).toMatchObject([
    { request: { segments: { userUrl: 'anton' }, query: { state: 'settled' } } },
  ]);
});

test('an owner with an unconfirmed email can have the message sent again', async () => {
  const page = await show(aProfile({ isOwn: true, own }));
  await userEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
  expect(page.ofType('resendConfirmation/submitted')).toMatchObject([{ request: {} }]);
  page.dispatch(resendConfirmationCommand.succeeded({}, NOW_SECONDS));
  expect(screen.getByText('The email is on its way.')).toBeTruthy();
});

test('a reset requires typing the name; the record can be hidden beside it', async () => {
  const page = await show(aProfile({ isOwn: true, own }), '?edit=privacy');
  const button = await screen.findByRole('button', { name: 'Reset record' });
  expect(button.hasAttribute('disabled')).toBe(true);
  await userEvent.type(screen.getByLabelText(/Type your name/), 'Anton');
  await userEvent.click(button);
  expect(page.ofType('changePageProfile/submitted')).toMatchObject([
    { request: { segments: { userUrl: 'anton' }, body: { is_reset: true } } },
  ]);
  await userEvent.click(screen.getByRole('switch', { name: 'Hide my record and tips' }));
  expect(page.ofType('changePageProfile/submitted')[1]).toMatchObject({
    request: { body: { is_privacy: true, is_privacy_enabled: true } },
  });
});

const delaySwitch = { name: 'Show tips to subscribers only until kick-off' };

test('a premium capper can show tips to subscribers only until kick-off', async () => {
  const statistics = aRecord({ isPremiumCapper: true });
  const page = await show(aProfile({ isOwn: true, own, statistics }), '?edit=privacy');
  await userEvent.click(await screen.findByRole('switch', delaySwitch));
  expect(page.ofType('changePageProfile/submitted')).toMatchObject([
    { request: { body: { is_delay: true, is_delay_enabled: true } } },
  ]);
});

test('other cappers are not offered the delay', async () => {
  await show(aProfile({ isOwn: true, own }), '?edit=privacy');
  await screen.findByRole('switch', { name: 'Hide my record and tips' });
  expect(screen.queryByRole('switch', delaySwitch)).toBeNull();
});

test('within ninety days of a reset, the date of the next one replaces the button', async () => {
  const waiting = { ...own, canResetAt: NOW_SECONDS + 86_400 };
  await show(aProfile({ isOwn: true, own: waiting }), '?edit=privacy');
  expect(await screen.findByText(/You can reset it again from 22 Nov 2026/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reset record' })).toBeNull();
});

test('the profile of another user cannot be edited', async () => {
  await show(aProfile(), '?edit=description');
  expect(screen.getByText('You can only edit your own profile.')).toBeTruthy();
  expect(screen.queryByLabelText('About you')).toBeNull();
});

test('followers are listed with their records and a link to the next page', async () => {
  const person = { position: null, label: null, badges: [], isFollowedByAccount: false };
  const users = [
    { ...person, name: 'Maria', url: 'maria', roiPercent: -2.4, countOfTips: 212 },
    { ...person, name: 'Boris', url: 'boris', roiPercent: 107.5, countOfTips: 3 },
    { ...person, name: 'Olga', url: 'olga', roiPercent: null, countOfTips: null },
  ];
  const loads = { followers: readyWith({ users, count: 31, nextPageNumber: 2 }) };
  await show(aProfile(), '?tab=followers', { loads });
  expect(screen.getByRole('link', { name: 'Maria' }).getAttribute('href')).toBe(
    '/en/profile/maria',
  );
  const rowOf = (name: string) => screen.getByRole('link', { name }).closest('li')?.textContent;
  expect(rowOf('Maria')).toContain('ROI −2.4%, n = 212');
  expect(rowOf('Boris')).not.toContain('107');
  expect(rowOf('Olga')).toContain('No results yet');
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
    '/en/profile/anton?tab=followers&page=2',
  );
});
