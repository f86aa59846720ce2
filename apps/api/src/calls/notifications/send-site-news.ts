import type { Endpoints } from '@tipmark/contract';
import { notifyOfSiteNews } from '../../people/notifications/send-digest.ts';
import { isSameSecret } from '../../platform/access/callers.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

/** For the operator on this machine, with the key of the feed. */
export const sendSiteNews: PrivateHandler<Endpoints['sendSiteNews']> = {
  statements: 2,
  async answer({ body, authorization, services }) {
    if (!isSameSecret(authorization, services.operatorKey)) throw new CallError('unauthorized');
    return { readers: await notifyOfSiteNews(services, body) };
  },
};
