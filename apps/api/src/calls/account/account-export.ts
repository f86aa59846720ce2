import type { Endpoints } from '@tipmark/contract';
import { findPersonalData } from '../../people/account/personal-data/personal-data-queries.ts';
import { LIMITS } from '../../people/account/rate-limits.ts';
import type { PrivateHandler } from '../handler/handler.ts';

export const accountExport: PrivateHandler<Endpoints['accountExport']> = {
  statements: 33,
  async answer({ signedIn: { user }, services: { db, limits }, nowSeconds }) {
    await limits.take(LIMITS.exportData, `user:${user.id}`);
    return { exportedAt: nowSeconds, sections: await findPersonalData(db, user.id) };
  },
};
