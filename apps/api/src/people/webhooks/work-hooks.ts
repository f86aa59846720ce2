import type { Tx } from '../../platform/database/tx.ts';
import { tx } from '../../platform/database/tx.ts';
import { enqueueMail } from '../../platform/outbox/enqueue.ts';
import { HOOK_LANE } from '../../platform/outbox/lanes.ts';
import { finish, type OutboxRow, postpone } from '../../platform/outbox/outbox-queries.ts';
import { type LaneWork, workLane } from '../../platform/outbox/work-lane.ts';
import type { HookAnswer } from '../../platform/webhooks/hook-sender.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { openSecret } from '../account/totp/sealed-secret.ts';
import { findOwnersEmail } from '../account/totp/totp-queries.ts';
import {
  disableHook,
  findWaiting,
  giveUp,
  lockHook,
  noteAttempt,
  noteHealth,
  type WaitingDelivery,
} from './delivery-queries.ts';
import { nextStep } from './retry-schedule.ts';

export type HookParts = Pick<PeopleServices, 'db' | 'clock' | 'hooks' | 'hookKey'>;

const MS = 1_000;

function secretsOf({ hookKey }: HookParts, delivery: WaitingDelivery): string[] {
  const sealed = [delivery.sealed_secret, delivery.former_sealed_secret];
  return sealed.flatMap((one) => {
    const secret = one === null ? undefined : openSecret(hookKey, delivery.user_id, one);
    return secret === undefined ? [] : [secret];
  });
}

/** Without scripts and open tabs the owner learns of it by mail. */
async function notifyOwner(
  trx: Tx,
  { user_id: userId, address, locale }: WaitingDelivery,
  reason: 'gone' | 'failing',
  nowSeconds: number,
): Promise<void> {
  const recipient = await findOwnersEmail(trx, userId);
  if (!recipient) return;
  const payload = { userId, host: new URL(address).host };
  const letter = {
    kind: `webhook_${reason}`,
    recipient,
    locale: locale === 'en' ? 'en' : 'ru',
    payload,
  } as const;
  await enqueueMail(trx, letter, nowSeconds);
}

/** Records an attempt and what follows from it. */
async function record(
  trx: Tx,
  row: OutboxRow,
  delivery: WaitingDelivery,
  answer: HookAnswer,
  { nowSeconds, chance }: { readonly nowSeconds: number; readonly chance: () => number },
): Promise<void> {
  const { id, webhook_id: hookId } = delivery;
  const hook = await lockHook(trx, hookId);
  const step = nextStep(
    answer,
    {
      attempts: row.attempts,
      begunAt: Math.floor(row.created_at.getTime() / MS),
      failingSince: hook?.failingSince ?? null,
      nowSeconds,
    },
    chance,
  );
  const note = (status: 'waiting' | 'delivered' | 'failed') =>
    noteAttempt(trx, { id, status, answer, nowSeconds });
  const error = answer.failure ?? `the receiver answered ${answer.status}`;
  if (step.kind === 'delivered') {
    await note('delivered');
    await noteHealth(trx, hookId, null);
    await finish(trx, row.id, { status: 'sent', nowSeconds });
    return;
  }
  await noteHealth(trx, hookId, nowSeconds);
  // another attempt may have disabled it meanwhile
  if (step.kind === 'retry' && hook !== undefined) {
    await note('waiting');
    await postpone(trx, row.id, step.atSeconds, error);
    return;
  }
  await note('failed');
  await finish(trx, row.id, { status: 'dead', nowSeconds, error });
  if (step.kind !== 'disabled' || hook === undefined) return;
  await disableHook(trx, hookId, step.reason, nowSeconds);
  await notifyOwner(trx, delivery, step.reason, nowSeconds);
}

async function carry(parts: HookParts, row: OutboxRow, chance: () => number): Promise<void> {
  const { db, clock, hooks } = parts;
  const nowSeconds = clock();
  const delivery = await findWaiting(db, String(row.payload['deliveryId']), nowSeconds);
  if (delivery?.is_wanted !== true) {
    if (delivery !== undefined) await giveUp(db, delivery.id);
    return finish(db, row.id, { status: 'dropped', nowSeconds });
  }
  const { id, address, body } = delivery;
  const secrets = secretsOf(parts, delivery);
  const answer = await hooks.send({ id, address, body, secrets, timestampSeconds: nowSeconds });
  const at = { nowSeconds: clock(), chance };
  await tx(db, (trx) => record(trx, row, delivery, answer, at));
}

type Work = HookParts &
  Pick<LaneWork, 'pace' | 'isStopped' | 'pause'> & {
    readonly chance?: () => number;
    readonly onError: (error: unknown) => void;
  };

/**
 * Sends due webhooks, one at a time to each.
 * @returns how many were processed
 */
export function workHooks(work: Work): Promise<number> {
  const { pace, isStopped, pause, chance = Math.random, onError, ...parts } = work;
  const { db, clock } = parts;
  return workLane({
    db,
    clock,
    channel: 'webhook',
    lane: HOOK_LANE,
    mayOvertake: true,
    pace,
    isStopped,
    pause,
    async carry(row) {
      // what was not recorded is tried again when its lease ends
      await carry(parts, row, chance).catch(onError);
      return 0;
    },
  });
}
