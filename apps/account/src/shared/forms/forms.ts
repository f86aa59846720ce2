import { lazyPart } from '@tipmark/remote-kit';

// One chunk for all of them: visitors of one form often open the next.
export const { Part: LazyLoginForm } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "forms" */ './LoginForm.tsx')).LoginForm,
}));
export const { Part: LazyRegisterForm } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "forms" */ './RegisterForm.tsx')).RegisterForm,
}));
export const { Part: LazySocialLoginForm } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "forms" */ './SocialLoginForm.tsx')).SocialLoginForm,
}));
export const { Part: LazyAccountRecoveryForm } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "forms" */ './AccountRecoveryForm.tsx'))
    .AccountRecoveryForm,
}));
export const { Part: LazyRevertEmailForm } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "forms" */ './RevertEmailForm.tsx')).RevertEmailForm,
}));
export const { Part: LazyRecoverPasswordForm } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "forms" */ './RecoverPasswordForm.tsx'))
    .RecoverPasswordForm,
}));
