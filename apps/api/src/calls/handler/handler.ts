import type { EndpointName, Endpoints, ParsedRequestOf, ReplyOf } from '@tipmark/contract';
import type { SportName, TeamSportName } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { SignedIn } from '../../people/account/sessions/sessions.ts';
import type { AnswerCookies } from '../../platform/access/session-cookies.ts';
import type { AtOnce } from '../../platform/admission/call-queues.ts';
import type { Resource } from '../../platform/cache/resource.ts';
import type { Services } from './services.ts';

type Endpoint = Endpoints[EndpointName];

/**
 * The endpoints of one call in all sports: `'EventTips'` = soccerEventTips, tennisEventTips…
 */
export type OfEverySport<Call extends string> = Endpoints[Extract<
  EndpointName,
  `${SportName}${Call}`
>];

/** The endpoints of one call in the sports that are played by teams in leagues. */
export type OfTeamSports<Call extends string> = Endpoints[Extract<
  EndpointName,
  `${TeamSportName}${Call}`
>];

/** The endpoints that `defineSportEndpoints` declared together. */
export type OfFamily<Calls> = Endpoints[Extract<EndpointName, keyof Calls>];

/** Bodies of feed records are read as they arrive and never buffered completely. */
type Received<E extends Endpoint> = E['name'] extends 'feedRecords'
  ? Omit<ParsedRequestOf<E>, 'body'> & { readonly body: AsyncIterable<Uint8Array> }
  : ParsedRequestOf<E>;

/** Responses for one user are never shared with another. */
type Caller<E extends Endpoint> = E['access'] extends 'user' | 'premium'
  ? SignedIn
  : SignedIn | undefined;

export type PrivateCall<E extends Endpoint> = Received<E> & {
  readonly signedIn: Caller<E>;
  /** The caller sent an unknown token: treated as a guest where guests may call. */
  readonly hasInvalidToken: boolean;
  readonly services: Services;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly guestId: string | undefined;
  /** Secret of the browser that started a sign-in at another site. */
  readonly signInSecret: string | undefined;
  /** How pages look in this browser: the text of a cookie. */
  readonly display: string | undefined;
  /** Address of the site for visitors: the configured one, or the request's on this machine. */
  readonly site: string;
  readonly nowSeconds: number;
  readonly userAgent: string;
  readonly authorization: string;
  /** Origin of the call: an IPv4 address or an IPv6 network. */
  readonly address: string;
  readonly isLoopback: boolean;
  /** Two capital letters. */
  readonly countryCode: string;
  readonly idempotencyKey: string | undefined;
  readonly cookies: AnswerCookies;
};

/** The inputs of a shared response: nothing about the visitor. */
export type SharedCall<E extends Endpoint> = ParsedRequestOf<E> & {
  readonly services: Services;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly nowSeconds: number;
};

/** `statements`: how many SQL statements an uncached response may cost; tests enforce it. */
export interface PrivateHandler<E extends Endpoint> {
  readonly statements: number;
  /** Calls one guest, or one address without a guest, may make in a minute. */
  readonly callsPerMinute?: number;
  /** For an expensive call: how many may run and wait per caller; more are refused. */
  readonly atOnce?: AtOnce;
  /** The answer waits for an acquirer or another site: it has more time. */
  readonly asksOthers?: true;
  answer(call: PrivateCall<E>): Promise<ReplyOf<E>>;
}

export interface SharedHandler<E extends Endpoint> {
  readonly statements: number;
  /** The day is that of the visitor's time zone, so the response varies by it. */
  readonly isDayList?: boolean;
  resource(call: SharedCall<E>): Resource<ReplyOf<E>>;
}

export type Handler<E extends Endpoint> = E extends { readonly cache: 'shared' }
  ? SharedHandler<E>
  : PrivateHandler<E>;

/** One handler for every call of the contract: a missing one does not compile. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Endpoints[Name]> };
