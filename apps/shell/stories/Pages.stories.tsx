import { pageStage } from '@tipmark/match-features/testing/pages';
import { layoutMessages } from '../src/layout/layout-messages.ts';
import { shellPages } from '../src/start/shell-pages.ts';

/** Pages of the shell itself: texts and settings, which load nothing. */
export default {
  title: 'shell/Pages',
  component: pageStage(shellPages, {
    ru: { layout: layoutMessages.ru },
    en: { layout: layoutMessages.en },
  }),
};

export const AboutUsFull = { args: { address: '/about-us' } };
export const PrivacyPolicyFull = { args: { address: '/privacy-policy' } };
export const UserAgreementFull = { args: { address: '/UserAgreement' } };
export const ResponsiblePlayFull = { args: { address: '/responsible-play' } };
export const TimeZoneFull = { args: { address: '/time-zone' } };
