import { withoutSecrets } from '@tipmark/route-builder';

type Properties = Readonly<Record<string, unknown>>;

/** Properties that grant access by themselves. */
const SECRETS: ReadonlySet<string> = new Set(['hash', 'token', 'authHash', 'code', 'state']);

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /[/?&=%]/.test(value);

/** Properties of an event without anything that grants access, in addresses under any name. */
export function plainProperties(properties: Properties): Properties {
  const plain = Object.entries(properties)
    .filter(([name]) => !SECRETS.has(name))
    .map(([name, value]) => [name, isAddress(value) ? plainAddress(value) : value]);
  return Object.fromEntries(plain);
}

/** An address, whole or without its site, as it may be stored. */
export function plainAddress(address: string): string {
  const [site = ''] = /^https?:\/\/[^/?#]*/i.exec(address) ?? [];
  return site + withoutSecrets(address.slice(site.length));
}
