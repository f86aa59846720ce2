import { formEncoded, secretsOfEnvironment } from '@tipmark/server-kit';
import type { Config } from './config.ts';

const basic = (user: string, password: string) => `${user}:${password}`;

/** Every value of the settings that no log, answer or metric may contain. */
export function secretsOf(config: Partial<Config>): string[] {
  const texts = Object.entries(config).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  const { TELEGRAM_BOT_TOKEN: token, YOOKASSA_SHOP_ID: shop, YOOKASSA_SECRET_KEY: key } = config;
  const clients = (config.signInProviders ?? []).flatMap(({ clientId, clientSecret }) =>
    clientSecret === undefined
      ? []
      : [
          clientSecret,
          basic(clientId, clientSecret),
          basic(formEncoded(clientId), formEncoded(clientSecret)),
        ],
  );
  return [
    ...secretsOfEnvironment(Object.fromEntries(texts)),
    ...clients,
    // the part that is secret, where the library writes the number of the bot apart
    ...(token === undefined ? [] : [token.slice(token.indexOf(':') + 1)]),
    ...(shop === undefined || key === undefined ? [] : [basic(shop, key)]),
  ];
}
