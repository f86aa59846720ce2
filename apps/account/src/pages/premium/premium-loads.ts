import {
  changePayCard,
  changeSubscription,
  pagePremium,
  premiumPreview,
  premiumReceipts,
  sendPayProGlobalLoginLink,
} from '@tipmark/contract';
import { createCommand, createLoad, signedIn } from '@tipmark/remote-kit';

export const pagePremiumLoad = createLoad('pagePremium', { request: pagePremium, when: 'latest' });

/** Prices that everybody sees later. */
export const previewLoad = createLoad('premiumPreview', {
  request: premiumPreview,
  when: 'latest',
});

/** Requested by a click. */
export const receiptsLoad = createLoad('premiumReceipts', {
  request: premiumReceipts,
  when: 'latest',
});

/** The trial, the end of renewal, a plan: the header and the page are updated at once. */
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

export const payCardCommand = createCommand('changePayCard', { request: changePayCard });

/** PayPro Global mails its customer a link to its own pages, where the card is changed. */
export const loginLinkCommand = createCommand('sendPayProGlobalLoginLink', {
  request: sendPayProGlobalLoginLink,
});
