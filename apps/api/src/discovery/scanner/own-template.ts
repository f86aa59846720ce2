import { type ScannerFilter, scannerFilter } from '@tipmark/contract';
import { type Sport, TEMPLATE_TOPIC } from '@tipmark/domain';
import * as z from 'zod/mini';
import type { Db } from '../../platform/database/connect.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { findTemplate } from '../templates/template-queries.ts';

/**
 * The criteria of a user's template, as far as the filter still accepts them.
 * @throws CallError not_found when they have no such template of the sport
 */
export async function findOwnScannerTemplate(
  db: Db,
  sport: Sport,
  id: number,
  userId: number,
): Promise<ScannerFilter> {
  const found = await findTemplate(
    db,
    { userId, kind: { topic: TEMPLATE_TOPIC.scanner, sport } },
    id,
  );
  const params = z.safeParse(scannerFilter(sport), found?.params);
  if (!params.success) throw new CallError('not_found');
  return params.data;
}
