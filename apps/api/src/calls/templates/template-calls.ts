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

/** For one kind; the others differ only by the schema of their params, which no handler reads. */
export type TemplateCalls = { readonly [Call in Name]: Handler<Endpoints[`tips${Call}`]> };

/** Saving is cheap, but not free. */
export const WRITES: Limit = { name: 'templates', max: 60, windowSeconds: 60 };

/** Whose templates of a kind; a guest has none. */
export const ownedBy = (
  signedIn: { readonly user: { readonly id: number } } | undefined,
  kind: TemplateKind,
) => ({ userId: signedIn?.user.id ?? 0, kind });

/** Writes of one user wait for each other: none is decided by what another is about to change. */
export function asOwner<Result>(db: Db, userId: number, write: (trx: Tx) => Promise<Result>) {
  return tx(db, async (trx) => {
    await lockUser(trx, userId);
    return write(trx);
  });
}
