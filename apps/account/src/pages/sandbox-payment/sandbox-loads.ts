import { decideSandboxPayment, sandboxPayment } from '@tipmark/contract';
import { createCommand, createLoad, signedIn } from '@tipmark/remote-kit';

export const sandboxPaymentLoad = createLoad('sandboxPayment', {
  request: sandboxPayment,
  when: 'latest',
});

/** The payer's decision; the header shows the subscription at once. */
export const decideCommand = createCommand('decideSandboxPayment', {
  request: decideSandboxPayment,
  onSuccess: ({ result, state: { session } }) => [
    signedIn({
      name: session.name,
      url: session.url,
      subscriptionExpiration: result.subscription_expiration,
    }),
  ],
});
