import type { FastifyReply, FastifyRequest } from 'fastify';
import en from '../../locales/en/server.json' with { type: 'json' };
import ru from '../../locales/ru/server.json' with { type: 'json' };

const words = { ru, en };
const RETRY_AFTER_SECONDS = 5;

const wordsFor = (request: FastifyRequest) =>
  words[/^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'ru'];

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

const failure = (code: string, message: string) => JSON.stringify({ error: { code, message } });

/** The api's own answer to an address it does not have. */
export const routeNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .headers(headers)
    .send(failure('route_not_found', wordsFor(request).routeNotFound));

/** No answer came from the api: said in its own form, so that callers need no second reader. */
export function apiUnavailable(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.writeHead(503, { ...headers, 'retry-after': String(RETRY_AFTER_SECONDS) });
  reply.raw.end(failure('unavailable', wordsFor(request).apiUnavailable));
}
