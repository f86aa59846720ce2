import type { TemplateKind } from '@tipmark/domain';
import { readAlertsRecord } from '../../discovery/alerts/record/read-alerts-record.ts';
import { deleteAlert, findAlert, saveAlert } from '../../discovery/templates/alert-queries.ts';
import { presentAlert, readAlert } from '../../discovery/templates/present-template.ts';
import { presetWith } from '../../discovery/templates/template-kinds.ts';
import { findTemplate } from '../../discovery/templates/template-queries.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { asOwner, ownedBy, type TemplateCalls, WRITES } from './template-calls.ts';

type AlertCall = Extract<keyof TemplateCalls, `TemplateNotification${string}`>;

/** Handlers of the calls about alerts on templates of one kind. */
export const alertHandlers = (kind: TemplateKind): Pick<TemplateCalls, AlertCall> => ({
  TemplateNotificationAdd: {
    statements: 5,
    async answer({ segments: { id }, body, signedIn, services, nowSeconds, locale }) {
      const { db, limits } = services;
      await limits.take(WRITES, `user:${signedIn.user.id}`);
      const owned = ownedBy(signedIn, kind);
      const alert = readAlert(body);
      await asOwner(db, signedIn.user.id, async (trx) => {
        const isThere =
          presetWith(kind, id, locale) !== undefined ||
          (await findTemplate(trx, owned, id)) !== undefined;
        if (!isThere) throw new CallError('not_found');
        const isNew = await saveAlert(trx, owned, id, alert, { nowSeconds, mustBeNew: true });
        if (!isNew) throw new CallError('conflict', { message: { key: 'template_alert_there' } });
      });
      return presentAlert(alert);
    },
  },
  TemplateNotificationChange: {
    statements: 5,
    async answer({ segments: { id }, body, signedIn, services, nowSeconds }) {
      const { db, limits } = services;
      await limits.take(WRITES, `user:${signedIn.user.id}`);
      const owned = ownedBy(signedIn, kind);
      const alert = await asOwner(db, signedIn.user.id, async (trx) => {
        const before = await findAlert(trx, owned, id);
        if (before === undefined) throw new CallError('not_found');
        const changed = readAlert(body, before);
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
        deleteAlert(trx, ownedBy(signedIn, kind), id),
      );
      if (!isGone) throw new CallError('not_found');
      return {};
    },
  },
  TemplateNotificationRecord: {
    statements: 3,
    callsPerMinute: 30,
    atOnce: { running: 1, waiting: 2 },
    async answer({ segments: { id }, signedIn, services: { db }, nowSeconds, locale }) {
      const owned = ownedBy(signedIn, kind);
      const isThere =
        presetWith(kind, id, locale) !== undefined ||
        (await findTemplate(db, owned, id)) !== undefined;
      if (!isThere) throw new CallError('not_found');
      const of = { user_id: owned.userId, ...kind, template_id: id };
      return readAlertsRecord(db, of, nowSeconds);
    },
  },
});
