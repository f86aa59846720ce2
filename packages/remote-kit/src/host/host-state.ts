import type { Locale } from '@tipmark/route-builder';
import type { CommandState } from '../command/command-state.ts';
import type { LoadState } from '../load/load-state.ts';

export type { Locale };
/** How prices are written, where that is not as decimals. */
export type OtherOddsFormat = 'fractional' | 'american';
export type Theme = 'light' | 'dark' | 'system';

/** The account as reported by the API; it contains no token, which scripts must not read. */
export interface AccountState {
  /** Identifies this browser, signed in or not; it grants no access. */
  readonly guestId: string;
  /** Empty when the account has none. */
  readonly email: string;
  readonly isEmailNotExist: boolean;
  readonly isEmailNotConfirmed: boolean;
  /** The last payment for the subscription was refused. */
  readonly isSubscriptionRejected: boolean;
  readonly isFreePeriodAvailable: boolean;
  readonly isNotificationsEnabled: boolean;
  /** Unread entries of the notification centre; absent after a sign-in, until loaded. */
  readonly unreadNotices?: number;
  /** 0 none, 1 trial, 2 month, 3 quarter, 4 year. */
  readonly subscriptionType: number;
  /** 0 none, 1 sandbox, 2 RU card, 3 PayPro Global. */
  readonly acquirerType: number;
  readonly subscriptionEmail: string;
}

/**
 * What every remote may know about the visitor. Fields of the account are absent until the API has
 * replied, which is once the page is idle or with the sign-in.
 */
export interface SessionState extends Partial<AccountState> {
  readonly isSignedIn: boolean;
  readonly name: string;
  /** User url, the key of the profile page; empty for a guest. */
  readonly url: string;
  /** ISO date-time, empty without a subscription. */
  readonly subscriptionExpiration: string;
  /** ISO country code in capitals, empty when unknown. */
  readonly countryCode: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly isTimeZoneManual: boolean;
}

/** How fresh a page that changes by itself is. */
export interface LiveState {
  /** Unix second up to which every change is on screen. */
  readonly asOf: number;
  /** The connection is lost: the screen shows the state at `asOf`. */
  readonly isLost: boolean;
}

/** What of the site's history is being added: results of the season, tips, then all else. */
export type FillingStage = 'results' | 'tips' | 'seasons';

/** What every remote may know about its page. */
export interface ViewState {
  readonly locale: Locale;
  readonly theme: Theme;
  readonly isMobile: boolean;
  /** Absent: as decimals. */
  readonly oddsFormat?: OtherOddsFormat;
  readonly isCompact?: true;
  /** Scores in lists are hidden until their match is opened. */
  readonly hidesScores?: true;
  /** Absent once the site is filled: an empty list means that there is nothing. */
  readonly filling?: FillingStage;
  /** The page's clock: the server's while hydrating, the browser's after. */
  readonly nowSeconds: number;
  /** Absent while no topics are subscribed to. */
  readonly live?: LiveState | undefined;
}

/** The part of the store a remote may rely on; its own slices are beside it. */
export interface HostState {
  readonly loads: Readonly<Record<string, LoadState>>;
  readonly commands: Readonly<Record<string, CommandState>>;
  readonly session: SessionState;
  readonly view: ViewState;
}
