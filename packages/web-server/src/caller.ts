import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { COUNTRY_HEADER, isRequestId, REQUEST_ID_HEADER } from '@tipmark/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { traceOf } from './trace-requests.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Two capital letters, from a trusted proxy or the default of the site. */
    countryCode: string;
  }
}

export interface CallerOptions {
  readonly config: {
    /** Header in which a trusted proxy names the country. */
    readonly countryHeader: string;
    readonly defaultCountry: string;
  };
  readonly isTrustedProxy: (address: string) => boolean;
}

const countryCode = /^[A-Z]{2}$/;

/** The country of a request: what a trusted proxy names, else the default of the site. */
export function createCountryReader({ config, isTrustedProxy }: CallerOptions) {
  return ({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): string => {
    const isTrusted = isTrustedProxy(socket.remoteAddress ?? '');
    const named = isTrusted ? String(headers[config.countryHeader] ?? '').toUpperCase() : '';
    return countryCode.test(named) ? named : config.defaultCountry;
  };
}

/** Ids of requests: a trusted proxy may give one, nobody else chooses what stands in the log. */
export const createRequestIds =
  (isTrustedProxy: CallerOptions['isTrustedProxy']) =>
  ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const given = headers[REQUEST_ID_HEADER];
    const isUsable = isRequestId(given) && isTrustedProxy(socket.remoteAddress ?? '');
    return isUsable ? given : randomUUID();
  };

/** Finds the country of every request once; every reply names the id of its request. */
export function identifyCallers(app: FastifyInstance, options: CallerOptions): void {
  const countryOf = createCountryReader(options);
  app.decorateRequest('countryCode', '');
  app.addHook('onRequest', async (request, reply) => {
    request.countryCode = countryOf(request);
    reply.header(REQUEST_ID_HEADER, request.id);
  });
}

/** No address is known of a visitor who has left meanwhile. */
export const addressOf = ({ ip }: FastifyRequest): string => (ip as string | undefined) ?? 'gone';

/**
 * What the API learns about the caller of every call made for one, whatever the caller sent
 * himself under these names.
 */
export const headersOfCaller = (request: FastifyRequest): Record<string, string> => ({
  'x-forwarded-for': addressOf(request),
  [COUNTRY_HEADER]: request.countryCode,
  [REQUEST_ID_HEADER]: request.id,
  ...traceOf(request),
});
