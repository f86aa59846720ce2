import { randomUUID } from 'node:crypto';
import type { Endpoints, TemplateKindName, WebhookList } from '@tipmark/contract';
import type { Locale } from '@tipmark/i18n/server';
import { presetWith, TEMPLATE_KINDS } from '../../discovery/templates/template-kinds.ts';
import type { SignedIn } from '../../people/account/sessions/sessions.ts';
import { hasSubscription } from '../../people/premium/subscription.ts';
import { findDeliveries, resend } from '../../people/webhooks/delivery-queries.ts';
import { insertEvent } from '../../people/webhooks/event-queries.ts';
import { bodyOf, HOOK_EVENT } from '../../people/webhooks/hook-events.ts';
import {
  type ChosenSearch,
  deleteHook,
  enableHook,
  findHooks,
  findOfferedCappers,
  findOfferedSearches,
  MOST_HOOKS,
  ownHook,
} from '../../people/webhooks/hook-queries.ts';
import { makeHook, renewSecret } from '../../people/webhooks/make-hook.ts';
import type { Limit } from '../../platform/admission/rate-limits.ts';
import { CallError, fieldError } from '../../platform/errors/errors.ts';
import { wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { PrivateHandler } from '../handler/handler.ts';
import type { Services } from '../handler/services.ts';

const DAYS_BACK = 7;
const DAY_SECONDS = 86_400;
const MOST_DELIVERIES = 100;
/** Messages that a user has sent by hand, to all webhooks together. */
const SENT_BY_HAND: Limit = { name: 'webhook-by-hand', max: 60, windowSeconds: 3_600 };

interface Reading {
  readonly services: Pick<Services, 'db'>;
  readonly signedIn: SignedIn;
  readonly locale: Locale;
  readonly nowSeconds: number;
}

function keyOf({ topic, sport, templateId }: ChosenSearch): string {
  const kind = Object.entries(TEMPLATE_KINDS).find(
    ([, one]) => one.topic === topic && one.sport === sport,
  );
  return `${kind?.[0]}:${templateId}`;
}

/** @throws CallError validation for a kind that there is not */
function searchOf(key: string): ChosenSearch {
  const [kind = '', id] = key.split(':');
  if (!Object.hasOwn(TEMPLATE_KINDS, kind)) throw fieldError('searches', 'bad_value');
  return { ...TEMPLATE_KINDS[kind as TemplateKindName], templateId: Number(id) };
}

/** Four statements. */
async function readList(reading: Reading): Promise<WebhookList> {
  const { services, signedIn, locale, nowSeconds } = reading;
  const { db } = services;
  const { user } = signedIn;
  const since = nowSeconds - DAYS_BACK * DAY_SECONDS;
  const [hooks, searches, cappers, deliveries] = await Promise.all([
    findHooks(db, user.id),
    findOfferedSearches(db, user.id),
    findOfferedCappers(db, user.id),
    findDeliveries(db, user.id, { since, limit: MOST_DELIVERIES }),
  ]);
  return {
    webhooks: hooks.map((hook) => ({
      id: hook.id,
      address: hook.address,
      createdAt: hook.created_at,
      allCappers: hook.all_cappers,
      searches: hook.searches.map(keyOf),
      cappers: [...hook.cappers],
      failingSince: hook.failing_since,
      disabledAt: hook.disabled_at,
      disabledReason: hook.disabled_reason,
    })),
    most: MOST_HOOKS,
    isSubscriber: hasSubscription(user, nowSeconds),
    searches: searches.map(({ name, ...search }) => {
      const { topic, sport, templateId } = search;
      const id = keyOf(search);
      const preset = presetWith({ topic, sport } as never, templateId, locale);
      return { id, kind: id.replace(/:.*/, ''), name: name ?? preset?.name ?? id };
    }),
    cappers,
    deliveries: deliveries.map((one) => ({
      id: one.id,
      webhookId: one.webhook_id,
      type: one.type,
      status: one.status,
      createdAt: one.created_at,
      attempts: one.attempts,
      triedAt: one.tried_at,
      code: one.code,
      failure: one.failure as WebhookList['deliveries'][number]['failure'],
      durationMs: one.duration_ms,
      nextAt: one.next_at,
    })),
    asOf: nowSeconds,
  };
}

export const webhooks: PrivateHandler<Endpoints['webhooks']> = {
  statements: 4,
  answer: readList,
};

export const makeWebhook: PrivateHandler<Endpoints['makeWebhook']> = {
  statements: 12,
  async answer(call) {
    const { body, signedIn, services, locale, nowSeconds } = call;
    const { address, searches = [], cappers = [], allCappers = false } = body;
    const wanted = {
      userId: signedIn.user.id,
      address,
      locale,
      allCappers,
      searches: [...new Set(searches)].map(searchOf),
      cappers: [...new Set(cappers)],
    };
    const secret = await makeHook(services, wanted, nowSeconds);
    return { secret, list: await readList(call) };
  },
};

export const renewWebhookSecret: PrivateHandler<Endpoints['renewWebhookSecret']> = {
  statements: 8,
  async answer(call) {
    const { body, signedIn, services, nowSeconds } = call;
    const secret = await renewSecret(
      services,
      { userId: signedIn.user.id, id: body.id },
      nowSeconds,
    );
    return { secret, list: await readList(call) };
  },
};

export const testWebhook: PrivateHandler<Endpoints['testWebhook']> = {
  statements: 5,
  async answer(call) {
    const { body, signedIn, services, nowSeconds } = call;
    const { db, bus, limits } = services;
    const { id: userId } = signedIn.user;
    await limits.take(SENT_BY_HAND, `user:${userId}`);
    const { test: type } = HOOK_EVENT;
    const text = bodyOf(type, nowSeconds, { webhook: body.id });
    const event = { type, key: `test:${randomUUID()}`, body: { ru: text, en: text } };
    const sent = await insertEvent(db, event, ownHook(userId, body.id), nowSeconds);
    if (sent === 0) throw new CallError('not_found');
    wakeOutbox(bus);
    return readList(call);
  },
};

export const resendWebhook: PrivateHandler<Endpoints['resendWebhook']> = {
  statements: 5,
  async answer(call) {
    const { body, signedIn, services, nowSeconds } = call;
    const { db, bus, limits } = services;
    const { id: userId } = signedIn.user;
    await limits.take(SENT_BY_HAND, `user:${userId}`);
    if (!(await resend(db, userId, body.id, nowSeconds))) throw new CallError('not_found');
    wakeOutbox(bus);
    return readList(call);
  },
};

export const enableWebhook: PrivateHandler<Endpoints['enableWebhook']> = {
  statements: 5,
  async answer(call) {
    const { body, signedIn, services } = call;
    const isDone = await enableHook(services.db, signedIn.user.id, body.id);
    if (!isDone) throw new CallError('not_found');
    return readList(call);
  },
};

export const deleteWebhook: PrivateHandler<Endpoints['deleteWebhook']> = {
  statements: 5,
  async answer(call) {
    const { body, signedIn, services } = call;
    const isDone = await deleteHook(services.db, signedIn.user.id, body.id);
    if (!isDone) throw new CallError('not_found');
    return readList(call);
  },
};
