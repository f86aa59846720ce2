import { defineRemote, lazyFeature } from '@tipmark/remote-kit';
import { auth } from './features/auth/screen.ts';
import { premium } from './features/premium/screen.ts';
import { profile } from './features/profile/screen.ts';
import { rating } from './features/rating/screen.ts';
import { messages } from './messages.ts';

/** The only module this remote exposes. */
export const remote = defineRemote({
  name: 'account',
  features: [
    auth,
    profile,
    rating,
    premium,
    lazyFeature(
      'sandbox-payment',
      'sandboxPayment',
      () => import(/* webpackChunkName: "premium" */ './features/sandbox-payment/screen.ts'),
    ),
    lazyFeature(
      'feedback',
      'feedback',
      () => import(/* webpackChunkName: "letters" */ './features/feedback/screen.ts'),
    ),
    lazyFeature(
      'notices',
      'notices',
      () => import(/* webpackChunkName: "letters" */ './features/notices/screen.ts'),
    ),
    lazyFeature(
      'unsubscribe',
      'unsubscribe',
      () => import(/* webpackChunkName: "letters" */ './features/unsubscribe/screen.ts'),
    ),
  ],
  messages,
});
