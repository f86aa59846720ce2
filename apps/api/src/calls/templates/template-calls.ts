import type { Endpoints } from '@tipmark/contract';
import type { TemplateKind } from '@tipmark/domain';
import { lockUser } from '../../people/account/users/user-queries.ts';
import type { Limit } from '../../platform/admission/rate-limits.ts';
import type { Db } from '../../platform/database/connect.ts';
import { type Tx, tx } from '../../platform/database/tx.ts';
import type { Handler } from '../handler/handler.ts';

type Name =
  | 'Templates'
  | 'TemplateAdd'
  | 'Template'
  | 'TemplateChange'
  | 'TemplateDelete'
  | 'TemplateNotificationAdd'
  | 'TemplateNotificationChange'
  | 'TemplateNotificationDelete'
  | 'TemplateNotificationRecord';

/** For one kind; others differ only in the schema of their params, which no handler reads. */
export type TemplateCalls = { readonly [Call in Name]: Handler<Endpoints[`tips${Call}`]> };

/** Saving is cheap, but not free. */
export const WRITES: Limit = { name: 'templates', max: 60, windowSeconds: 60 };

/** The owner and kind of templates; a guest owns none. */
export const ownedBy = (
  signedIn: { readonly user: { readonly id: number } } | undefined,
  kind: TemplateKind,
) => ({ userId: signedIn?.user.id ?? 0, kind });

/** Serializes the writes of a user, so that their checks see the previous ones. */
export function asOwner<Result>(db: Db, userId: number, write: (trx: Tx) => Promise<Result>) {
  return tx(db, async (trx) => {
    await lockUser(trx, userId);
    return write(trx);
  });
}
