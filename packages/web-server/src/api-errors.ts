import { type ApiError, ERROR_CODES } from '@tipmark/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import en from '../locales/en/api-errors.json' with { type: 'json' };
import ru from '../locales/ru/api-errors.json' with { type: 'json' };

const messages = { ru, en };
const RETRY_AFTER_SECONDS = 5;

/** Errors under `/api` that this server answers without calling the API. */
type OwnCode = Exclude<keyof typeof en, 'bad_encoding'>;

const messagesFor = (request: FastifyRequest) =>
  messages[/^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'ru'];

/** An error in the API's own form, so that callers need no second parser. */
export function answerFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  code: OwnCode,
  details?: ApiError['details'],
): FastifyReply {
  const error: ApiError = {
    code,
    message: messagesFor(request)[code],
    ...(details && { details }),
  };
  if (code === 'unavailable') reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply
    .code(ERROR_CODES[code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error }));
}

const codeByStatus: Readonly<Record<number, OwnCode>> = {
  400: 'validation',
  413: 'payload_too_large',
  414: 'uri_too_long',
  415: 'unsupported_media_type',
};

/** Replies to an API request that the framework could not read, or that could not be passed on. */
export function answerApiError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const code = codeByStatus[error.statusCode ?? 500] ?? 'internal';
  if (code === 'internal')
    request.log.error({ err: error }, 'api proxy: a call failed, answered with an internal error');
  if (error.code !== 'FST_ERR_BAD_URL') return answerFailure(request, reply, code);
  return answerFailure(request, reply, code, { path: messagesFor(request).bad_encoding });
}
