import { lazyPart } from '@tipmark/remote-kit';
import type { AccountLinkProps } from './AccountLink.tsx';

// Only signed-in visitors load these.
const load = () => import(/* webpackChunkName: "signed-in" */ './signed-in.ts');

export const { Part: LazySignedInMenu } = lazyPart<AccountLinkProps>(async () => ({
  default: (await load()).SignedInMenu,
}));

export const { Part: LazySignOut } = lazyPart(async () => ({
  default: (await load()).SignOutButton,
}));
