import { defineScreen } from '@tipmark/remote-kit';
import { SandboxPaymentPage } from './SandboxPaymentPage.tsx';
import { decideCommand, sandboxPaymentLoad } from './sandbox-loads.ts';

export const loads = [sandboxPaymentLoad];
export const commands = [decideCommand];

/** `/sandbox-payment/{id}`: the page of the built-in acquirer, which takes no money. */
export const screen = defineScreen({
  route: 'sandboxPayment',
  loads: ({ params: { id = '' } }) => [
    sandboxPaymentLoad.requested({ segments: { paymentId: id } }),
  ],
  Component: SandboxPaymentPage,
  head: (_state, _visit, t) => ({
    title: t('premium.sandbox.title'),
    description: t('premium.sandbox.text'),
  }),
});
