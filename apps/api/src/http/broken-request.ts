import type { Socket } from 'node:net';

const ANSWERS: Readonly<Record<string, readonly [status: string, code: string, message: string]>> =
  {
    HPE_HEADER_OVERFLOW: ['414 URI Too Long', 'uri_too_long', 'headers'],
    ERR_HTTP_REQUEST_TIMEOUT: ['400 Bad Request', 'validation', 'timeout'],
  };

/** Answers bytes that are no HTTP request. There is no request yet, so no language either. */
export function answerBrokenRequest(
  error: Error & { readonly code?: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const [status, code, field] = ANSWERS[error.code ?? ''] ?? [
    '400 Bad Request',
    'validation',
    'request',
  ];
  const body = JSON.stringify({
    error: { code, message: status.slice(4), details: { [field]: status.slice(4) } },
  });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
