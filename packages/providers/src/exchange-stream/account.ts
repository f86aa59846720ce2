import type { Answer } from '../answers/answer.ts';
import { failureKindOf, failureOf } from '../answers/failure-of.ts';
import type { Failure } from '../answers/reading.ts';
import { failureOfCatalogue } from '../betfair/stream-failure.ts';
import { reach, textOf } from '../values/soft.ts';
import type { HttpPost, PostReply } from './http-post.ts';

/** How the operator signs in: with a session made elsewhere, or with a name and a password. */
export interface BetfairCredentials {
  readonly appKey: string;
  readonly session?: string | undefined;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** The account has a certificate: it is for programs, the other login for people. */
  readonly hasCertificate: boolean;
}

/** Addresses before the path of a call; other countries have others. */
export interface BetfairRoots {
  readonly api: string;
  readonly login: string;
  readonly certificateLogin: string;
}

export const BETFAIR_ROOTS: BetfairRoots = {
  api: 'https://api.betfair.com',
  login: 'https://identitysso.betfair.com',
  certificateLogin: 'https://identitysso-cert.betfair.com',
};

export type Result<Value> =
  | { readonly value: Value; readonly failure?: undefined }
  | { readonly value?: undefined; readonly failure: Failure };

export interface BetfairAccount {
  /** The session in use, or one of a new login. */
  session(): Promise<Result<string>>;
  /** A session that has ended is not used again. */
  forget(session: string): void;
  /** Keeps the session from ending. */
  keepAlive(): Promise<void>;
  /** An answer of `listMarketCatalogue`. */
  catalogue(filter: object, most: number): Promise<Result<Answer>>;
}

const LONGEST_SESSION = 500;
const BAN_SECONDS = 1_200;
const PROJECTION = [
  'COMPETITION',
  'EVENT',
  'EVENT_TYPE',
  'MARKET_START_TIME',
  'RUNNER_DESCRIPTION',
];
const OVER: ReadonlySet<string> = new Set(['NO_SESSION', 'INVALID_SESSION_INFORMATION']);

/** Codes of a login that pass by themselves. */
function loginFailure(code: string, answer: Answer): Failure {
  if (code === 'TEMPORARY_BAN_TOO_MANY_REQUESTS')
    return { kind: 'rate', text: code, retryAfterSeconds: BAN_SECONDS };
  return failureOf('key', `the login was refused: ${code}`, answer);
}

const answerOf = ({ status, body }: PostReply, at: number): Answer => ({
  at,
  status,
  headers: {},
  call: 'listMarketCatalogue',
  body,
});

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Signs in at Betfair, keeps the session, and asks what its markets are called. */
export function createBetfairAccount(
  credentials: BetfairCredentials,
  post: HttpPost,
  nowSeconds: () => number,
  roots: BetfairRoots = BETFAIR_ROOTS,
): BetfairAccount {
  const { appKey, user, password, hasCertificate } = credentials;
  let current = credentials.session;

  async function logIn(): Promise<Result<string>> {
    if (user === undefined || password === undefined) {
      const text = 'the session has ended: set a new BETFAIR_SESSION, or BETFAIR_USER';
      return { failure: { kind: 'key', text } };
    }
    const url = hasCertificate
      ? `${roots.certificateLogin}/api/certlogin`
      : `${roots.login}/api/login`;
    const reply = await post(
      url,
      {
        'x-application': appKey,
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
      },
      new URLSearchParams({ username: user, password }).toString(),
    );
    if (reply.failure !== undefined) return reply;
    const answer = answerOf(reply.value, nowSeconds());
    const body = bodyOf(answer.body);
    const token = textOf(reach(body, hasCertificate ? 'sessionToken' : 'token'), LONGEST_SESSION);
    const status = textOf(reach(body, hasCertificate ? 'loginStatus' : 'status'));
    if (token !== undefined && (status === 'SUCCESS' || status === 'LIMITED_ACCESS')) {
      current = token;
      return { value: token };
    }
    const code = textOf(reach(body, 'error')) ?? status;
    if (code !== undefined) return { failure: loginFailure(code, answer) };
    const kind = failureKindOf(answer.status) ?? 'body';
    return { failure: failureOf(kind, `no answer to the login (${answer.status})`, answer) };
  }

  const forget = (session: string): void => {
    if (current === session) current = undefined;
  };
  const session = async (): Promise<Result<string>> =>
    current === undefined ? logIn() : { value: current };

  async function askCatalogue(filter: object, most: number): Promise<Result<Answer>> {
    const { value: used, failure } = await session();
    if (used === undefined) return { failure };
    const params = {
      filter,
      marketProjection: PROJECTION,
      sort: 'FIRST_TO_START',
      maxResults: most,
    };
    const method = 'SportsAPING/v1.0/listMarketCatalogue';
    const reply = await post(
      `${roots.api}/exchange/betting/json-rpc/v1`,
      {
        'x-application': appKey,
        'x-authentication': used,
        'content-type': 'application/json',
      },
      JSON.stringify({ jsonrpc: '2.0', method, params, id: 1 }),
    );
    if (reply.failure !== undefined) return reply;
    const answer = answerOf(reply.value, nowSeconds());
    const body = bodyOf(answer.body);
    const kind = failureKindOf(answer.status) ?? (body === undefined ? 'body' : undefined);
    const refused =
      kind === undefined
        ? failureOfCatalogue(body, answer)
        : failureOf(kind, `no catalogue (${answer.status})`, answer);
    const code = textOf(reach(body, 'error', 'data', 'APINGException', 'errorCode'));
    if (code !== undefined && OVER.has(code)) forget(used);
    return refused === undefined ? { value: answer } : { failure: refused };
  }

  return {
    session,
    forget,
    async keepAlive() {
      const used = current;
      if (used === undefined) return;
      const headers = { 'x-application': appKey, 'x-authentication': used };
      const reply = await post(
        `${roots.login}/api/keepAlive`,
        { ...headers, accept: 'application/json' },
        '',
      );
      // Without an answer it may live on; the next call finds out.
      const body = bodyOf(reply.value?.body ?? '');
      if (OVER.has(textOf(reach(body, 'error')) ?? '')) forget(used);
    },
    async catalogue(filter, most) {
      const isGiven = current !== undefined;
      const first = await askCatalogue(filter, most);
      // The session has ended since it was used last: a new one is tried once.
      return first.failure !== undefined && isGiven && current === undefined && user !== undefined
        ? askCatalogue(filter, most)
        : first;
    },
  };
}
