import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAccount } from '../../../../testing/account-fixture.tsx';

import { loadProfileScreen } from '../../lazy-profile-screen.ts';
import { loadNotes } from '../../own/lazy-own-parts.ts';
import { totpConfirmCommand, totpRenewCommand, totpStartCommand } from '../../profile-commands.ts';
import { aProfile, NOW_SECONDS, own } from '../../profile-fixture.ts';
import { pageRequest } from '../../profile-requests.ts';

beforeAll(() => Promise.all([loadProfileScreen(), loadNotes()]));

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const shown = {
  secret,
  uri: `otpauth://totp/Tipmark:ann?secret=${secret}`,
  qr: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
};

function open(state: { isOn: boolean; recoveryCodesLeft: number }, locale: 'ru' | 'en' = 'en') {
  const profile = aProfile({ isOwn: true, own });
  const { key } = pageRequest(profile.url);
  return renderAccount({
    route: 'profile',
    pattern: '/profile/:userUrl',
    address: `/profile/${profile.url}?edit=twoSteps`,
    locale,
    loads: {
      pageProfile: { status: 'ready', key, dataKey: key, data: profile },
      accountTotp: { status: 'ready', data: state },
      accountProof: {
        status: 'ready',
        data: {
          hasPassword: true,
          canMail: true,
          canSignInAgain: false,
          isFresh: false,
          needsCode: state.isOn,
        },
      },
    },
  });
}

const off = { isOn: false, recoveryCodesLeft: 0 };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const violationsOf = async (container: HTMLElement) =>
  (await axe(container)).violations.map(({ id, help }) => `${id}: ${help}`);

test('after the password the secret is shown as QR code, key and link; its first code is sent', async () => {
  const page = await open(off);
  await press('Turn on');
  expect(screen.getByText('Required')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Password'), 'three yellow tractors');
  await press('Turn on');
  expect(page.ofType('totpStart/submitted')).toMatchObject([
    { request: { body: { password: 'three yellow tractors' } } },
  ]);
  page.dispatch(totpStartCommand.succeeded(shown, NOW_SECONDS));
  const image = screen.getByRole('img', { name: 'QR code for an authenticator app' });
  expect(decodeURIComponent(image.getAttribute('src') ?? '')).toBe(
    `data:image/svg+xml,${shown.qr}`,
  );
  expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Open in an app/ }).getAttribute('href')).toBe(shown.uri);
  expect(await violationsOf(page.container)).toEqual([]);
  await userEvent.type(screen.getByLabelText('Code from the app'), '123456');
  await press('Confirm');
  expect(page.ofType('totpConfirm/submitted')).toMatchObject([
    { request: { body: { code: '123456' } } },
  ]);
});

test('recovery codes are shown and focused until the user confirms that they are saved', async () => {
  const page = await open(off, 'ru');
  page.dispatch(totpStartCommand.succeeded(shown, NOW_SECONDS));
  page.dispatch(
    totpConfirmCommand.succeeded({ recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] }, NOW_SECONDS),
  );
  const codes = screen.getByRole('list', { name: 'Коды восстановления' });
  expect(codes.textContent).toBe('aaaa-bbbbcccc-dddd');
  expect(document.activeElement?.textContent).toContain('Больше они не покажутся');
  expect(await violationsOf(page.container)).toEqual([]);
  await press('Коды сохранены');
  expect(screen.queryByText('aaaa-bbbb')).toBeNull();
  expect(screen.queryByRole('img', { name: /QR/ })).toBeNull();
});

test('new recovery codes require password and code, and are shown like the first ones', async () => {
  const page = await open({ isOn: true, recoveryCodesLeft: 1 });
  await press('New recovery codes');
  expect(screen.getByText('The previous recovery codes will stop working.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Password'), 'three yellow tractors');
  await userEvent.type(screen.getByLabelText('Code'), 'aaaa-bbbb');
  expect(await violationsOf(page.container)).toEqual([]);
  await press('Issue new codes');
  expect(page.ofType('totpRenew/submitted')).toMatchObject([
    { request: { body: { password: 'three yellow tractors', code: 'aaaa-bbbb' } } },
  ]);
  page.dispatch(totpRenewCommand.succeeded({ recoveryCodes: ['eeee-ffff'] }, NOW_SECONDS));
  expect(screen.getByRole('list', { name: 'Recovery codes' }).textContent).toBe('eeee-ffff');
  expect(document.activeElement?.textContent).not.toContain('Two-step sign-in is on');
  await press('I have saved them');
  expect(screen.queryByText('eeee-ffff')).toBeNull();
  expect(screen.getByRole('button', { name: 'Turn off' })).toBeTruthy();
});

test('the number of codes left is shown, and turning it off requires password and code', async () => {
  const page = await open({ isOn: true, recoveryCodesLeft: 1 });
  expect(screen.getByText('Two-step sign-in is on. 1 recovery code is left.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Password'), 'three yellow tractors');
  await press('Turn off');
  expect(page.ofType('totpEnd/submitted')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Code'), 'aaaa-bbbb');
  await press('Turn off');
  expect(page.ofType('totpEnd/submitted')).toMatchObject([
    { request: { body: { password: 'three yellow tractors', code: 'aaaa-bbbb' } } },
  ]);
  expect(await violationsOf(page.container)).toEqual([]);
});
