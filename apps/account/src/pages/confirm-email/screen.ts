import { defineFeature } from '@tipmark/remote-kit';
import { authScreen } from '../../parts/auth-page/auth-screen.ts';
import { ConfirmEmailScreen } from './ConfirmEmailScreen.tsx';
import { confirmEmailLoad } from './confirm-email-load.ts';

/** `/confirm-email/{hash}`: the link in the email to a new address. */
export const confirmEmail = defineFeature({
  name: 'confirm-email',
  loads: [confirmEmailLoad],
  screens: [authScreen('confirmEmail', ConfirmEmailScreen)],
});
