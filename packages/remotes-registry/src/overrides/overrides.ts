import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Seam } from '../refusal.ts';
import type { FetchVersion } from '../released-version.ts';
import type { RemoteHost } from '../remote-host.ts';
import { type Composition, createOverriddenHost } from './overridden-host.ts';
import { type Choice, changeIn, choiceOf } from './override-choice.ts';

/** What testers may choose. */
export interface OverrideConfig {
  /** Remote → version or address, for every visitor of this process. */
  readonly fromEnvironment: Choice;
  /** Origins that may serve releases; `loopback` is any port of this machine. */
  readonly origins: readonly string[];
}

export interface OverridesOptions {
  readonly config: {
    /** undefined = overrides are not allowed */
    readonly overrides: OverrideConfig | undefined;
    readonly remotesDir: string;
    readonly publicUrl: string;
  };
  readonly host: RemoteHost;
  readonly seam: Seam;
  readonly fetchVersion?: FetchVersion | undefined;
}

/** Other versions of remotes, for testers. */
export interface Overrides {
  /** Replies to a request that changes the tester's choice; undefined for every other. */
  change(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined;
  /** The site this visitor has chosen; undefined for the public one. */
  compositionOf(request: FastifyRequest): Promise<Composition | undefined>;
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Undefined unless the environment allows overrides: they let a link decide what code runs here.
 */
export function createOverrides(options: OverridesOptions): Overrides | undefined {
  const { config, host, seam, fetchVersion } = options;
  const { overrides } = config;
  if (!overrides) return undefined;
  const isAllowed = ({ origin, protocol, hostname }: URL): boolean =>
    /^https?:$/.test(protocol) &&
    (overrides.origins.includes(origin) ||
      (overrides.origins.includes('loopback') && loopback.has(hostname)));
  const { remotesDir } = config;
  const compose = createOverriddenHost({ host, seam, remotesDir, fetchVersion, isAllowed });
  const isSecure = config.publicUrl.startsWith('https:');
  return {
    change(request, reply) {
      const change = changeIn(request.raw.url ?? '/', isSecure);
      return (
        change &&
        reply
          .headers({ 'Cache-Control': 'no-store', 'Set-Cookie': [...change.cookies] })
          .redirect(change.location, 302)
      );
    },
    async compositionOf(request) {
      const choice = choiceOf(request.headers.cookie, overrides.fromEnvironment);
      return Object.keys(choice).length === 0 ? undefined : compose(choice);
    },
  };
}
