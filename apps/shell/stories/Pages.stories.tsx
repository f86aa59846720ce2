import { pageStage, pageStates } from '@tipmark/match-features/testing/pages';
import { calmSite, troubledSite } from '../src/features/site-status/site-status-fixture.ts';
import { remotesStatus } from '../src/features/status-remotes/remotes-status-fixture.ts';
import { layoutMessages } from '../src/layout/layout-messages.ts';
import { shellPages } from '../src/start/shell-pages.ts';

/** Pages of the shell itself: texts and settings, which load nothing, and its own state. */
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
export const DisplayFull = { args: { address: '/display' } };
export const DevelopersFull = { args: { address: '/developers' } };
export const DevelopersWidget = {
  args: { address: '/developers?page=/Tournaments/7-premier-league&show=table&rows=8' },
};
export const TimeZoneFull = { args: { address: '/time-zone' } };

const siteStatus = pageStates(
  { address: '/status' },
  { statusOfSite: calmSite },
  { statusOfSite: { ...calmSite, areas: calmSite.areas.slice(0, 1) } },
);
export const SiteStatusFull = siteStatus.full;
export const SiteStatusEmpty = siteStatus.empty;
export const SiteStatusLoading = siteStatus.loading;
export const SiteStatusFailed = siteStatus.failed;
export const SiteStatusTroubled = pageStates(
  { address: '/status' },
  { statusOfSite: troubledSite },
  { statusOfSite: troubledSite },
).full;

const status = pageStates(
  { address: '/status/remotes' },
  { statusRemotes: remotesStatus },
  { statusRemotes: { ...remotesStatus, remotes: [], history: [] } },
);
export const StatusRemotesFull = status.full;
export const StatusRemotesEmpty = status.empty;
export const StatusRemotesLoading = status.loading;
export const StatusRemotesFailed = status.failed;
