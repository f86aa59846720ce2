import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { tableOf } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { CallError, fieldError, presentCallError, statusOf } from '../errors/errors.ts';
import { pickLocale } from './locale.ts';

type BrokenRequest = Error & { readonly code?: string; readonly rawPacket?: unknown };

const REFUSALS = tableOf<() => CallError>({
  HPE_HEADER_OVERFLOW: () => new CallError('uri_too_long'),
  ERR_HTTP_REQUEST_TIMEOUT: () => fieldError('request', 'cut_short'),
});

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  414: 'URI Too Long',
};

/** No header was parsed; the language is in the raw bytes, if they arrived. */
function localeIn(bytes: unknown) {
  const text = bytes instanceof Uint8Array ? Buffer.from(bytes).toString('latin1') : '';
  return pickLocale(/^accept-language:([^\r\n]*)/im.exec(text)?.[1]);
}

/** Answers bytes that are not HTTP. */
export function answerBrokenRequest(error: BrokenRequest, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const rejection = REFUSALS[error.code ?? '']?.() ?? fieldError('request', 'bad_value');
  endWith(socket, rejection, localeIn(error.rawPacket));
}

const METHODS = ['DELETE', 'GET', 'HEAD', 'POST', 'PUT'];

/** Answers CONNECT requests: by default Node would close the connection silently. */
export function refuseTunnel({ headers }: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  const rejection = new CallError('method_not_allowed', { allow: METHODS });
  endWith(socket, rejection, pickLocale(headers['accept-language']));
}

function endWith(socket: Duplex, rejection: CallError, locale: Locale): void {
  const status = statusOf(rejection);
  const body = JSON.stringify(presentCallError(rejection, locale));
  const head = [
    `HTTP/1.1 ${status} ${REASONS[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    ...(rejection.allow === undefined ? [] : [`Allow: ${rejection.allow.join(', ')}`]),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
