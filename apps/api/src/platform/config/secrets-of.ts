import type { Config } from './config.ts';

/** Settings whose values are secrets, whatever is added to them. */
const SECRET_NAME = /SECRET|TOKEN|KEY/;
/** A value in the query of an address that is long enough to be a key. */
const MIN_KEY_LENGTH = 12;

const basic = (user: string, password: string) => `${user}:${password}`;

/** Passwords and keys within an address. */
function secretsOfAddress(text: string): string[] {
  if (!URL.canParse(text)) return [];
  const { username, password, searchParams } = new URL(text);
  const keys = [...searchParams.values()].filter(({ length }) => length >= MIN_KEY_LENGTH);
  if (password === '') return keys;
  const plain = decodeURIComponent(password);
  return [...keys, password, plain, basic(decodeURIComponent(username), plain)];
}

/** Every value of the settings that no log, answer or metric may contain. */
export function secretsOf(config: Partial<Config>): string[] {
  const texts = Object.entries(config).flatMap(([name, value]) =>
    typeof value === 'string' ? [{ name, value }] : [],
  );
  const named = texts.filter(({ name }) => SECRET_NAME.test(name)).map(({ value }) => value);
  const { TELEGRAM_BOT_TOKEN: token, YOOKASSA_SHOP_ID: shop, YOOKASSA_SECRET_KEY: key } = config;
  const clients = (config.signInProviders ?? []).flatMap(({ clientId, clientSecret }) =>
    clientSecret === undefined ? [] : [clientSecret, basic(clientId, clientSecret)],
  );
  return [
    ...named,
    ...texts.flatMap(({ value }) => secretsOfAddress(value)),
    ...clients,
    // the part that is secret, where the library writes the number of the bot apart
    ...(token === undefined ? [] : [token.slice(token.indexOf(':') + 1)]),
    ...(shop === undefined || key === undefined ? [] : [basic(shop, key)]),
  ];
}
