import { accountDelete } from '../account/account-delete.ts';
import { accountExport } from '../account/account-export.ts';
import { accountReauth } from '../account/account-reauth.ts';
import { accountSessions } from '../account/account-sessions.ts';
import { changeDescription } from '../account/change-description.ts';
import { changeEmail } from '../account/change-email.ts';
import { changePageProfile } from '../account/change-page-profile.ts';
import { changePageProfileNotification } from '../account/change-page-profile-notification.ts';
import { changePassword } from '../account/change-password.ts';
import { changeTelegram } from '../account/change-telegram.ts';
import { changeUserName } from '../account/change-user-name.ts';
import { confirmEmail } from '../account/confirm-email.ts';
import { endAccountSessions } from '../account/end-account-sessions.ts';
import { follow } from '../account/follow.ts';
import { followers } from '../account/followers.ts';
import { login } from '../account/login.ts';
import { logout } from '../account/logout.ts';
import { pageProfile } from '../account/page-profile.ts';
import { pageProfileNotifications } from '../account/page-profile-notifications.ts';
import { recoverPassword } from '../account/recover-password.ts';
import { recoverPasswordLink } from '../account/recover-password-link.ts';
import { register } from '../account/register.ts';
import { resendEmailConfirmationMessage } from '../account/resend-email-confirmation-message.ts';
import { sendPassRecoveryMessage } from '../account/send-pass-recovery-message.ts';
import { accountTotp } from '../account/totp/account-totp.ts';
import { confirmAccountTotp } from '../account/totp/confirm-account-totp.ts';
import { endAccountTotp } from '../account/totp/end-account-totp.ts';
import { renewRecoveryCodes } from '../account/totp/renew-recovery-codes.ts';
import { startAccountTotp } from '../account/totp/start-account-totp.ts';
import { unsubscribe } from '../account/unsubscribe.ts';
import { unsubscribeAtOnce } from '../account/unsubscribe-at-once.ts';
import { userInfo } from '../account/user-info.ts';
import { verifyEmail } from '../account/verify-email.ts';
import { verifyUserName } from '../account/verify-user-name.ts';
import { statistics } from '../analytics/statistics.ts';
import { pageContestRules } from '../contests/page-contest-rules.ts';
import type { Handlers } from '../handler/handler.ts';
import { hockeyHandlers } from '../hockey/hockey-handlers.ts';
import { ledgerChainFrom } from '../ledger/ledger-chain-from.ts';
import { ledgerHeadOfDay } from '../ledger/ledger-head-of-day.ts';
import { ledgerOfUser } from '../ledger/ledger-of-user.ts';
import { feedRecords } from '../operations/feed-records.ts';
import { pageEmpty } from '../pages/page-empty.ts';
import { siteMap } from '../pages/site-map.ts';
import { siteMapPart } from '../pages/site-map-part.ts';
import { timezone } from '../pages/timezone.ts';
import { pageUsersRating } from '../rating/page-users-rating.ts';
import { scannerHandlers } from '../scanner/scanner-handlers.ts';
import { tipsSearch } from '../search-users-tips/tips-search.ts';
import { usersSearch } from '../search-users-tips/users-search.ts';
import { pageSoccerFeed } from '../soccer/page-soccer-feed.ts';
import { pageSoccerLeague } from '../soccer/page-soccer-league.ts';
import { pageSoccerLeagues } from '../soccer/page-soccer-leagues.ts';
import { pageSoccerReferee } from '../soccer/page-soccer-referee.ts';
import { pageSoccerReferees } from '../soccer/page-soccer-referees.ts';
import { pageSoccerTeam } from '../soccer/page-soccer-team.ts';
import { pageSoccerTeams } from '../soccer/page-soccer-teams.ts';
import { pageSoccerValueTrends } from '../soccer/page-soccer-value-trends.ts';
import { soccerDayTips } from '../soccer/soccer-day-tips.ts';
import { soccerEventMatches } from '../soccer/soccer-event-matches.ts';
import { soccerEventOddsHistory } from '../soccer/soccer-event-odds-history.ts';
import { soccerEventPage } from '../soccer/soccer-event-page.ts';
import { soccerEventReferee } from '../soccer/soccer-event-referee.ts';
import { soccerEventSquads } from '../soccer/soccer-event-squads.ts';
import { soccerEventSummary } from '../soccer/soccer-event-summary.ts';
import { soccerEventTable } from '../soccer/soccer-event-table.ts';
import { soccerEventTrends } from '../soccer/soccer-event-trends.ts';
import { soccerLeagueMatches } from '../soccer/soccer-league-matches.ts';
import { soccerLeagueScorers } from '../soccer/soccer-league-scorers.ts';
import { soccerMainPage } from '../soccer/soccer-main-page.ts';
import { soccerMathAnalysisPage } from '../soccer/soccer-math-analysis-page.ts';
import { soccerMathAnalysisReliability } from '../soccer/soccer-math-analysis-reliability.ts';
import { soccerResultsPage } from '../soccer/soccer-results-page.ts';
import { soccerSearch } from '../soccer/soccer-search.ts';
import { pageTennisEventsPoints } from '../tennis/page-tennis-events-points.ts';
import { tennisEventDraw } from '../tennis/tennis-event-draw.ts';
import { tennisEventOddsHistory } from '../tennis/tennis-event-odds-history.ts';
import { tennisEventPage } from '../tennis/tennis-event-page.ts';
import { tennisResultsPage } from '../tennis/tennis-results-page.ts';
import { tennisSearch } from '../tennis/tennis-search.ts';
import { hideTipText } from '../tips/hide-tip-text.ts';
import { pageProfileTips } from '../tips/page-profile-tips.ts';
import { soccerEventTipAdd } from '../tips/soccer-event-tip-add.ts';
import { soccerEventTipChange } from '../tips/soccer-event-tip-change.ts';
import { soccerEventTips } from '../tips/soccer-event-tips.ts';
import { soccerTipMaker } from '../tips/soccer-tip-maker.ts';
import { tennisEventTipAdd } from '../tips/tennis-event-tip-add.ts';
import { tennisEventTipChange } from '../tips/tennis-event-tip-change.ts';
import { tennisEventTips } from '../tips/tennis-event-tips.ts';
import { tennisTipMaker } from '../tips/tennis-tip-maker.ts';
import { personalHandlers } from './personal-handlers.ts';

/** Every call of the contract and what answers it. */
export const handlers: Handlers = {
  ...hockeyHandlers,
  ...personalHandlers,
  ...scannerHandlers,
  tipsSearch,
  usersSearch,
  accountDelete,
  accountExport,
  accountSessions,
  accountReauth,
  accountTotp,
  startAccountTotp,
  confirmAccountTotp,
  endAccountTotp,
  renewRecoveryCodes,
  changeDescription,
  changeEmail,
  changePageProfile,
  changePageProfileNotification,
  changePassword,
  changeTelegram,
  changeUserName,
  confirmEmail,
  endAccountSessions,
  feedRecords,
  follow,
  hideTipText,
  followers,
  ledgerChainFrom,
  ledgerHeadOfDay,
  ledgerOfUser,
  login,
  logout,
  pageEmpty,
  pageProfile,
  pageProfileNotifications,
  pageProfileTips,
  pageUsersRating,
  recoverPassword,
  recoverPasswordLink,
  register,
  resendEmailConfirmationMessage,
  sendPassRecoveryMessage,
  soccerEventMatches,
  soccerEventOddsHistory,
  soccerEventPage,
  soccerEventReferee,
  soccerEventSquads,
  soccerEventSummary,
  soccerEventTable,
  soccerEventTrends,
  soccerEventTipAdd,
  soccerEventTipChange,
  soccerEventTips,
  pageSoccerFeed,
  pageSoccerLeague,
  pageSoccerLeagues,
  pageSoccerReferee,
  pageSoccerReferees,
  pageSoccerTeam,
  pageSoccerTeams,
  pageSoccerValueTrends,
  soccerLeagueMatches,
  soccerLeagueScorers,
  soccerDayTips,
  soccerMainPage,
  soccerMathAnalysisPage,
  soccerMathAnalysisReliability,
  soccerResultsPage,
  soccerSearch,
  soccerTipMaker,
  statistics,
  pageTennisEventsPoints,
  tennisEventDraw,
  tennisEventPage,
  tennisEventOddsHistory,
  tennisEventTipAdd,
  tennisEventTipChange,
  tennisEventTips,
  tennisResultsPage,
  tennisSearch,
  tennisTipMaker,
  siteMap,
  siteMapPart,
  timezone,
  unsubscribe,
  unsubscribeAtOnce,
  userInfo,
  verifyEmail,
  verifyUserName,
  pageContestRules,
};
