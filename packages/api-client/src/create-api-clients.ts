import { type ApiClient, createApiClient } from './create-api-client.ts';
import { nodeExchange } from './node-exchange.ts';

/** A client of a server without sessions for each language. */
export const createApiClients = <Locale extends string>(
  baseUrl: string,
  locales: readonly Locale[],
): Readonly<Record<Locale, ApiClient>> =>
  Object.fromEntries(
    locales.map((locale) => [locale, createApiClient({ baseUrl, locale, exchange: nodeExchange })]),
  ) as Record<Locale, ApiClient>;
