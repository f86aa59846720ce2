import { defineRemote } from '@tipmark/remote-kit';
import { auth } from './auth/index.ts';
import { messages } from './messages.ts';
import { profile } from './profile/index.ts';

/** The one thing this remote exposes. */
export const remote = defineRemote({ name: 'account', features: [auth, profile], messages });
