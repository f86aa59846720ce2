import type { Socket } from 'node:net';
import { presentRefusal, Refusal, refuseField, statusOf } from '../errors.ts';
import { pickLocale } from './locale.ts';

type BrokenRequest = Error & { readonly code?: string; readonly rawPacket?: unknown };

const REFUSALS: Readonly<Record<string, () => Refusal>> = {
  HPE_HEADER_OVERFLOW: () => new Refusal('uri_too_long'),
  ERR_HTTP_REQUEST_TIMEOUT: () => refuseField('request', 'cut_short'),
};

const REASONS: Readonly<Record<number, string>> = { 400: 'Bad Request', 414: 'URI Too Long' };

/** No header was read; the language stands in the bytes, if they have come so far. */
function localeIn(bytes: unknown) {
  const text = bytes instanceof Uint8Array ? Buffer.from(bytes).toString('latin1') : '';
  return pickLocale(/^accept-language:([^\r\n]*)/im.exec(text)?.[1]);
}

/** Answers bytes that are no HTTP request. */
export function answerBrokenRequest(error: BrokenRequest, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const refusal = REFUSALS[error.code ?? '']?.() ?? refuseField('request', 'bad_value');
  const status = statusOf(refusal);
  const body = JSON.stringify(presentRefusal(refusal, localeIn(error.rawPacket)));
  const head = [
    `HTTP/1.1 ${status} ${REASONS[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
