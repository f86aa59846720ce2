import type { Endpoints, TemplateKindName } from '@tipmark/contract';
import type { TemplateKind } from '@tipmark/domain';
import { findAlert, findAlerts } from '../../discovery/templates/alert-queries.ts';
import { presentCustom, presentPreset } from '../../discovery/templates/present-template.ts';
import { addTemplate, changeTemplate } from '../../discovery/templates/save-template.ts';
import {
  type Preset,
  presetsOf,
  presetWith,
  TEMPLATE_KINDS,
} from '../../discovery/templates/template-kinds.ts';
import {
  deleteTemplate,
  findTemplate,
  findTemplates,
} from '../../discovery/templates/template-queries.ts';
import { hasSubscription } from '../../people/premium/subscription.ts';
import type { Config } from '../../platform/config/config.ts';
import { tx } from '../../platform/database/tx.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { writeOnce } from '../../platform/http/idempotency.ts';
import type { Handler, PrivateCall } from '../handler/handler.ts';
import { alertHandlers } from './alert-handlers.ts';
import { asOwner, ownedBy, type TemplateCalls, WRITES } from './template-calls.ts';

type Name = keyof TemplateCalls;

export type TemplateHandlers<Kind extends TemplateKindName> = {
  readonly [Call in Name as `${Kind}${Call}`]: Handler<Endpoints[`${Kind}${Call}`]>;
};

type Anybody = Pick<PrivateCall<Endpoints['tipsTemplates']>, 'signedIn' | 'nowSeconds'>;

function isSubscriber({ signedIn, nowSeconds }: Anybody): boolean {
  return signedIn !== undefined && hasSubscription(signedIn.user, nowSeconds);
}

/** With the scanner demo off, no preset of the scanner is free. */
function opened(preset: Preset, kind: TemplateKind, { SCANNER_DEMO: demo }: Config): Preset {
  return kind.sport === 0 || demo === 'on' ? preset : { ...preset, isFree: false };
}

/** Handlers of the calls about templates of one kind. */
export function templateHandlers<const Kind extends TemplateKindName>(
  name: Kind,
): TemplateHandlers<Kind> {
  const kind = TEMPLATE_KINDS[name];
  const handlers: TemplateCalls = {
    Templates: {
      statements: 2,
      async answer(call) {
        const { signedIn, services, locale } = call;
        const { db, config } = services;
        const owned = ownedBy(signedIn, kind);
        const customs = signedIn === undefined ? [] : await findTemplates(db, owned);
        const alerts = signedIn === undefined ? new Map() : await findAlerts(db, owned);
        const isPaid = isSubscriber(call);
        return {
          presets: presetsOf(kind, locale).map((preset) =>
            presentPreset(opened(preset, kind, config), isPaid, alerts.get(preset.id)),
          ),
          customs: customs.map((row) => presentCustom(row, isPaid)),
        };
      },
    },
    Template: {
      statements: 1,
      async answer(call) {
        const { segments, signedIn, services, locale } = call;
        const { db, config } = services;
        const isPaid = isSubscriber(call);
        const owned = ownedBy(signedIn, kind);
        const preset = presetWith(kind, segments.id, locale);
        if (preset !== undefined) {
          const alert = signedIn && (await findAlert(db, owned, preset.id));
          return presentPreset(opened(preset, kind, config), isPaid, alert);
        }
        const row = signedIn && (await findTemplate(db, owned, segments.id));
        if (row === undefined) throw new CallError('not_found');
        return presentCustom(row, isPaid);
      },
    },
    TemplateAdd: {
      statements: 10,
      async answer({ body, signedIn, services, nowSeconds, idempotencyKey: key }) {
        const { db, limits } = services;
        const { id: userId } = signedIn.user;
        await limits.take(WRITES, `user:${userId}`);
        const write = { userId, key, call: `${name}TemplateAdd`, request: body, nowSeconds };
        return writeOnce(db, write, async (trx) => ({
          id: await addTemplate(trx, { userId, kind }, body, nowSeconds),
        }));
      },
    },
    TemplateChange: {
      statements: 9,
      async answer({ segments: { id }, body, signedIn, services, nowSeconds }) {
        const { db, limits } = services;
        await limits.take(WRITES, `user:${signedIn.user.id}`);
        const owned = ownedBy(signedIn, kind);
        const row = await tx(db, async (trx) => {
          await changeTemplate(trx, owned, id, body, nowSeconds);
          return findTemplate(trx, owned, id);
        });
        if (row === undefined) throw new CallError('not_found');
        return presentCustom(row, true);
      },
    },
    TemplateDelete: {
      statements: 4,
      async answer({ segments: { id }, signedIn, services: { db } }) {
        const isGone = await asOwner(db, signedIn.user.id, (trx) =>
          deleteTemplate(trx, ownedBy(signedIn, kind), id),
        );
        if (!isGone) throw new CallError('not_found');
        return {};
      },
    },
    ...alertHandlers(kind),
  };
  const named = Object.entries(handlers).map(([call, handler]) => [`${name}${call}`, handler]);
  return Object.fromEntries(named) as TemplateHandlers<Kind>;
}
