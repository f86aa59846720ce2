import type { Endpoints } from '@tipmark/contract';
import { RATING_TOPIC } from '../../betting/rating/rating-job.ts';
import { deleteUser } from '../../people/account/personal-data/personal-data-queries.ts';
import { endBilling } from '../../people/billing/end-subscriptions.ts';
import { capperTopic } from '../../platform/cache/topics.ts';
import { tx } from '../../platform/database/tx.ts';
import type { PrivateHandler } from '../handler/handler.ts';

export const accountDelete: PrivateHandler<Endpoints['accountDelete']> = {
  statements: 13,
  asksOthers: true,
  async answer({ signedIn: { user }, services, cookies }) {
    const { db, sessions, bus } = services;
    await endBilling(services, user.id, () =>
      tx(db, (transaction) => deleteUser(transaction, user.id)),
    );
    sessions.changed(user.id);
    cookies.signOut();
    bus.publish([RATING_TOPIC, capperTopic(user.id)]);
    return {};
  },
};
