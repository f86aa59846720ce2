import { headersOfCaller } from '@tipmark/web-server';
import type { FastifyRequest } from 'fastify';

/** A call for a form that was sent without scripts. */
export interface FormCall {
  readonly method?: 'POST' | 'PUT';
  readonly path: string;
  readonly locale: string;
  /** Address of the form's page. */
  readonly page: string;
  readonly body: object;
  readonly deadlineMs: number;
}

/** Calls the API for a form without scripts, as the visitor's browser would. */
export function askApi(
  apiUrl: string,
  request: FastifyRequest,
  { method = 'POST', path, locale, page, body, deadlineMs }: FormCall,
): Promise<Response> {
  const { cookie, referer, 'user-agent': userAgent } = request.headers;
  return fetch(`${apiUrl}${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': locale,
      'Sec-Fetch-Site': 'same-origin',
      'X-Client-Url': page,
      ...headersOfCaller(request),
      'X-Http-Version': request.raw.httpVersion,
      'User-Agent': userAgent ?? '',
      ...(cookie === undefined ? {} : { Cookie: cookie }),
      ...(referer === undefined ? {} : { Referer: referer }),
    },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
  });
}
