import { defineFeature, lazyPart } from '@tipmark/remote-kit';
import { textScreen } from '../../shared/text-screen.ts';

/** Long texts, read by few: a chunk of their own. */
const load = () => import(/* webpackChunkName: "legal" */ './LegalPage.tsx');

const privacyPolicy = lazyPart(async () => ({ default: (await load()).PrivacyPolicyPage }));
const userAgreement = lazyPart(async () => ({ default: (await load()).UserAgreementPage }));

export const legalPages = defineFeature({
  name: 'legalPages',
  screens: [textScreen('privacyPolicy', privacyPolicy), textScreen('userAgreement', userAgreement)],
});
