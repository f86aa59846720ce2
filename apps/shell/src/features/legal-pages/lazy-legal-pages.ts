import { lazyPart } from '@tipmark/remote-kit';

const load = () => import(/* webpackChunkName: "legal" */ './LegalPage.tsx');

/** Long texts, read by few: a chunk of their own. */
export const privacyPolicyPart = lazyPart(async () => ({
  default: (await load()).PrivacyPolicyPage,
}));
export const userAgreementPart = lazyPart(async () => ({
  default: (await load()).UserAgreementPage,
}));
