import type { Endpoints, TemplateKindName } from '@tipmark/contract';
import type { TemplateKind } from '@tipmark/domain';
import { hasSubscription } from '../access/admit.ts';
import { writeOnce } from '../access/idempotency.ts';
import type { Limit } from '../access/limits.ts';
import { lockUser } from '../account/users/user-queries.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/connect.ts';
import { type Tx, tx } from '../database/tx.ts';
import { Refusal } from '../errors.ts';
import type { Handler, PrivateCall } from '../handler.ts';
import { deleteAlert, findAlert, findAlerts, saveAlert } from './alert-queries.ts';
import { presentAlert, presentCustom, presentPreset, readAlert } from './present-template.ts';
import { addTemplate, changeTemplate } from './save-template.ts';
import { type Preset, presetsOf, presetWith, TEMPLATE_KINDS } from './template-kinds.ts';
import { deleteTemplate, findTemplate, findTemplates } from './template-queries.ts';

/** Saving is cheap, but not free. */
const WRITES: Limit = { name: 'templates', max: 60, windowSeconds: 60 };

type Name =
  | 'Templates'
  | 'TemplateAdd'
  | 'Template'
  | 'TemplateChange'
  | 'TemplateDelete'
  | 'TemplateNotificationAdd'
  | 'TemplateNotificationChange'
  | 'TemplateNotificationDelete';

export type TemplateHandlers<Kind extends TemplateKindName> = {
  readonly [Call in Name as `${Kind}${Call}`]: Handler<Endpoints[`${Kind}${Call}`]>;
};

/** Of one kind; the others differ by the schema of their params alone, which no handler reads. */
type Tips = { readonly [Call in Name]: Handler<Endpoints[`tips${Call}`]> };

type Anybody = Pick<PrivateCall<Endpoints['tipsTemplates']>, 'signedIn' | 'nowSeconds'>;

function isSubscriber({ signedIn, nowSeconds }: Anybody): boolean {
  return signedIn !== undefined && hasSubscription(signedIn.user, nowSeconds);
}

/** The demo of the scanner can be closed. */
function opened(preset: Preset, kind: TemplateKind, { SCANNER_DEMO: demo }: Config): Preset {
  return kind.sport === 0 || demo === 'on' ? preset : { ...preset, isFree: false };
}

/** Writes of one user wait for each other: none is decided by what another is about to change. */
function asOwner<Result>(db: Db, userId: number, write: (trx: Tx) => Promise<Result>) {
  return tx(db, async (trx) => {
    await lockUser(trx, userId);
    return write(trx);
  });
}

/** What answers the calls about templates of one kind. */
export function templateHandlers<const Kind extends TemplateKindName>(
  name: Kind,
): TemplateHandlers<Kind> {
  const kind = TEMPLATE_KINDS[name];
  const ownedBy = (signedIn: { readonly user: { readonly id: number } } | undefined) => ({
    userId: signedIn?.user.id ?? 0,
    kind,
  });

  const handlers: Tips = {
    Templates: {
      statements: 2,
      async answer(call) {
        const { signedIn, services, locale } = call;
        const { db, config } = services;
        const owned = ownedBy(signedIn);
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
        const owned = ownedBy(signedIn);
        const preset = presetWith(kind, segments.id, locale);
        if (preset !== undefined) {
          const alert = signedIn && (await findAlert(db, owned, preset.id));
          return presentPreset(opened(preset, kind, config), isPaid, alert);
        }
        const row = signedIn && (await findTemplate(db, owned, segments.id));
        if (row === undefined) throw new Refusal('not_found');
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
        const owned = ownedBy(signedIn);
        const row = await tx(db, async (trx) => {
          await changeTemplate(trx, owned, id, body, nowSeconds);
          return findTemplate(trx, owned, id);
        });
        if (row === undefined) throw new Refusal('not_found');
        return presentCustom(row, true);
      },
    },
    TemplateDelete: {
      statements: 4,
      async answer({ segments: { id }, signedIn, services: { db } }) {
        const isGone = await asOwner(db, signedIn.user.id, (trx) =>
          deleteTemplate(trx, ownedBy(signedIn), id),
        );
        if (!isGone) throw new Refusal('not_found');
        return {};
      },
    },
    TemplateNotificationAdd: {
      statements: 5,
      async answer({ segments: { id }, body, signedIn, services, nowSeconds, locale }) {
        const { db, limits } = services;
        await limits.take(WRITES, `user:${signedIn.user.id}`);
        const owned = ownedBy(signedIn);
        const alert = readAlert(body);
        await asOwner(db, signedIn.user.id, async (trx) => {
          const isThere =
            presetWith(kind, id, locale) !== undefined ||
            (await findTemplate(trx, owned, id)) !== undefined;
          if (!isThere) throw new Refusal('not_found');
          const isNew = await saveAlert(trx, owned, id, alert, { nowSeconds, mustBeNew: true });
          if (!isNew) throw new Refusal('conflict', { message: { key: 'template_alert_there' } });
        });
        return presentAlert(alert);
      },
    },
    TemplateNotificationChange: {
      statements: 5,
      async answer({ segments: { id }, body, signedIn, services, nowSeconds }) {
        const { db, limits } = services;
        await limits.take(WRITES, `user:${signedIn.user.id}`);
        const owned = ownedBy(signedIn);
        const alert = await asOwner(db, signedIn.user.id, async (trx) => {
          const before = await findAlert(trx, owned, id);
          if (before === undefined) throw new Refusal('not_found');
          const changed = readAlert(body, { before });
          await saveAlert(trx, owned, id, changed, { nowSeconds });
          return changed;
        });
        return presentAlert(alert);
      },
    },
    TemplateNotificationDelete: {
      statements: 4,
      async answer({ segments: { id }, signedIn, services: { db } }) {
        const isGone = await asOwner(db, signedIn.user.id, (trx) =>
          deleteAlert(trx, ownedBy(signedIn), id),
        );
        if (!isGone) throw new Refusal('not_found');
        return {};
      },
    },
  };
  const named = Object.entries(handlers).map(([call, handler]) => [`${name}${call}`, handler]);
  return Object.fromEntries(named) as TemplateHandlers<Kind>;
}
