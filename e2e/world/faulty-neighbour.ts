import { createServer, type Server, type Socket } from 'node:net';

/** How a server that the site needs fails. `echoing` answers with everything it was sent. */
export type Fault = 'refused' | 'hanging' | 'echoing';

export interface Neighbour {
  readonly port: number;
  /** Everything it was sent so far. */
  received(): string;
  fail(fault: Fault): Promise<void>;
  close(): Promise<void>;
}

type Talk = (socket: Socket, received: string) => void;

/**
 * A TCP server that fails as configured; `talk` answers every piece that arrives where it echoes.
 */
async function startNeighbour(
  talk: Talk,
  greet: (socket: Socket) => void = () => {},
): Promise<Neighbour> {
  let fault: Fault = 'hanging';
  let everything = '';
  const open = new Set<Socket>();
  const server: Server = createServer((socket) => {
    let received = '';
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      everything += chunk.toString('latin1');
      if (fault === 'echoing') talk(socket, received);
    });
    if (fault === 'echoing') greet(socket);
  });
  const listen = (on: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(on, '127.0.0.1', () => resolve());
    });
  await listen(0);
  const { port } = server.address() as { port: number };
  async function cut(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of open) socket.destroy();
    await closed;
  }
  return {
    port,
    received: () => everything,
    async fail(next) {
      if (server.listening) await cut();
      fault = next;
      if (next !== 'refused') await listen(port);
    },
    close: async () => {
      if (server.listening) await cut();
    },
  };
}

const REQUEST = /^[A-Z]+ \S+ HTTP\/1\.1\r\n/;

/** The whole of a request, undefined while a part of its body is missing. */
function whole(received: string): { head: string; body: string } | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [head, body] = [received.slice(0, end), received.slice(end + 4)];
  const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
  const isChunked = /^transfer-encoding: *chunked/im.test(head);
  const isComplete = isChunked ? body.endsWith('0\r\n\r\n') : body.length >= length;
  return isComplete ? { head, body } : undefined;
}

/** The metadata of an OpenID Connect issuer, so that the site goes on to send its secret. */
const discoveryOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
});

/** The address, headers and body as they came, in the field where each service names its reason. */
function answerOf(head: string, body: string) {
  const host = /^host: *(\S+)/im.exec(head)?.[1] ?? '';
  if (head.startsWith('GET /.well-known/')) {
    return { status: 200, ...discoveryOf(`http://${host}`) };
  }
  const echo = `refused: ${head} ${body}`;
  return {
    status: 400,
    ok: false,
    error_code: 400,
    description: echo,
    type: 'error',
    code: 'invalid_request',
    parameter: echo,
    isSuccess: false,
    errors: [{ message: echo }],
    error: 'invalid_client',
    error_description: echo,
  };
}

/** Plays every service that is called by HTTP. */
export const startHttpNeighbour = (): Promise<Neighbour> =>
  startNeighbour((socket, received) => {
    // TLS towards a push service: it gets no answer it could understand
    if (!REQUEST.test(received)) return void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    const request = whole(received);
    if (request === undefined) return;
    const { status, ...answer } = answerOf(request.head, request.body);
    const text = JSON.stringify(answer);
    socket.end(
      `HTTP/1.1 ${status} Answer\r\ncontent-type: application/json\r\n` +
        `content-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
    );
  });

/** Plays a mail server that accepts nobody and repeats what was tried. */
export const startMailNeighbour = (): Promise<Neighbour> =>
  startNeighbour(
    (socket, received) => {
      const last = received.trimEnd().split('\r\n').at(-1) ?? '';
      if (last.startsWith('EHLO')) socket.write('250-here\r\n250 AUTH PLAIN LOGIN\r\n');
      else if (last.startsWith('QUIT')) socket.end('221 bye\r\n');
      else {
        const plain = Buffer.from(last.split(' ').at(-1) ?? '', 'base64').toString('latin1');
        socket.write(`535 refused: ${last} ${plain.replaceAll('\0', ' ')}\r\n`);
      }
    },
    (socket) => socket.write('220 here ESMTP\r\n'),
  );

/** Plays a Redis that refuses every command and repeats it. */
export const startRedisNeighbour = (): Promise<Neighbour> =>
  startNeighbour((socket, received) => {
    const commands = received.split(/(?=^\*\d+\r\n)/m).length;
    socket.write(`-ERR refused ${commands}: ${received.replaceAll('\r\n', ' ')}\r\n`);
  });

/** Plays a PostgreSQL server that asks for the password and repeats it. */
export const startDatabaseNeighbour = (): Promise<Neighbour> =>
  startNeighbour((socket, received) => {
    const at = received.lastIndexOf('p\0\0');
    if (at < 0) return void socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]));
    const password = received.slice(at + 5).replaceAll('\0', '');
    const fields = Buffer.from(`SFATAL\0C28P01\0Mrefused: "${password}"\0\0`, 'latin1');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(fields.length + 4);
    socket.end(Buffer.concat([Buffer.from('E'), length, fields]));
  });
