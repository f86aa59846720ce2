import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SignInProvider } from '../../../../platform/config/sign-in-providers.ts';

type Claims = Record<string, unknown>;

/** A token from the issuer; fields that are absent have valid values. */
export interface Lie {
  readonly claims?: Claims;
  readonly header?: Claims;
  /** How it is signed: with its own key, an unknown key, the client's secret, or not at all. */
  readonly by?: 'itself' | 'anotherKey' | 'secret' | 'nobody';
  /** The claims are changed after they were signed. */
  readonly changed?: Claims;
}

export interface HostileIssuer {
  readonly provider: SignInProvider;
  /** Properties of the next token. */
  lie(lie: Lie): void;
  /** From now on it signs with another key and algorithm; the former key stays published. */
  rotate(): void;
  close(): Promise<void>;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const ellipticPair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2_048 });

/**
 * An OpenID Connect provider on this machine whose ID tokens are set by the test.
 * @param behind the address others reach it at, where it is not its own
 */
export async function startHostileIssuer(
  id: string,
  behind = async (own: string): Promise<string> => own,
): Promise<HostileIssuer> {
  const [own, another] = [keyPair(), keyPair()];
  const clientSecret = 'a-secret-of-the-site-that-is-long-enough';
  const clientId = 'the-site';
  let next: Lie = {};
  let nonce = '';
  let elliptic: ReturnType<typeof ellipticPair> | undefined;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = await behind(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

  function signed(text: string, key: KeyObject): string {
    return sign('sha256', Buffer.from(text), key).toString('base64url');
  }

  function honest(text: string): string {
    if (elliptic === undefined) return signed(text, own.privateKey);
    const key = { key: elliptic.privateKey, dsaEncoding: 'ieee-p1363' } as const;
    return sign('sha256', Buffer.from(text), key).toString('base64url');
  }

  function idToken({ claims, header, by = 'itself', changed }: Lie): string {
    const nowSeconds = Math.floor(Date.now() / 1_000);
    const message = {
      iss: issuer,
      aud: clientId,
      sub: 'somebody',
      name: 'Somebody',
      nonce,
      iat: nowSeconds,
      exp: nowSeconds + 300,
      ...claims,
    };
    const itself = elliptic === undefined ? 'RS256' : 'ES256';
    const alg = { nobody: 'none', secret: 'HS256', itself, anotherKey: 'RS256' }[by];
    const kid = elliptic === undefined ? 'one' : 'two';
    const head = encode({ alg, kid, typ: 'JWT', ...header });
    const text = `${head}.${encode(message)}`;
    const signatures = {
      nobody: () => '',
      secret: () => createHmac('sha256', clientSecret).update(text).digest('base64url'),
      itself: () => honest(text),
      anotherKey: () => signed(text, another.privateKey),
    };
    const body = changed === undefined ? text : `${head}.${encode({ ...message, ...changed })}`;
    return `${body}.${signatures[by]()}`;
  }

  server.on('request', (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    const json = (body: object) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (pathname === '/.well-known/openid-configuration') {
      json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: [elliptic === undefined ? 'RS256' : 'ES256'],
      });
    } else if (pathname === '/keys') {
      const jwk = own.publicKey.export({ format: 'jwk' });
      const newer = elliptic?.publicKey.export({ format: 'jwk' });
      json({
        keys: [
          { ...jwk, kid: 'one', use: 'sig', alg: 'RS256' },
          ...(newer ? [{ ...newer, kid: 'two', use: 'sig', alg: 'ES256' }] : []),
        ],
      });
    } else if (pathname === '/authorize') {
      nonce = searchParams.get('nonce') ?? '';
      const back = new URL(searchParams.get('redirect_uri') ?? issuer);
      back.searchParams.set('code', 'a-code');
      back.searchParams.set('state', searchParams.get('state') ?? '');
      response.writeHead(302, { location: back.href }).end();
    } else {
      json({ access_token: 'token', token_type: 'Bearer', id_token: idToken(next) });
    }
  });
  return {
    provider: { id, kind: 'oidc', issuer, clientId, clientSecret },
    lie(lie) {
      next = lie;
    },
    rotate() {
      elliptic = ellipticPair();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
