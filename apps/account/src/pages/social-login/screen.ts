import { defineFeature } from '@tipmark/remote-kit';
import { authScreen } from '../../parts/auth-page/auth-screen.ts';
import { SocialLoginScreen } from './SocialLoginScreen.tsx';
import { socialLoginLinkLoad } from './social-login-load.ts';

/** `/social-login/{hash}`: where the sign-in of another site leads to. */
export const socialLogin = defineFeature({
  name: 'social-login',
  loads: [socialLoginLinkLoad],
  screens: [authScreen('socialLogin', SocialLoginScreen)],
});
