import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderAccount } from '../../testing/account-fixture.tsx';

const confirm = {
  route: 'confirmEmail',
  pattern: '/confirm-email/:hash',
  address: '/confirm-email/abc',
};

test('the link from an email is checked once the page is mounted', async () => {
  const page = await renderAccount(confirm);
  expect(page.ofType('confirmEmail/requested')).toMatchObject([
    { request: { segments: { hash: 'abc' } } },
  ]);
});

test('the confirmation page links back to the page before registration, but not to another site', async () => {
  const loads = { confirmEmail: { status: 'ready' as const, data: { isConfirmed: true } } };
  const address = `${confirm.address}?next=${encodeURIComponent('/Events/5-a-b')}`;
  const first = await renderAccount({ ...confirm, locale: 'ru', loads, address });
  expect(
    screen.getByRole('link', { name: 'Вернуться на страницу, с которой вы пришли' }),
  ).toHaveProperty('pathname', '/Events/5-a-b');
  first.unmount();
  await renderAccount({ ...confirm, loads, address: `${confirm.address}?next=//evil.example` });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/login');
});

const gone = { status: 404, code: 'not_found' as const, message: 'Not found' };

test.each([
  ['a link being checked', { status: 'loading' as const }, 'Checking the link…'],
  [
    'a confirmed email',
    { status: 'ready' as const, data: { isConfirmed: true } },
    'Your email address is confirmed.',
  ],
  [
    'a used link',
    { status: 'failed' as const, error: gone },
    'This link no longer works. It has expired or was already used. Request a new one.',
  ],
])('%s: shows its text and has no accessibility violations', async (_, confirmEmail, text) => {
  const { container } = await renderAccount({ ...confirm, loads: { confirmEmail } });
  expect(screen.getByText(text)).toBeTruthy();
  expect((await axe(container)).violations).toEqual([]);
});
