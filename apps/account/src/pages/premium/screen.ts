import { defineFeature, defineScreen, lazyPart, optionalLoad } from '@tipmark/remote-kit';
import { premiumRequest } from './payment-return.ts';
import {
  loginLinkCommand,
  pagePremiumLoad,
  payCardCommand,
  previewLoad,
  receiptsLoad,
  subscriptionCommand,
} from './premium-loads.ts';
import { premiumMessages } from './premium-messages.ts';

const { Part, loadPart } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "premium" */ './PremiumPage.tsx')).PremiumPage,
}));

export const loadPremium = loadPart;

/**
 * `/premium`: what a subscription includes and costs, the trial, and the visitor's subscription.
 */
export const premium = defineFeature({
  name: 'premium',
  messages: premiumMessages,
  loads: [pagePremiumLoad, previewLoad, receiptsLoad],
  commands: [subscriptionCommand, payCardCommand, loginLinkCommand],
  screens: [
    defineScreen({
      route: 'premium',
      loads: ({ search }) => [
        pagePremiumLoad.requested(premiumRequest(search)),
        optionalLoad(previewLoad.requested({})),
        ...(search.has('receipts') ? [optionalLoad(receiptsLoad.requested({}))] : []),
      ],
      Component: Part,
      code: loadPart,
      head: (_state, _visit, t) => ({
        title: t('premium.title'),
        description: t('premium.description'),
      }),
    }),
  ],
});
