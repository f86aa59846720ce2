import { tableOf } from '@tipmark/domain';
/** The protocol of a provider: the standard, or one of its own. */
export type SignInKind = 'oidc' | 'vk' | 'yandex';

export interface SignInProvider {
  /** As in addresses: lower case. */
  readonly id: string;
  readonly kind: SignInKind;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  /** What is asked of it, where that differs from other issuers. */
  readonly scope?: string | undefined;
}

const VARIABLE = /^OIDC_([A-Z][A-Z0-9_]{0,29})_(?:ISSUER|CLIENT_ID|CLIENT_SECRET)$/;
/** Names with another meaning in addresses of sign-ins. */
const TAKEN = new Set(['DEMO', 'TELEGRAM', 'PROVIDERS']);

const PRESETS = tableOf<Pick<SignInProvider, 'kind' | 'issuer' | 'scope'>>({
  GOOGLE: { kind: 'oidc', issuer: 'https://accounts.google.com' },
  VK: { kind: 'vk', issuer: 'https://id.vk.com' },
  YANDEX: { kind: 'yandex', issuer: 'https://oauth.yandex.ru' },
  // Telegram's OpenID Connect, beside the widget that TELEGRAM_BOT_TOKEN turns on
  TELEGRAM_ID: { kind: 'oidc', issuer: 'https://oauth.telegram.org', scope: 'openid profile' },
});

/** Providers that need no address: `OIDC_<NAME>_CLIENT_ID` is enough. */
export const PRESET_NAMES: readonly string[] = Object.keys(PRESETS);

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

export function isLoopbackUrl(text: string): boolean {
  return URL.canParse(text) && LOOPBACK.test(new URL(text).hostname);
}

function issuerFault(name: string, issuer: string): string | undefined {
  const { protocol } = URL.canParse(issuer) ? new URL(issuer) : { protocol: '' };
  const isGood = protocol === 'https:' || (protocol === 'http:' && isLoopbackUrl(issuer));
  return isGood ? undefined : `OIDC_${name}_ISSUER: is not an https address`;
}

interface Read {
  readonly providers: readonly SignInProvider[];
  readonly faults: readonly string[];
}

/** Every issuer that `OIDC_<NAME>_…` names; presets need no address. */
export function readSignInProviders(
  environment: Readonly<Record<string, string | undefined>>,
): Read {
  const names = new Set<string>();
  for (const [variable, value] of Object.entries(environment)) {
    const name = VARIABLE.exec(variable)?.[1];
    if (name !== undefined && value) names.add(name);
  }
  const providers: SignInProvider[] = [];
  const faults: string[] = [];
  for (const name of [...names].sort()) {
    const clientId = environment[`OIDC_${name}_CLIENT_ID`];
    const preset = PRESETS[name];
    const issuer = (environment[`OIDC_${name}_ISSUER`] || preset?.issuer)?.replace(/\/+$/, '');
    const clientSecret = environment[`OIDC_${name}_CLIENT_SECRET`] || undefined;
    if (TAKEN.has(name)) faults.push(`OIDC_${name}_CLIENT_ID: this name is taken`);
    else if (!clientId) faults.push(`OIDC_${name}_CLIENT_ID: is missing`);
    else if (!issuer) faults.push(`OIDC_${name}_ISSUER: is missing`);
    else {
      const fault = issuerFault(name, issuer);
      if (fault !== undefined) faults.push(fault);
      // another address of a preset has the same protocol
      const { kind = 'oidc', scope } = preset ?? {};
      const id = name.toLowerCase();
      providers.push({ id, kind, issuer, clientId, clientSecret, ...(scope && { scope }) });
    }
  }
  return { providers, faults };
}

/** Their documentation in `.env.example`. */
export const SIGN_IN_EXAMPLE = `# Sign-in by any OpenID Connect issuer; of VK, YANDEX, GOOGLE and TELEGRAM_ID the id and the secret are
# enough. OIDC_VK_ISSUER=https://id.vk.ru selects VK's other address.
# The address to register there is PUBLIC_URL/api/auth/<name>/callback
#OIDC_EXAMPLE_ISSUER=
#OIDC_EXAMPLE_CLIENT_ID=
#OIDC_EXAMPLE_CLIENT_SECRET=
`;
