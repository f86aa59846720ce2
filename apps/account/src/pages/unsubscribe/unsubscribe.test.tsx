import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAccount, serverPage } from '../../testing/account-fixture.tsx';

const at = (address: string, load?: object) => ({
  route: 'unsubscribe',
  pattern: '/unsubscribe',
  address,
  ...(load && { loads: { unsubscribeOptions: load as never } }),
});
const data = { email: 'ann@post.example', activeTypes: [1, 5, 7] };
const ready = { status: 'ready', data };

test('the link from an email lists active types; the selected ones are turned off, with the reason', async () => {
  const page = await renderAccount(at('/unsubscribe?token=abc', ready));
  expect(page.ofType('unsubscribeOptions/requested')).toMatchObject([
    { request: { body: { options: [], token: 'abc' } } },
  ]);
  expect(screen.queryByRole('checkbox', { name: 'Payments and security' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Matches you follow' }));
  await userEvent.type(screen.getByLabelText('Why? (optional)'), 'Too many goals');
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(page.ofType('unsubscribe/submitted')).toMatchObject([
    { request: { body: { options: [5], explanation: 'Too many goals', token: 'abc' } } },
  ]);
});

test('“Everything” is sent as one option, and an empty selection is not sent', async () => {
  const page = await renderAccount(at('/unsubscribe?token=abc', ready));
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(page.ofType('unsubscribe/submitted')).toEqual([]);
  expect(screen.getByText('Choose at least one')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Everything' }));
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(page.ofType('unsubscribe/submitted')).toMatchObject([
    { request: { body: { options: [0] } } },
  ]);
});

test.each([
  ['no token and no session', at('/unsubscribe'), 'Sign in to choose what we send you.'],
  [
    'an expired link',
    at('/unsubscribe?token=abc', {
      status: 'failed',
      error: { status: 401, code: 'unauthorized', message: '' },
    }),
    'This link has expired. Sign in to choose what we send you.',
  ],
  [
    'nothing to turn off',
    at('/unsubscribe?token=abc', { status: 'ready', data: { ...data, activeTypes: [7] } }),
    'Everything that can be turned off is already off.',
  ],
])('%s: shows its text and has no accessibility violations', async (_what, setting, text) => {
  const { container } = await renderAccount(setting);
  expect(screen.getByText(text)).toBeTruthy();
  expect((await axe(container)).violations).toEqual([]);
});

describe('without scripts', () => {
  test('every type that can be turned off is offered', async () => {
    const html = await serverPage(at('/unsubscribe?token=abc&wrong=options'));
    const [, form = ''] = /<noscript>(.*)<\/noscript>/s.exec(html) ?? [];
    const names = [...form.matchAll(/<input type="checkbox"[^>]* name="(\w+)"/g)];
    expect(names.map(([, name]) => name)).toEqual(['all', '1', '2', '3', '4', '5', '6', '8', '9']);
    expect(form).toContain('Choose at least one');
    expect(form).toMatch(/<button[^>]*type="submit"/);
  });

  test('the page lists the types that are still on', async () => {
    await renderAccount(at('/unsubscribe?token=abc&on=1.7'));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'New tip by a capper you follow',
      'Payments and security',
    ]);
  });
});
