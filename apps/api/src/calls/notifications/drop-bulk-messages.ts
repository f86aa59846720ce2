import type { Endpoints } from '@tipmark/contract';
import { isSameSecret } from '../../platform/access/callers.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { dropBulk } from '../../platform/outbox/drop-waiting-queries.ts';
import type { PrivateHandler } from '../handler/handler.ts';

/** For the operator on this machine, with the operator's key. */
export const dropBulkMessages: PrivateHandler<Endpoints['dropBulkMessages']> = {
  // one more for each 20,000 messages
  statements: 1,
  async answer({ authorization, services }) {
    if (!isSameSecret(authorization, services.operatorKey)) throw new CallError('unauthorized');
    return { dropped: await dropBulk(services.db) };
  },
};
