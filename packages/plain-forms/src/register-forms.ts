import {
  href,
  LOCALES,
  type Locale,
  localizePath,
  type RouteName,
  routes,
} from '@tipmark/route-builder';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import en from '../locales/en/other-site.json' with { type: 'json' };
import ru from '../locales/ru/other-site.json' with { type: 'json' };
import { leadOut } from './lead-out.ts';
import { createPlainForms, type PlainForms } from './plain-forms.ts';
import { type ApiPost, postToApi } from './post-to-api.ts';

export interface FormsOptions {
  readonly apiUrl: string;
  readonly publicUrl: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const OTHER_SITE = { ru, en };

/** A form that was sent to its own page. */
export interface Sent extends Pick<PlainForms, 'ownPath'> {
  readonly form: URLSearchParams;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly locale: Locale;
  readonly ask: <Data extends object>(
    post: Pick<ApiPost, 'method' | 'path' | 'body'>,
  ) => ReturnType<typeof postToApi<Data>>;
}

/** Where a form leads, or the file that its browser saves. */
export interface Outcome {
  readonly location: string;
  readonly cookies?: readonly string[];
  readonly file?: string;
  /** Of a file that is not JSON: a table, or a text. */
  readonly fileName?: `${string}.${'csv' | 'txt'}`;
  /** Address of another site that follows. */
  readonly next?: string;
}

function typeOf(fileName: Outcome['fileName']): string {
  if (fileName === undefined) return 'application/json';
  return fileName.endsWith('.csv') ? 'text/csv' : 'text/plain';
}

export type Answer = (sent: Sent) => Promise<Outcome>;

export interface FormsOfPages {
  readonly answers: Readonly<Partial<Record<RouteName, Answer>>>;
  readonly maxBytes?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The value of `wrong` in an address: fields with errors, or `form` where none can be named. */
export const wrongOf = (fields: readonly string[]): string =>
  fields.length > 0 ? fields.join(',') : 'form';

const textsOf = (values: unknown): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(values as object).filter(([, value]) => typeof value === 'string'),
  );

/**
 * Forms without scripts: each is sent to its own page, which calls the API and redirects with the
 * outcome in the address.
 */
export function registerForms(
  app: FastifyInstance,
  { apiUrl, publicUrl, log }: FormsOptions,
  { answers, maxBytes, headers = {} }: FormsOfPages,
): void {
  const forms = createPlainForms(publicUrl);

  async function outcomeOf(
    route: RouteName,
    answer: Answer,
    request: FastifyRequest,
    locale: Locale,
  ): Promise<Outcome> {
    const params = textsOf(request.params);
    const query = textsOf(request.query);
    const page = href(route, params, { locale });
    const sent: Sent = {
      form: forms.fieldsOf(request),
      query,
      params,
      locale,
      ownPath: forms.ownPath,
      ask: (post) => postToApi(apiUrl, request, { ...post, locale, page }),
    };
    try {
      return await answer(sent);
    } catch (error) {
      log.warn(
        { error: String(error) },
        'form: the API did not take it, the visitor sees it again',
      );
      return { location: href(route, { ...params, ...query, wrong: 'form' }, { locale }) };
    }
  }

  function send(
    reply: FastifyReply,
    { location, cookies = [], file, fileName, next }: Outcome,
    locale: Locale,
  ): FastifyReply {
    reply.headers({ 'Cache-Control': 'no-store', ...headers });
    if (cookies.length > 0) reply.header('Set-Cookie', [...cookies]);
    if (next !== undefined) return leadOut(reply, next, { locale, messages: OTHER_SITE });
    if (file === undefined) return reply.code(303).header('Location', location).send('');
    return reply
      .code(200)
      .header('Content-Disposition', `attachment; filename="${fileName ?? 'tipmark-account.json'}"`)
      .type(`${typeOf(fileName)}; charset=utf-8`)
      .send(file);
  }

  void app.register(async (scope) => {
    forms.accept(scope, maxBytes);
    for (const [name, answer] of Object.entries(answers)) {
      const route = name as RouteName;
      for (const locale of LOCALES) {
        const path = localizePath(routes[route].pattern.replace(/\[(\w+)\]/g, ':$1'), locale);
        scope.post(path, async (request, reply) =>
          forms.isForeign(request)
            ? reply.code(403).type('text/plain').send('Forbidden')
            : send(reply, await outcomeOf(route, answer, request, locale), locale),
        );
      }
    }
  });
}
