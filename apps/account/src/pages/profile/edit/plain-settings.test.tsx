import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderAccount } from '../../../testing/account-fixture.tsx';
import { loadProfileScreen } from '../lazy-profile-screen.ts';
import { loadNotes } from '../own/lazy-own-parts.ts';
import { aProfile, NOW_SECONDS, own } from '../profile-fixture.ts';
import { pageRequest } from '../profile-requests.ts';

beforeAll(() => Promise.all([loadProfileScreen(), loadNotes()]));

const profile = aProfile({ isOwn: true, own });

function open(query: string, loads: Record<string, object>) {
  const { key } = pageRequest(profile.url);
  return renderAccount({
    route: 'profile',
    pattern: '/profile/:userUrl',
    address: `/profile/${profile.url}?${query}`,
    loads: {
      pageProfile: { status: 'ready', key, dataKey: key, data: profile },
      ...Object.fromEntries(
        Object.entries(loads).map(([name, data]) => [name, { status: 'ready' as const, data }]),
      ),
    },
  });
}

/** What a browser without scripts sends of the form of a field, and where to. */
function formOf(label: string) {
  const form = screen.getByLabelText(label).closest('form');
  if (form === null) throw new Error(`${label} is in no form`);
  return {
    method: form.method,
    action: form.getAttribute('action'),
    hidden: Object.fromEntries(
      [...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].map((one) => [
        one.name,
        one.value,
      ]),
    ),
  };
}
const addressOf = (edit: string) => `/en/profile/${profile.url}?edit=${edit}`;

test.each([
  [false, 'connect'],
  [true, 'disconnect'],
])(
  'Telegram, connected: %p, has a form that works without scripts',
  async (isConnected, intent) => {
    await open('edit=telegram', { telegramConnection: { isConnected, isBotAvailable: true } });
    expect(formOf('Password')).toEqual({
      method: 'post',
      action: addressOf('telegram'),
      hidden: { intent },
    });
  },
);

test('two-step sign-in is turned off by a form that works without scripts', async () => {
  await open('edit=twoSteps', { accountTotp: { isOn: true, recoveryCodesLeft: 5 } });
  expect(formOf('Password')).toEqual({
    method: 'post',
    action: addressOf('twoSteps'),
    hidden: { intent: 'end' },
  });
});

const signIns = [
  { provider: 'google', title: 'Google', linkedAt: 0, email: '', isRemovable: false },
  { provider: 'vk', title: 'VK ID', linkedAt: NOW_SECONDS, email: 'a@vk.ru', isRemovable: true },
];

test('without scripts the button of a sign-in leads to the page with its form opened', async () => {
  const page = await open('edit=signIns', { accountSignIns: { signIns } });
  expect(screen.queryByLabelText('Password')).toBeNull();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Unlink' });
  expect([button.name, button.value, button.form?.method]).toEqual(['provider', 'vk', 'get']);
  expect(button.form?.querySelector('input')).toMatchObject({ name: 'edit', value: 'signIns' });
  page.unmount();
  for (const [provider, intent] of [
    ['google', 'link'],
    ['vk', 'unlink'],
  ] as const) {
    const opened = await open(`edit=signIns&provider=${provider}&wrong=password`, {
      accountSignIns: { signIns },
    });
    expect(formOf('Password')).toEqual({
      method: 'post',
      action: addressOf('signIns'),
      hidden: { intent, provider },
    });
    expect((await axe(opened.container)).violations).toEqual([]);
    opened.unmount();
  }
});
