import {
  ALERT_CHANNEL,
  ALERT_FREQUENCY,
  SCANNER_TEMPLATE_KIND,
  TEMPLATES_MAX,
} from '@tipmark/domain';
import * as z from 'zod/mini';
import { errorCodes } from '../refusals.ts';
import { alertsRecord } from '../scanner/template-record.ts';
import { MAX_ID } from '../values/max-id.ts';
import { boundedText, integer } from '../values/positional.ts';
import { timeOfDay } from '../values/time-of-day.ts';

/** The rule is 50 characters; a character may be two units, and blanks around it are taken away. */
const MAX_SENT_NAME = 200;
const MAX_PRESETS = 20;

/** How a template notifies about its finds. Quiet times are in the account's zone. */
export const notificationParams = z.object({
  /** 1 e-mail, 2 telegram, 3 both. */
  channel: z.enum(ALERT_CHANNEL),
  /** 1 immediately, 2 every hour, 3 every day. */
  frequency: z.enum(ALERT_FREQUENCY),
  quietFrom: z.nullable(timeOfDay()),
  quietTo: z.nullable(timeOfDay()),
  isActive: z.boolean(),
});

/** Defaults of the optional fields: email, every hour, without a quiet time, on. */
export const sentNotificationParams = z.object({
  channel: z.optional(z.enum(ALERT_CHANNEL)),
  frequency: z.optional(z.enum(ALERT_FREQUENCY)),
  quietFrom: z.optional(z.nullable(timeOfDay())),
  quietTo: z.optional(z.nullable(timeOfDay())),
  isActive: z.optional(z.boolean()),
});

export type NotificationParams = z.output<typeof notificationParams>;
export type SentNotificationParams = z.output<typeof sentNotificationParams>;

const templateId = (minimum: 0 | 1) => z.object({ id: integer(minimum, MAX_ID) });

function template<Params extends z.ZodMiniType>(params: Params) {
  return z.object({
    id: z.int(),
    name: z.string(),
    /** 1 preset, 2 custom. */
    kind: z.enum(SCANNER_TEMPLATE_KIND),
    isModifiable: z.boolean(),
    isBlockedBySubscription: z.boolean(),
    params,
    /** Null while notifications are off. */
    notificationParams: z.nullable(notificationParams),
  });
}

function sentTemplate<Params extends z.ZodMiniType>(params: Params) {
  return z.object({
    name: boundedText(MAX_SENT_NAME),
    params,
    /** Absent = as it is, null = none. */
    notificationParams: z.optional(z.nullable(sentNotificationParams)),
  });
}

/** Schemas of the calls about templates whose criteria are `params`. */
export function templateSchemas<Params extends z.ZodMiniType>(params: Params, tag: string) {
  const tags = [tag];
  const one = template(params);
  const body = sentTemplate(params);
  const own = templateId(1);
  const nothing = z.object({});
  return {
    list: {
      summary: 'List the built-in templates and my own',
      tags,
      reply: z.object({
        presets: z.array(one).check(z.maxLength(MAX_PRESETS)),
        customs: z.array(one).check(z.maxLength(TEMPLATES_MAX)),
      }),
    },
    add: {
      summary: 'Save a template',
      tags,
      refusals: errorCodes('limit_reached', 'idempotency_mismatch', 'rate_limited'),
      body,
      reply: z.object({ id: z.int() }),
    },
    read: {
      summary: 'Get a template; 0 is the first built-in one',
      tags,
      refusals: errorCodes('not_found'),
      segments: templateId(0),
      reply: one,
    },
    change: {
      summary: 'Update my template',
      tags,
      refusals: errorCodes('not_found', 'rate_limited'),
      segments: own,
      body,
      reply: one,
    },
    remove: {
      summary: 'Delete my template',
      tags,
      refusals: errorCodes('not_found'),
      segments: own,
      reply: nothing,
    },
    notify: {
      summary: 'Turn on the alerts of a saved search',
      tags,
      refusals: errorCodes('not_found', 'conflict', 'rate_limited'),
      segments: own,
      body: sentNotificationParams,
      reply: notificationParams,
    },
    changeNotification: {
      summary: 'Change the alerts of a saved search',
      tags,
      refusals: errorCodes('not_found', 'rate_limited'),
      segments: own,
      body: sentNotificationParams,
      reply: notificationParams,
    },
    stopNotification: {
      summary: 'Turn off the alerts of a saved search',
      tags,
      refusals: errorCodes('not_found'),
      segments: own,
      reply: nothing,
    },
    notificationRecord: {
      summary: 'List the alerts of a saved search with their results',
      tags,
      refusals: errorCodes('not_found', 'rate_limited'),
      segments: own,
      reply: alertsRecord,
    },
  };
}

export type TemplateSchemas<Params extends z.ZodMiniType = z.ZodMiniType> = ReturnType<
  typeof templateSchemas<Params>
>;
