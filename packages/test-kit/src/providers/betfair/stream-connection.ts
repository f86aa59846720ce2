import type { Duplex } from 'node:stream';
import { type Exchange, imageOf } from './exchange.ts';
import type { ServedMarket } from './served-market.ts';

const AUTHENTICATE_MS = 15_000;

/** What the next answer to a message is instead of success. */
export interface StreamRefusal {
  readonly to: 'authentication' | 'marketSubscription';
  readonly errorCode: string;
  readonly isClosed?: boolean;
}

/** How the server behaves; the test changes it while it runs. */
export interface StreamManners {
  /** Sends nothing at all, as a dead peer. */
  isMute: boolean;
  /** Everything is sent in pieces of so many bytes, with a pause between them. */
  pieces: { readonly bytes: number; readonly ms: number } | undefined;
  /** Markets in a line of an image; more of them are segments. */
  marketsALine: number;
  /** Markets a key may subscribe to. */
  mostMarkets: number;
  /** A new connection with clocks gets whole markets instead of what changed. */
  resumesWithImages: boolean;
  /** Clocks of earlier connections are known. */
  knowsClocks: boolean;
  /** For the next messages, one each. */
  readonly refusals: StreamRefusal[];
}

export interface StreamRules {
  readonly appKey: string;
  readonly isSession: (session: string) => boolean;
  readonly exchange: Exchange;
  readonly manners: StreamManners;
  readonly connectionsLeft: () => number;
  readonly nowMs: () => number;
  readonly onMessage: (message: Message) => void;
}

/** A message of a client. */
export interface Message {
  readonly op: string;
  readonly id?: number;
  readonly appKey?: string;
  readonly session?: string;
  readonly marketFilter?: {
    readonly marketIds?: readonly string[];
    readonly eventTypeIds?: readonly string[];
    readonly marketTypes?: readonly string[];
    readonly competitionIds?: readonly string[];
  };
  readonly heartbeatMs?: number;
  readonly conflateMs?: number;
  readonly segmentationEnabled?: boolean;
  readonly initialClk?: string;
  readonly clk?: string;
}

export interface StreamConnection {
  /** There is something to send. */
  wake(): void;
  /** Everything again, as the exchange does after troubles of its own. */
  imageAgain(): void;
  /** One market whole, among the differences. */
  imageOf(marketId: string): void;
  /** A line that is no JSON takes the place of the next differences. */
  breakNextLine(): void;
  /** The connection ends in the middle of the next line. */
  dropInNextLine(): void;
  /** Says that data are late. */
  late(): void;
  /** Ends it with an error, as when a session ends. */
  fail(errorCode: string): void;
  drop(): void;
}

const has = (list: readonly string[] | undefined, value: string): boolean =>
  list === undefined || list.includes(value);

const isOpen = ({ status }: ServedMarket): boolean => status !== 'CLOSED';

const isWanted =
  (filter: Message['marketFilter'] = {}) =>
  (market: ServedMarket): boolean =>
    has(filter.marketIds, market.id) &&
    has(filter.eventTypeIds, market.eventTypeId) &&
    has(filter.marketTypes, market.type) &&
    has(filter.competitionIds, market.competition.id);

/** The server's side of one connection. */
export function serveStream(
  socket: Duplex,
  { appKey, isSession, exchange, manners, connectionsLeft, nowMs, onMessage }: StreamRules,
): StreamConnection {
  let fault: 'break' | 'drop' | undefined;
  let isSignedIn = false;
  let subscription: { id: number; wants: (market: ServedMarket) => boolean } | undefined;
  let sentClock = 0;
  let heartbeatMs = 5_000;
  let conflateMs = 0;
  let beat: NodeJS.Timeout | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();

  async function inPieces(bytes: Buffer): Promise<void> {
    const { pieces } = manners;
    if (pieces === undefined) return void socket.write(bytes);
    for (let from = 0; from < bytes.length && !socket.destroyed; from += pieces.bytes) {
      socket.write(bytes.subarray(from, from + pieces.bytes));
      await new Promise((resolve) => setTimeout(resolve, pieces.ms));
    }
  }

  function write(text: string): void {
    if (manners.isMute || socket.destroyed) return;
    sending = sending.then(() => inPieces(Buffer.from(text)));
  }

  function send(line: object): void {
    const text = `${JSON.stringify(line)}\r\n`;
    const isData = 'mc' in line;
    if (isData && fault === 'break') {
      fault = undefined;
      write(`${text.slice(0, text.length / 2)}\r\n`);
    } else if (isData && fault === 'drop') {
      fault = undefined;
      write(text.slice(0, text.length / 2));
      sending = sending.then(() => void socket.end());
    } else write(text);
    keepBeating();
  }

  function keepBeating(): void {
    clearTimeout(beat);
    if (subscription === undefined || socket.destroyed) return;
    beat = setTimeout(() => send(mcm({ ct: 'HEARTBEAT' })), heartbeatMs);
  }

  const mcm = (more: object) => ({
    op: 'mcm',
    id: subscription?.id,
    clk: `c${sentClock}`,
    pt: nowMs(),
    ...more,
  });

  function sendImage(): void {
    if (subscription === undefined) return;
    sentClock = exchange.clock;
    const markets = exchange.markets.filter(subscription.wants).filter(isOpen).map(imageOf);
    const size = manners.marketsALine;
    const lines = Array.from({ length: Math.max(1, Math.ceil(markets.length / size)) }, (_, at) =>
      markets.slice(at * size, (at + 1) * size),
    );
    for (const [index, mc] of lines.entries()) {
      const segmentType =
        index === 0 ? 'SEG_START' : index === lines.length - 1 ? 'SEG_END' : 'SEG';
      send(
        mcm({
          ct: 'SUB_IMAGE',
          initialClk: 'i1',
          heartbeatMs,
          conflateMs,
          ...(lines.length > 1 ? { segmentType } : {}),
          mc,
        }),
      );
    }
  }

  function sendChanges(more: object = {}): void {
    clearTimeout(waiting);
    waiting = undefined;
    // A mute server keeps what it does not send: a real one buffers it.
    if (subscription === undefined || manners.isMute) return;
    const rows = exchange.since(sentClock, subscription.wants);
    const isImaged = 'ct' in more && manners.resumesWithImages;
    const mc = isImaged ? rows.map(({ id }) => imageOf(exchange.marketOf(id))) : rows;
    sentClock = exchange.clock;
    if (mc.length > 0 || 'ct' in more) send(mcm({ ...more, mc }));
  }

  function refuse(id: number | undefined, errorCode: string, isClosed = true): void {
    send({
      op: 'status',
      id,
      statusCode: 'FAILURE',
      errorCode,
      errorMessage: `${errorCode} of the test`,
      connectionClosed: isClosed,
    });
    if (isClosed) sending = sending.then(() => void socket.end());
  }

  function authenticate({ id, appKey: key, session = '' }: Message): void {
    clearTimeout(deadline);
    const left = connectionsLeft();
    if (key !== appKey) return refuse(id, 'INVALID_APP_KEY');
    if (session === '') return refuse(id, 'NO_SESSION');
    if (!isSession(session)) return refuse(id, 'INVALID_SESSION_INFORMATION');
    if (left < 0) return refuse(id, 'MAX_CONNECTION_LIMIT_EXCEEDED');
    isSignedIn = true;
    send({
      op: 'status',
      id,
      statusCode: 'SUCCESS',
      connectionClosed: false,
      connectionsAvailable: left,
    });
  }

  function subscribe(message: Message): void {
    const { id = 0, marketFilter, initialClk, clk } = message;
    if (!isSignedIn) return refuse(id, 'NOT_AUTHORIZED');
    const wants = isWanted(marketFilter);
    const clock = Number(/^c(\d+)$/.exec(clk ?? '')?.[1]);
    const isResumed = initialClk !== undefined || clk !== undefined;
    if (isResumed && (initialClk !== 'i1' || Number.isNaN(clock) || !manners.knowsClocks))
      return refuse(id, 'INVALID_CLOCK', false);
    if (exchange.markets.filter(wants).filter(isOpen).length > manners.mostMarkets)
      return refuse(id, 'SUBSCRIPTION_LIMIT_EXCEEDED', false);
    subscription = { id, wants };
    heartbeatMs = message.heartbeatMs ?? heartbeatMs;
    conflateMs = message.conflateMs ?? 0;
    send({ op: 'status', id, statusCode: 'SUCCESS', connectionClosed: false });
    if (!isResumed) return sendImage();
    sentClock = clock;
    sendChanges({ ct: 'RESUB_DELTA', initialClk: 'i1', heartbeatMs, conflateMs });
  }

  function hear(text: string): void {
    const message = JSON.parse(text) as Message;
    onMessage(message);
    const { refusals } = manners;
    const index = refusals.findIndex(({ to }) => to === message.op);
    const refusal = index < 0 ? undefined : refusals.splice(index, 1)[0];
    if (refusal !== undefined)
      return refuse(message.id, refusal.errorCode, refusal.isClosed ?? true);
    if (message.op === 'authentication') authenticate(message);
    else if (message.op === 'marketSubscription') subscribe(message);
    else refuse(message.id, 'INVALID_REQUEST', false);
  }

  let rest = '';
  socket.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  // A client that is gone is no fault of the server.
  socket.on('error', () => undefined);
  const deadline = setTimeout(() => refuse(undefined, 'TIMEOUT'), AUTHENTICATE_MS);
  socket.on('close', () => {
    clearTimeout(deadline);
    clearTimeout(beat);
    clearTimeout(waiting);
    subscription = undefined;
  });
  send({ op: 'connection', connectionId: '002-261121150000-1' });

  return {
    wake() {
      if (subscription === undefined) return;
      if (conflateMs === 0) sendChanges();
      else waiting ??= setTimeout(() => sendChanges(), conflateMs);
    },
    imageAgain: sendImage,
    imageOf(marketId) {
      if (subscription === undefined) return;
      // What was not sent yet of the others must come too: the clock covers all markets.
      sendChanges();
      send(mcm({ mc: [imageOf(exchange.marketOf(marketId))] }));
    },
    breakNextLine: () => void (fault = 'break'),
    dropInNextLine: () => void (fault = 'drop'),
    late: () => send({ op: 'mcm', id: subscription?.id, status: 503, pt: nowMs() }),
    fail: (errorCode) => refuse(undefined, errorCode),
    drop: () => void socket.destroy(),
  };
}
