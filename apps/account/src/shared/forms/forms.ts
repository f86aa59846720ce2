import { lazyPart } from '@tipmark/remote-kit';

// One chunk for all of them: who meets one form often meets the next.
export const { Part: LazyLoginForm } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "forms" */ './LoginForm.tsx')).LoginForm,
}));
export const { Part: LazyRegisterForm } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "forms" */ './RegisterForm.tsx')).RegisterForm,
}));
export const { Part: LazyAccountRecoveryForm } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "forms" */ './AccountRecoveryForm.tsx'))
    .AccountRecoveryForm,
}));
export const { Part: LazyRecoverPasswordForm } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "forms" */ './RecoverPasswordForm.tsx'))
    .RecoverPasswordForm,
}));
