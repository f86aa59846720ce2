import {
  type AccountSession,
  login,
  recoverPassword,
  register,
  sendPassRecoveryMessage,
} from '@tipmark/contract';
import { createCommand, signedIn } from '@tipmark/remote-kit';

type SignedIn = Omit<AccountSession, 'token'>;

/** What the page takes over of the answer. */
function visitorOf(session: SignedIn) {
  const {
    subscription_expiration: subscriptionExpiration,
    countryCode: _,
    isNew: __,
    ...known
  } = session;
  return { ...known, subscriptionExpiration };
}

/** Both forms that sign in; the token is a cookie that scripts cannot read, and in no state. */
const signsIn = {
  resultOf: ({ token: _, ...session }: AccountSession): SignedIn => session,
  onSuccess: ({ result }: { readonly result: SignedIn }) => [signedIn(visitorOf(result))],
};

export const loginCommand = createCommand('login', { request: login, ...signsIn });
export const registerCommand = createCommand('register', { request: register, ...signsIn });
export const accountRecoveryCommand = createCommand('accountRecovery', {
  request: sendPassRecoveryMessage,
});
export const recoverPasswordCommand = createCommand('recoverPassword', {
  request: recoverPassword,
});
