import { defineFeature } from '@tipmark/remote-kit';
import { authScreen } from '../../parts/auth-page/auth-screen.ts';
import { RevertEmailScreen } from './RevertEmailScreen.tsx';
import { revertEmailCommand } from './revert-email-command.ts';

/** `/revert-email/{hash}`: the link in the email about a changed address. */
export const revertEmail = defineFeature({
  name: 'revert-email',
  commands: [revertEmailCommand],
  screens: [authScreen('revertEmail', RevertEmailScreen)],
});
