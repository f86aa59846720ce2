import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface BeaconOptions {
  readonly path: string;
  readonly maxBodyBytes: number;
  readonly publicUrl: string;
  /** @returns status of the reply; `sent` is undefined where the body is no JSON */
  readonly receive: (request: FastifyRequest, sent: unknown) => number | Promise<number>;
  /** Where it was sent by no page of this site. */
  readonly onForeign?: () => void;
}

/** An address to which pages of this site, and no others, send JSON that needs no reply. */
export function registerBeacon(app: FastifyInstance, options: BeaconOptions): void {
  const { path, maxBodyBytes, publicUrl, receive, onForeign } = options;
  const { origin } = new URL(publicUrl);

  async function statusFor(request: FastifyRequest): Promise<number> {
    if (!isForeign(request, origin)) return receive(request, jsonOf(request.body));
    onForeign?.();
    return 403;
  }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: maxBodyBytes },
      (_request, body, done) => done(null, body),
    );
    scope.post(path, async (request, reply) =>
      reply
        .code(await statusFor(request))
        .header('Cache-Control', 'no-store')
        .send(),
    );
  });
}

/** A beacon of a page names its origin; one that names none is no page of this site. */
function isForeign({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin !== origin : site !== 'same-origin';
}

function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}
