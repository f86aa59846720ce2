import { matchPath } from '@tipmark/route-builder';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const FORM = 'application/x-www-form-urlencoded';
const MAX_BYTES = 4000;

/** What forms without scripts share: their fields, and who may send them. */
export interface PlainForms {
  /** Lets routes of the scope read such forms. */
  accept(scope: FastifyInstance, maxBytes?: number): void;
  /** Empty where the request contains no form. */
  fieldsOf(request: FastifyRequest): URLSearchParams;
  isForeign(request: FastifyRequest): boolean;
  /** A page of this site, or undefined. */
  ownPath(next: string): string | undefined;
}

export function createPlainForms(publicUrl: string): PlainForms {
  const { origin } = new URL(publicUrl);
  return {
    accept(scope, maxBytes = MAX_BYTES) {
      scope.addContentTypeParser(
        FORM,
        { parseAs: 'string', bodyLimit: maxBytes },
        (_request, body, done) => done(null, new URLSearchParams(String(body))),
      );
    },
    fieldsOf: ({ body }) => (body instanceof URLSearchParams ? body : new URLSearchParams()),
    isForeign({ headers }) {
      const site = headers['sec-fetch-site'];
      if (site !== undefined) return site !== 'same-origin' && site !== 'none';
      return headers.origin !== undefined && headers.origin !== origin;
    },
    ownPath(next) {
      if (!next.startsWith('/') || !URL.canParse(next, origin)) return undefined;
      const url = new URL(next, origin);
      return url.origin === origin && matchPath(url.pathname)
        ? url.pathname + url.search
        : undefined;
    },
  };
}
