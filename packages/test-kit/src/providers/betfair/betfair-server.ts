import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { selfSigned } from '../../tls/self-signed.ts';
import { createExchange, type Exchange } from './exchange.ts';
import { catalogueRowOf, type ServedMarket } from './served-market.ts';
import {
  type Message,
  type StreamConnection,
  type StreamManners,
  serveStream,
} from './stream-connection.ts';

/** Who may sign in. */
export interface BetfairAccess {
  readonly appKey: string;
  readonly user: string;
  readonly password: string;
}

export interface BetfairServer {
  readonly exchange: Exchange;
  readonly manners: StreamManners;
  /** Of the stream; its certificate is signed by itself alone. */
  readonly stream: { readonly host: string; readonly port: number; readonly ca: string };
  /** Of logins and of the catalogue. */
  readonly root: string;
  /** Sessions that have not ended. */
  readonly sessions: Set<string>;
  /** What clients sent on the stream. */
  readonly messages: readonly Message[];
  readonly counts: { logins: number; extended: number; catalogues: number; connections: number };
  /** Open connections, the newest last. */
  readonly connections: readonly StreamConnection[];
  mostConnections: number;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

interface CatalogueFilter {
  readonly eventTypeIds?: readonly string[];
  readonly marketTypeCodes?: readonly string[];
  readonly competitionIds?: readonly string[];
}

const inFilter =
  ({ eventTypeIds, marketTypeCodes, competitionIds }: CatalogueFilter) =>
  ({ eventTypeId, type, competition, status }: ServedMarket): boolean =>
    status !== 'CLOSED' &&
    (eventTypeIds?.includes(eventTypeId) ?? true) &&
    (marketTypeCodes?.includes(type) ?? true) &&
    (competitionIds?.includes(competition.id) ?? true);

/** A betting exchange: its stream through TLS, its logins and its catalogue through HTTP. */
export async function startBetfairServer(
  { appKey, user, password }: BetfairAccess,
  markets: readonly ServedMarket[],
  nowMs: () => number = Date.now,
): Promise<BetfairServer> {
  const open = new Map<object, StreamConnection>();
  const sessions = new Set<string>();
  const messages: Message[] = [];
  const counts = { logins: 0, extended: 0, catalogues: 0, connections: 0 };
  const state = { mostConnections: 10 };
  const manners: StreamManners = {
    isMute: false,
    pieces: undefined,
    marketsALine: 50,
    mostMarkets: 200,
    resumesWithImages: false,
    knowsClocks: true,
    refusals: [],
  };
  const exchange = createExchange(markets, () => {
    for (const connection of open.values()) connection.wake();
  });
  const certificate = selfSigned();
  const stream = createTlsServer(certificate, (socket) => {
    counts.connections += 1;
    const connection = serveStream(socket, {
      appKey,
      isSession: (session) => sessions.has(session),
      exchange,
      manners,
      connectionsLeft: () => state.mostConnections - open.size,
      nowMs,
      onMessage: (message) => messages.push(message),
    });
    open.set(socket, connection);
    socket.on('close', () => open.delete(socket));
  });
  // A handshake that breaks off has no connection.
  stream.on('tlsClientError', () => undefined);

  function logIn(form: URLSearchParams): object {
    counts.logins += 1;
    if (form.get('username') !== user || form.get('password') !== password)
      return { token: '', product: appKey, status: 'FAIL', error: 'INVALID_USERNAME_OR_PASSWORD' };
    const token = `session-${counts.logins}-of-the-test`;
    sessions.add(token);
    return { token, product: appKey, status: 'SUCCESS', error: '' };
  }

  function catalogue(text: string, session: string): object {
    counts.catalogues += 1;
    const { params } = JSON.parse(text) as {
      params: { filter: CatalogueFilter; maxResults: number };
    };
    if (!sessions.has(session)) {
      const data = { APINGException: { errorCode: 'INVALID_SESSION_INFORMATION' } };
      return { jsonrpc: '2.0', error: { code: -32_099, message: 'ANGX-0003', data }, id: 1 };
    }
    const rows = exchange.markets.filter(inFilter(params.filter));
    const result = rows
      .sort((one, other) => one.startsAt.localeCompare(other.startsAt))
      .slice(0, params.maxResults)
      .map(catalogueRowOf);
    return { jsonrpc: '2.0', result, id: 1 };
  }

  async function answer(request: IncomingMessage): Promise<object> {
    const text = await bodyOf(request);
    const session = String(request.headers['x-authentication'] ?? '');
    if (request.headers['x-application'] !== appKey)
      return { status: 'FAIL', error: 'INVALID_APP_KEY' };
    if (request.url === '/api/login') return logIn(new URLSearchParams(text));
    if (request.url === '/api/certlogin') {
      const { token, status, error } = logIn(new URLSearchParams(text)) as Record<string, string>;
      return status === 'SUCCESS'
        ? { sessionToken: token, loginStatus: status }
        : { loginStatus: error };
    }
    if (request.url === '/api/keepAlive') {
      counts.extended += 1;
      const isKnown = sessions.has(session);
      return isKnown
        ? { token: session, status: 'SUCCESS', error: '' }
        : { status: 'FAIL', error: 'NO_SESSION' };
    }
    return catalogue(text, session);
  }

  const http = createHttpServer((request, response) => {
    answer(request).then(
      (body) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      () => response.destroy(),
    );
  });
  await Promise.all(
    [stream, http].map(
      (server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)),
    ),
  );
  return {
    exchange,
    manners,
    stream: {
      host: 'localhost',
      port: (stream.address() as AddressInfo).port,
      ca: certificate.cert,
    },
    root: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    sessions,
    messages,
    counts,
    get connections() {
      return [...open.values()];
    },
    get mostConnections() {
      return state.mostConnections;
    },
    set mostConnections(most) {
      state.mostConnections = most;
    },
    async close() {
      for (const connection of open.values()) connection.drop();
      http.closeAllConnections();
      await Promise.all(
        [stream, http].map(
          (server) => new Promise<void>((resolve) => server.close(() => resolve())),
        ),
      );
    },
  };
}
