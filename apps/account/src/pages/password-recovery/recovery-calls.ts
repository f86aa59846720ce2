import { recoverPassword, recoverPasswordLink, sendPassRecoveryMessage } from '@tipmark/contract';
import { createCommand, createLoad } from '@tipmark/remote-kit';

export const recoverPasswordLinkLoad = createLoad('recoverPasswordLink', {
  request: recoverPasswordLink,
  when: 'latest',
});
export const accountRecoveryCommand = createCommand('accountRecovery', {
  request: sendPassRecoveryMessage,
});
export const recoverPasswordCommand = createCommand('recoverPassword', {
  request: recoverPassword,
});
