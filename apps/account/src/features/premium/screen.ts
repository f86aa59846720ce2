import { defineFeature, defineScreen, lazyPart } from '@tipmark/remote-kit';
import { pagePremiumLoad, subscriptionCommand } from './premium-loads.ts';

const { Part, bring } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "premium" */ './PremiumPage.tsx')).PremiumPage,
}));

export const bringPremium = bring;

/** `/premium`: what a subscription gives and costs, the trial, and one's own subscription. */
export const premium = defineFeature({
  name: 'premium',
  loads: [pagePremiumLoad],
  commands: [subscriptionCommand],
  screens: [
    defineScreen({
      route: 'premium',
      loads: () => [pagePremiumLoad.requested({})],
      Component: Part,
      code: bring,
      head: (_state, _visit, t) => ({
        title: t('premium.title'),
        description: t('premium.description'),
      }),
    }),
  ],
});
