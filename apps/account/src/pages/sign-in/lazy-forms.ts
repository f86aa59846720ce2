import { lazyPart } from '@tipmark/remote-kit';

// One chunk for the forms of all pages about signing in: visitors of one often open the next.
export const { Part: LazyLoginForm } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "forms" */ './LoginForm.tsx')).LoginForm,
}));
export const { Part: LazyRegisterForm } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "forms" */ './RegisterForm.tsx')).RegisterForm,
}));
