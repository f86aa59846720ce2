import { defineRemote } from '@tipmark/remote-kit';
import { auth } from './features/auth/screen.ts';
import { premium } from './features/premium/screen.ts';
import { profile } from './features/profile/screen.ts';
import { rating } from './features/rating/screen.ts';
import { messages } from './messages.ts';

/** The one thing this remote exposes. */
export const remote = defineRemote({
  name: 'account',
  features: [auth, profile, rating, premium],
  messages,
});
