import { changeSubscription, pagePremium } from '@tipmark/contract';
import { createCommand, createLoad, signedIn } from '@tipmark/remote-kit';

export const pagePremiumLoad = createLoad('pagePremium', { request: pagePremium, when: 'latest' });

/** The trial, the end of renewal, a plan: the header and the page know of it at once. */
export const subscriptionCommand = createCommand('changeSubscription', {
  request: changeSubscription,
  onSuccess: ({ result, state: { session } }) => [
    signedIn({
      name: session.name,
      url: session.url,
      subscriptionExpiration: result.subscription_expiration,
    }),
    pagePremiumLoad.requested({}),
  ],
});
