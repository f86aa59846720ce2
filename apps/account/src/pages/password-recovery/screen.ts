import { defineFeature } from '@tipmark/remote-kit';
import { authScreen } from '../../parts/auth-page/auth-screen.ts';
import { AccountRecoveryScreen, RecoverPasswordScreen } from './RecoveryScreens.tsx';
import {
  accountRecoveryCommand,
  recoverPasswordCommand,
  recoverPasswordLinkLoad,
} from './recovery-calls.ts';

/** `/account-recovery` sends an email; its link leads to `/recover-password/{hash}`. */
export const passwordRecovery = defineFeature({
  name: 'password-recovery',
  loads: [recoverPasswordLinkLoad],
  commands: [accountRecoveryCommand, recoverPasswordCommand],
  screens: [
    authScreen('accountRecovery', AccountRecoveryScreen),
    authScreen('recoverPassword', RecoverPasswordScreen),
  ],
});
