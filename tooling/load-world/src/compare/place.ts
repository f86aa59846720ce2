import { join } from 'node:path';
import {
  type Given,
  type RecomputingQueries,
  recomputingQueries,
  type TestApi,
} from '@tipmark/api/testing';

/** An API whose pages are compared, and the instant of its clock in unix seconds. */
export interface ComparedSite {
  readonly api: TestApi;
  readonly queries: RecomputingQueries;
  readonly now: number;
}

/** @param now unix seconds, as the clock of the API has it */
export function comparedSite(api: TestApi, now: number): ComparedSite {
  return { api, now, queries: recomputingQueries(join(import.meta.dirname, '../recomputed')) };
}

/** Rows of a query of `recomputed/`. */
export const computed = <Row = Record<string, unknown>>(
  { api, queries, now }: ComparedSite,
  name: string,
  given: Given,
): Promise<Row[]> => queries.ask<Row>(api.database.db, name, { now, since: 0, side: 0, ...given });

/** What a call answers. */
export async function shownBy({ api }: ComparedSite, url: string) {
  const reply = await api.app.inject({ url, headers: { 'accept-language': 'en' } });
  if (reply.statusCode !== 200)
    throw new Error(`${url} answered ${reply.statusCode}: ${reply.body}`);
  return reply.json().data;
}
