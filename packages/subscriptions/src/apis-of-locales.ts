import { type ApiClient, createApiClient } from '@tipmark/api-client';
import { nodeExchange } from '@tipmark/api-client/server';
import { LOCALES, type Locale } from '@tipmark/route-builder';

/** A client of the API for each language. */
export const apisOfLocales = (apiUrl: string): Readonly<Record<Locale, ApiClient>> =>
  Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      createApiClient({ baseUrl: apiUrl, locale, exchange: nodeExchange }),
    ]),
  ) as Record<Locale, ApiClient>;
