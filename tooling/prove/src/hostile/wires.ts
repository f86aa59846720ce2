import { connect } from 'node:net';
import type { Random } from '@tipmark/simulator';

const HOST = 'Host: x\r\n';
const LONG = 'a'.repeat(40_000);

/** Bytes that are no request, or two, or a part of one. */
const WIRES: readonly (readonly [string, string])[] = [
  ['text that is not HTTP', 'hello\r\n\r\n'],
  ['a TLS greeting', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001'],
  ['no version', 'GET /\r\n\r\n'],
  ['another version', `GET / HTTP/9.9\r\n${HOST}\r\n`],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['an oversized header', `GET / HTTP/1.1\r\nX: ${LONG}\r\n\r\n`],
  ['an oversized path', `GET /${LONG} HTTP/1.1\r\n\r\n`],
  ['two hosts', `GET /timezone HTTP/1.1\r\n${HOST}Host: y\r\n\r\n`],
  ['no host', 'GET /timezone HTTP/1.1\r\n\r\n'],
  ['an absolute address', `GET http://evil.example/timezone HTTP/1.1\r\n${HOST}\r\n`],
  ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`],
  [
    'two lengths',
    `POST /statistics HTTP/1.1\r\n${HOST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  ],
  [
    'a length and chunks',
    `POST /statistics HTTP/1.1\r\n${HOST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ['a negative length', `POST /statistics HTTP/1.1\r\n${HOST}Content-Length: -1\r\n\r\n`],
  ['a bad chunk', `POST /statistics HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nZZ\r\n`],
  ['a folded header', `GET /timezone HTTP/1.1\r\n${HOST}X: a\r\n b\r\n\r\n`],
  ['a NUL in a header', `GET /timezone HTTP/1.1\r\n${HOST}X: a\u0000b\r\n\r\n`],
  ['bare line feeds', `GET /timezone HTTP/1.1\nHost: x\n\n`],
  ['a blank before a colon', `GET /timezone HTTP/1.1\r\n${HOST}Content-Length : 0\r\n\r\n`],
  [
    'an upgrade',
    `GET /timezone HTTP/1.1\r\n${HOST}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
  ],
  ['a hundred requests at once', `GET /timezone HTTP/1.1\r\n${HOST}\r\n`.repeat(100)],
  ['half a header, and gone', 'GET /timezone HTT'],
  [
    'half a body, and gone',
    `POST /page-feedback HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a`,
  ],
];

/** What came back for some bytes. */
export interface WireAnswer {
  readonly what: string;
  /** Status lines, of several requests several. */
  readonly statuses: readonly number[];
  readonly text: string;
}

const SILENT_AFTER_MS = 400;

/** Sends one of them, and hangs up when nothing more comes. */
export function sendWire(port: number, random: Random): Promise<WireAnswer> {
  const [what, bytes] = random.pick(WIRES as [(typeof WIRES)[0], ...typeof WIRES]);
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    const end = () => {
      socket.destroy();
      const statuses = [...text.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, code]) => Number(code));
      resolve({ what, statuses, text });
    };
    socket.setTimeout(SILENT_AFTER_MS, end);
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
    });
    socket.once('close', end);
    // how it is refused is in what it answered before
    socket.on('error', () => {});
  });
}
