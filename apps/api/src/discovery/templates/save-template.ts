import type { SentNotificationParams } from '@tipmark/contract';
import { TEMPLATES_MAX } from '@tipmark/domain';
import { allocateIds } from '../../ingest/rows/allocate-ids.ts';
import { lockUser } from '../../people/account/users/user-queries.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { CallError, fieldError } from '../../platform/errors/errors.ts';
import { deleteAlert, deleteSentAlerts, findAlert, saveAlert } from './alert-queries.ts';
import { readAlert } from './present-template.ts';
import { readTemplate } from './template-name.ts';
import {
  findNameConflict,
  insertTemplate,
  type Owned,
  updateTemplate,
} from './template-queries.ts';

export interface SentTemplate {
  readonly name: string;
  readonly params: object;
  readonly notificationParams?: SentNotificationParams | null | undefined;
}

/**
 * Saves a new template, in the caller's transaction: writes of one user wait for each other.
 * @returns its id
 * @throws CallError validation for its name, limit_reached
 */
export async function addTemplate(
  tx: Tx,
  owned: Owned,
  sent: SentTemplate,
  nowSeconds: number,
): Promise<number> {
  const template = readTemplate(sent);
  await lockUser(tx, owned.userId);
  const capacity = await findNameConflict(tx, owned, template.nameFolded);
  if (capacity.isNameTaken) throw fieldError('name', 'template_name_taken');
  if (capacity.count >= TEMPLATES_MAX) {
    throw new CallError('limit_reached', {
      message: { key: 'template_limit', values: { limit: TEMPLATES_MAX } },
    });
  }
  const id = await allocateIds(tx, 'templates', 1);
  await insertTemplate(tx, owned, id, template, nowSeconds);
  if (sent.notificationParams) {
    const alert = readAlert(sent.notificationParams);
    await saveAlert(tx, owned, id, alert, { nowSeconds });
  }
  return id;
}

/** @throws CallError not_found, also for another user's template; validation for its name */
export async function changeTemplate(
  tx: Tx,
  owned: Owned,
  id: number,
  sent: SentTemplate,
  nowSeconds: number,
): Promise<void> {
  const template = readTemplate(sent);
  await lockUser(tx, owned.userId);
  const capacity = await findNameConflict(tx, owned, template.nameFolded, id);
  if (!capacity.isThere) throw new CallError('not_found');
  if (capacity.isNameTaken) throw fieldError('name', 'template_name_taken');
  const isOther = await updateTemplate(tx, owned, id, template, nowSeconds);
  const { notificationParams } = sent;
  if (notificationParams === null) await deleteAlert(tx, owned, id);
  else if (notificationParams !== undefined) {
    const before = await findAlert(tx, owned, id);
    const alert = readAlert(notificationParams, before ?? undefined);
    await saveAlert(tx, owned, id, alert, { nowSeconds });
  }
  if (isOther) await deleteSentAlerts(tx, owned, id);
}
