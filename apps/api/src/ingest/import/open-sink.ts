import type { Sink } from '@tipmark/importers';
import type { Config } from '../../platform/config/config.ts';
import { DataInUse } from '../../platform/errors/database-errors.ts';
import { openApiSink } from './api-sink.ts';
import { openDatabaseSink } from './database-sink.ts';

/**
 * With PostgreSQL, or with the site down, records are applied here. The embedded database has one
 * owner: while the site runs they go through its api.
 */
export async function openSink(config: Config): Promise<Sink> {
  try {
    return await openDatabaseSink(config);
  } catch (error) {
    if (!(error instanceof DataInUse)) throw error;
    return openApiSink(config);
  }
}
