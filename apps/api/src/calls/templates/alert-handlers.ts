import type { TemplateKind } from '@tipmark/domain';
import { deleteAlert, findAlert, saveAlert } from '../../discovery/templates/alert-queries.ts';
import { presentAlert, readAlert } from '../../discovery/templates/present-template.ts';
import { presetWith } from '../../discovery/templates/template-kinds.ts';
import { findTemplate } from '../../discovery/templates/template-queries.ts';
import { Refusal } from '../../platform/errors/errors.ts';
import { asOwner, ownedBy, type TemplateCalls, WRITES } from './template-calls.ts';

type AlertCall = Extract<keyof TemplateCalls, `TemplateNotification${string}`>;

/** What answers the calls about alerts on templates of one kind. */
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
      const owned = ownedBy(signedIn, kind);
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
        deleteAlert(trx, ownedBy(signedIn, kind), id),
      );
      if (!isGone) throw new Refusal('not_found');
      return {};
    },
  },
});
