import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAccount, serverPage } from '../../testing/account-fixture.tsx';
import { decideCommand, sandboxPaymentLoad } from './sandbox-loads.ts';

const NOW = 1_795_284_420;
const ID = '0b9f2f6e-5d1c-4c0a-9a53-0f6f1f7d9b11';
const { key } = sandboxPaymentLoad.requested({ segments: { paymentId: ID } });

const settingOf = (data: object, locale: 'ru' | 'en' = 'en') => ({
  route: 'sandboxPayment',
  pattern: '/sandbox-payment/:id',
  address: `/sandbox-payment/${ID}`,
  locale,
  loads: {
    sandboxPayment: {
      status: 'ready',
      key,
      dataKey: key,
      data,
      receivedAt: NOW,
    } as const,
  },
});
const payment = { amount: 2_490, currency: 'RUB', subscriptionType: 3, status: 'pending' };

test.each([
  ['approve', 'approved', 'Approve the payment', 'Paid. Premium is active.'],
  ['reject', 'rejected', 'Decline the payment', /Nothing was charged/],
] as const)(
  'a payment is decided by its buttons (%s), and they disappear',
  async (decision, status, name, text) => {
    const { container, ofType, dispatch } = await renderAccount(settingOf(payment));
    expect(screen.getByText(/2,490/)).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name }));
    const requested = decideCommand.submitted({
      segments: { paymentId: ID },
      body: { decision },
    });
    expect(ofType(requested.type)).toEqual([requested]);
    const result = { status, subscription_expiration: '' };
    dispatch(decideCommand.succeeded(result, NOW));
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /payment/ })).toBeNull();
  },
);

test('a decided payment has no buttons; those of a card change say what the card will do', async () => {
  const { unmount } = await renderAccount(settingOf({ ...payment, status: 'approved' }));
  expect(screen.getByText('Paid. Premium is active.')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
  unmount();
  await renderAccount(settingOf({ ...payment, amount: 0 }));
  expect(screen.getByRole('button', { name: 'Use a card the bank declines' })).toBeTruthy();
});

test('no text is missing in either language', async () => {
  for (const locale of ['ru', 'en'] as const) {
    expect(await serverPage(settingOf(payment, locale))).not.toContain('premium.sandbox');
  }
});
