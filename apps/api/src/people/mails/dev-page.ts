import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '../../platform/access/callers.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { escapeHtml } from './letter-html.ts';

const LOCAL_NAMES = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** All users' links are here: only for this machine, and not for pages under a spoofed address. */
export function refuseOutside(request: FastifyRequest): void {
  if (!isLoopback(request) || !LOCAL_NAMES.test(request.hostname)) {
    throw new CallError('route_not_found');
  }
}

export function sendPage(
  reply: FastifyReply,
  title: string,
  body: string,
  formAction = "'none'",
): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'; form-action ${formAction}`,
    )
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body><h1>${escapeHtml(title)}</h1>
${body}
</body></html>`);
}

export function withLinks(text: string): string {
  return escapeHtml(text).replaceAll(
    /https?:\/\/[^\s<]+/g,
    (url) => `<a href="${url}" rel="noreferrer">${url}</a>`,
  );
}
