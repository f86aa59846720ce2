import { accountDelete, accountDeleteSchemas } from './account/account-delete.ts';
import { accountExport, accountExportSchemas } from './account/account-export.ts';
import { accountReauth, accountReauthSchemas } from './account/account-reauth.ts';
import {
  accountSessions,
  accountSessionsSchemas,
  endAccountSessions,
  endAccountSessionsSchemas,
} from './account/account-sessions.ts';
import {
  accountTotp,
  accountTotpSchemas,
  confirmAccountTotp,
  confirmAccountTotpSchemas,
  endAccountTotp,
  endAccountTotpSchemas,
  renewRecoveryCodes,
  renewRecoveryCodesSchemas,
  startAccountTotp,
  startAccountTotpSchemas,
} from './account/account-totp.ts';
import { changeDescription, changeDescriptionSchemas } from './account/change-description.ts';
import { changeEmail, changeEmailSchemas } from './account/change-email.ts';
import { changePageProfile, changePageProfileSchemas } from './account/change-page-profile.ts';
import {
  changePageProfileNotification,
  changePageProfileNotificationSchemas,
} from './account/change-page-profile-notification.ts';
import { changePassword, changePasswordSchemas } from './account/change-password.ts';
import { changeTelegram, changeTelegramSchemas } from './account/change-telegram.ts';
import { changeUserName, changeUserNameSchemas } from './account/change-user-name.ts';
import { confirmEmail, confirmEmailSchemas } from './account/confirm-email.ts';
import { follow, followSchemas } from './account/follow.ts';
import { followers, followersSchemas } from './account/followers.ts';
import { login, loginSchemas } from './account/login.ts';
import { logout, logoutSchemas } from './account/logout.ts';
import { pageProfile, pageProfileSchemas } from './account/page-profile.ts';
import {
  pageProfileNotifications,
  pageProfileNotificationsSchemas,
} from './account/page-profile-notifications.ts';
import { recoverPassword, recoverPasswordSchemas } from './account/recover-password.ts';
import {
  recoverPasswordLink,
  recoverPasswordLinkSchemas,
} from './account/recover-password-link.ts';
import { register, registerSchemas } from './account/register.ts';
import {
  resendEmailConfirmationMessage,
  resendEmailConfirmationMessageSchemas,
} from './account/resend-email-confirmation-message.ts';
import {
  sendPassRecoveryMessage,
  sendPassRecoveryMessageSchemas,
} from './account/send-pass-recovery-message.ts';
import { unsubscribe, unsubscribeSchemas } from './account/unsubscribe.ts';
import { unsubscribeAtOnce, unsubscribeAtOnceSchemas } from './account/unsubscribe-at-once.ts';
import { userInfo, userInfoSchemas } from './account/user-info.ts';
import { verifyEmail, verifyEmailSchemas } from './account/verify-email.ts';
import { verifyUserName, verifyUserNameSchemas } from './account/verify-user-name.ts';
import { complete } from './complete-endpoint.ts';
import { pageContestRules, pageContestRulesSchemas } from './contests/page-contest-rules.ts';
import type { EndpointDefinition, EndpointSchemas } from './endpoint.ts';
import { feedRecords, feedRecordsSchemas } from './feed/feed-records.ts';
import { hockeyEndpoints } from './hockey/hockey-endpoints.ts';
import { ledgerChainFrom, ledgerChainFromSchemas } from './ledger/ledger-chain-from.ts';
import { ledgerHeadOfDay, ledgerHeadOfDaySchemas } from './ledger/ledger-head-of-day.ts';
import { ledgerOfUser, ledgerOfUserSchemas } from './ledger/ledger-of-user.ts';
import { statistics, statisticsSchemas } from './metrics/statistics.ts';
import { notificationEndpoints } from './notifications/notification-endpoints.ts';
import { pageEmpty, pageEmptySchemas } from './pages/page-empty.ts';
import { siteMap, siteMapPart, siteMapPartSchemas, siteMapSchemas } from './pages/site-map.ts';
import { timezone, timezoneSchemas } from './pages/timezone.ts';
import { personalEndpoints } from './personal-endpoints.ts';
import { pageUsersRating, pageUsersRatingSchemas } from './rating/page-users-rating.ts';
import { scannerEndpoints } from './scanner/scanner-endpoints.ts';
import { searchEndpoints } from './search-users-tips/search-endpoints.ts';
import {
  soccerEventMatches,
  soccerEventMatchesSchemas,
} from './soccer/events/soccer-event-matches.ts';
import {
  soccerEventOddsHistory,
  soccerEventOddsHistorySchemas,
} from './soccer/events/soccer-event-odds-history.ts';
import { soccerEventPage, soccerEventPageSchemas } from './soccer/events/soccer-event-page.ts';
import {
  soccerEventReferee,
  soccerEventRefereeSchemas,
} from './soccer/events/soccer-event-referee.ts';
import {
  soccerEventSquads,
  soccerEventSquadsSchemas,
} from './soccer/events/soccer-event-squads.ts';
import {
  soccerEventSummary,
  soccerEventSummarySchemas,
} from './soccer/events/soccer-event-summary.ts';
import { soccerEventTable, soccerEventTableSchemas } from './soccer/events/soccer-event-table.ts';
import {
  soccerEventTrends,
  soccerEventTrendsSchemas,
} from './soccer/events/soccer-event-trends.ts';
import { pageSoccerLeague, pageSoccerLeagueSchemas } from './soccer/leagues/page-soccer-league.ts';
import {
  pageSoccerLeagues,
  pageSoccerLeaguesSchemas,
} from './soccer/leagues/page-soccer-leagues.ts';
import {
  soccerLeagueMatches,
  soccerLeagueMatchesSchemas,
} from './soccer/leagues/soccer-league-matches.ts';
import {
  soccerLeagueScorers,
  soccerLeagueScorersSchemas,
} from './soccer/leagues/soccer-league-scorers.ts';
import { pageSoccerFeed, pageSoccerFeedSchemas } from './soccer/page-soccer-feed.ts';
import {
  pageSoccerValueTrends,
  pageSoccerValueTrendsSchemas,
} from './soccer/page-soccer-value-trends.ts';
import {
  pageSoccerReferee,
  pageSoccerRefereeSchemas,
} from './soccer/referees/page-soccer-referee.ts';
import {
  pageSoccerReferees,
  pageSoccerRefereesSchemas,
} from './soccer/referees/page-soccer-referees.ts';
import { soccerDayTips, soccerDayTipsSchemas } from './soccer/soccer-day-tips.ts';
import { soccerMainPage, soccerMainPageSchemas } from './soccer/soccer-main-page.ts';
import {
  soccerMathAnalysisPage,
  soccerMathAnalysisPageSchemas,
} from './soccer/soccer-math-analysis-page.ts';
import {
  soccerMathAnalysisReliability,
  soccerMathAnalysisReliabilitySchemas,
} from './soccer/soccer-math-analysis-reliability.ts';
import { soccerResultsPage, soccerResultsPageSchemas } from './soccer/soccer-results-page.ts';
import { soccerSearch, soccerSearchSchemas } from './soccer/soccer-search.ts';
import { pageSoccerTeam, pageSoccerTeamSchemas } from './soccer/teams/page-soccer-team.ts';
import { pageSoccerTeams, pageSoccerTeamsSchemas } from './soccer/teams/page-soccer-teams.ts';
import { templateEndpoints } from './templates/template-endpoints.ts';
import {
  pageTennisEventsPoints,
  pageTennisEventsPointsSchemas,
} from './tennis/events/page-tennis-events-points.ts';
import { tennisEventDraw, tennisEventDrawSchemas } from './tennis/events/tennis-event-draw.ts';
import {
  tennisEventOddsHistory,
  tennisEventOddsHistorySchemas,
} from './tennis/events/tennis-event-odds-history.ts';
import { tennisEventPage, tennisEventPageSchemas } from './tennis/events/tennis-event-page.ts';
import { tennisResultsPage, tennisResultsPageSchemas } from './tennis/tennis-results-page.ts';
import { tennisSearch, tennisSearchSchemas } from './tennis/tennis-search.ts';
import { hideTipText, hideTipTextSchemas } from './tips/hide-tip-text.ts';
import { pageProfileTips, pageProfileTipsSchemas } from './tips/page-profile-tips.ts';
import { soccerEventTipAdd, soccerEventTipAddSchemas } from './tips/soccer-event-tip-add.ts';
import {
  soccerEventTipChange,
  soccerEventTipChangeSchemas,
} from './tips/soccer-event-tip-change.ts';
import { soccerEventTips, soccerEventTipsSchemas } from './tips/soccer-event-tips.ts';
import { soccerTipMaker, soccerTipMakerSchemas } from './tips/soccer-tip-maker.ts';
import { tennisEventTipAdd, tennisEventTipAddSchemas } from './tips/tennis-event-tip-add.ts';
import {
  tennisEventTipChange,
  tennisEventTipChangeSchemas,
} from './tips/tennis-event-tip-change.ts';
import { tennisEventTips, tennisEventTipsSchemas } from './tips/tennis-event-tips.ts';
import { tennisTipMaker, tennisTipMakerSchemas } from './tips/tennis-tip-maker.ts';

/**
 * Calls that no list beside it holds. One list of all is more than the compiler writes down: many
 * new calls of one kind go into a list of their own.
 */
const calls = {
  feedRecords: complete(feedRecords, feedRecordsSchemas),
  ledgerChainFrom: complete(ledgerChainFrom, ledgerChainFromSchemas),
  ledgerHeadOfDay: complete(ledgerHeadOfDay, ledgerHeadOfDaySchemas),
  ledgerOfUser: complete(ledgerOfUser, ledgerOfUserSchemas),
  pageEmpty: complete(pageEmpty, pageEmptySchemas),
  soccerEventMatches: complete(soccerEventMatches, soccerEventMatchesSchemas),
  soccerEventOddsHistory: complete(soccerEventOddsHistory, soccerEventOddsHistorySchemas),
  soccerEventPage: complete(soccerEventPage, soccerEventPageSchemas),
  soccerEventReferee: complete(soccerEventReferee, soccerEventRefereeSchemas),
  soccerEventSquads: complete(soccerEventSquads, soccerEventSquadsSchemas),
  soccerEventSummary: complete(soccerEventSummary, soccerEventSummarySchemas),
  soccerEventTable: complete(soccerEventTable, soccerEventTableSchemas),
  soccerEventTrends: complete(soccerEventTrends, soccerEventTrendsSchemas),
  soccerEventTipAdd: complete(soccerEventTipAdd, soccerEventTipAddSchemas),
  soccerEventTipChange: complete(soccerEventTipChange, soccerEventTipChangeSchemas),
  soccerEventTips: complete(soccerEventTips, soccerEventTipsSchemas),
  pageSoccerFeed: complete(pageSoccerFeed, pageSoccerFeedSchemas),
  pageSoccerLeague: complete(pageSoccerLeague, pageSoccerLeagueSchemas),
  pageSoccerLeagues: complete(pageSoccerLeagues, pageSoccerLeaguesSchemas),
  soccerLeagueMatches: complete(soccerLeagueMatches, soccerLeagueMatchesSchemas),
  soccerLeagueScorers: complete(soccerLeagueScorers, soccerLeagueScorersSchemas),
  pageSoccerReferee: complete(pageSoccerReferee, pageSoccerRefereeSchemas),
  pageSoccerReferees: complete(pageSoccerReferees, pageSoccerRefereesSchemas),
  pageSoccerTeam: complete(pageSoccerTeam, pageSoccerTeamSchemas),
  pageSoccerTeams: complete(pageSoccerTeams, pageSoccerTeamsSchemas),
  pageSoccerValueTrends: complete(pageSoccerValueTrends, pageSoccerValueTrendsSchemas),
  soccerDayTips: complete(soccerDayTips, soccerDayTipsSchemas),
  soccerMainPage: complete(soccerMainPage, soccerMainPageSchemas),
  soccerMathAnalysisReliability: complete(
    soccerMathAnalysisReliability,
    soccerMathAnalysisReliabilitySchemas,
  ),
  soccerMathAnalysisPage: complete(soccerMathAnalysisPage, soccerMathAnalysisPageSchemas),
  soccerResultsPage: complete(soccerResultsPage, soccerResultsPageSchemas),
  soccerSearch: complete(soccerSearch, soccerSearchSchemas),
  soccerTipMaker: complete(soccerTipMaker, soccerTipMakerSchemas),
  statistics: complete(statistics, statisticsSchemas),
  pageTennisEventsPoints: complete(pageTennisEventsPoints, pageTennisEventsPointsSchemas),
  tennisEventDraw: complete(tennisEventDraw, tennisEventDrawSchemas),
  tennisEventPage: complete(tennisEventPage, tennisEventPageSchemas),
  tennisEventOddsHistory: complete(tennisEventOddsHistory, tennisEventOddsHistorySchemas),
  tennisEventTipAdd: complete(tennisEventTipAdd, tennisEventTipAddSchemas),
  tennisEventTipChange: complete(tennisEventTipChange, tennisEventTipChangeSchemas),
  tennisEventTips: complete(tennisEventTips, tennisEventTipsSchemas),
  tennisResultsPage: complete(tennisResultsPage, tennisResultsPageSchemas),
  tennisSearch: complete(tennisSearch, tennisSearchSchemas),
  tennisTipMaker: complete(tennisTipMaker, tennisTipMakerSchemas),
  siteMap: complete(siteMap, siteMapSchemas),
  siteMapPart: complete(siteMapPart, siteMapPartSchemas),
  timezone: complete(timezone, timezoneSchemas),
  accountDelete: complete(accountDelete, accountDeleteSchemas),
  accountExport: complete(accountExport, accountExportSchemas),
  accountSessions: complete(accountSessions, accountSessionsSchemas),
  endAccountSessions: complete(endAccountSessions, endAccountSessionsSchemas),
  accountReauth: complete(accountReauth, accountReauthSchemas),
  accountTotp: complete(accountTotp, accountTotpSchemas),
  startAccountTotp: complete(startAccountTotp, startAccountTotpSchemas),
  confirmAccountTotp: complete(confirmAccountTotp, confirmAccountTotpSchemas),
  endAccountTotp: complete(endAccountTotp, endAccountTotpSchemas),
  renewRecoveryCodes: complete(renewRecoveryCodes, renewRecoveryCodesSchemas),
  changeDescription: complete(changeDescription, changeDescriptionSchemas),
  changeEmail: complete(changeEmail, changeEmailSchemas),
  changePageProfile: complete(changePageProfile, changePageProfileSchemas),
  changePageProfileNotification: complete(
    changePageProfileNotification,
    changePageProfileNotificationSchemas,
  ),
  changePassword: complete(changePassword, changePasswordSchemas),
  changeTelegram: complete(changeTelegram, changeTelegramSchemas),
  changeUserName: complete(changeUserName, changeUserNameSchemas),
  confirmEmail: complete(confirmEmail, confirmEmailSchemas),
  follow: complete(follow, followSchemas),
  hideTipText: complete(hideTipText, hideTipTextSchemas),
  followers: complete(followers, followersSchemas),
  login: complete(login, loginSchemas),
  logout: complete(logout, logoutSchemas),
  pageProfile: complete(pageProfile, pageProfileSchemas),
  pageProfileNotifications: complete(pageProfileNotifications, pageProfileNotificationsSchemas),
  pageProfileTips: complete(pageProfileTips, pageProfileTipsSchemas),
  pageUsersRating: complete(pageUsersRating, pageUsersRatingSchemas),
  recoverPassword: complete(recoverPassword, recoverPasswordSchemas),
  recoverPasswordLink: complete(recoverPasswordLink, recoverPasswordLinkSchemas),
  register: complete(register, registerSchemas),
  resendEmailConfirmationMessage: complete(
    resendEmailConfirmationMessage,
    resendEmailConfirmationMessageSchemas,
  ),
  sendPassRecoveryMessage: complete(sendPassRecoveryMessage, sendPassRecoveryMessageSchemas),
  unsubscribe: complete(unsubscribe, unsubscribeSchemas),
  unsubscribeAtOnce: complete(unsubscribeAtOnce, unsubscribeAtOnceSchemas),
  userInfo: complete(userInfo, userInfoSchemas),
  verifyEmail: complete(verifyEmail, verifyEmailSchemas),
  verifyUserName: complete(verifyUserName, verifyUserNameSchemas),
  pageContestRules: complete(pageContestRules, pageContestRulesSchemas),
} as const;

export type Endpoints = typeof calls &
  typeof hockeyEndpoints &
  typeof searchEndpoints &
  typeof personalEndpoints &
  typeof scannerEndpoints &
  typeof templateEndpoints &
  typeof notificationEndpoints;

/** Every call there is, by name, schemas included. The server has one handler for each. */
export const endpoints: Endpoints = {
  ...calls,
  ...hockeyEndpoints,
  ...searchEndpoints,
  ...personalEndpoints,
  ...scannerEndpoints,
  ...templateEndpoints,
  ...notificationEndpoints,
};

export type EndpointName = keyof Endpoints;
/** An endpoint with its schemas at run time, as the server sees it. */
export type DeclaredEndpoint = EndpointDefinition & EndpointSchemas;
