import { type AccountSession, login, register, socialLogin } from '@tipmark/contract';
import { createCommand, signedIn } from '@tipmark/remote-kit';

type SignedIn = Omit<AccountSession, 'token'>;

/** The part of the reply the page adopts. */
function visitorOf(session: SignedIn) {
  const {
    subscription_expiration: subscriptionExpiration,
    countryCode: _,
    isNew: __,
    ...known
  } = session;
  return { ...known, subscriptionExpiration };
}

/** All forms that sign in; the token is a cookie hidden from scripts, and in no state. */
const signsIn = {
  resultOf: ({ token: _, ...session }: AccountSession): SignedIn => session,
  onSuccess: ({ result }: { readonly result: SignedIn }) => [signedIn(visitorOf(result))],
};

export const loginCommand = createCommand('login', { request: login, ...signsIn });
export const registerCommand = createCommand('register', { request: register, ...signsIn });
export const socialLoginCommand = createCommand('socialLogin', {
  request: socialLogin,
  ...signsIn,
});
