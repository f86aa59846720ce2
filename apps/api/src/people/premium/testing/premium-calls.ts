import type { EndpointName } from '@tipmark/contract';
import { ACQUIRER_TYPE } from '@tipmark/domain';
import type { InjectOptions } from 'fastify';
import type { TestApi } from '../../../testing/create-test-api.ts';
import { linkSecret, storeLink } from '../../account/links/auth-hashes.ts';
import { aPerson } from '../../account/testing/people.ts';

type PremiumName = Extract<
  EndpointName,
  | 'changeSubscription'
  | 'checkTelegramConnection'
  | 'pagePremium'
  | 'sendPayProGlobalLoginLink'
  | 'socialLogin'
>;

let countOfHashes = 0;

/** The callback of a social network for a user, once it is connected. */
export async function aSocialHash({ services }: TestApi, url: string): Promise<string> {
  const { linkKey, db, clock } = services;
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('url', '=', url)
    .executeTakeFirstOrThrow();
  countOfHashes += 1;
  const secret = linkSecret(linkKey, 'social', `${url} ${countOfHashes}`);
  await storeLink(db, { kind: 'social', secret, userId, email: null }, clock());
  return secret;
}

/** A good call of every endpoint of premium, and of sign-ins from outside. */
export function premiumCalls(
  getApi: () => TestApi,
): Record<PremiumName, () => InjectOptions | Promise<InjectOptions>> {
  const write = async (url: string, payload: object): Promise<InjectOptions> => {
    const { headers } = await aPerson(getApi());
    return { method: 'POST', url, headers, payload };
  };
  return {
    changeSubscription: () => write('/change-subscription', { subscriptionType: 0 }),
    checkTelegramConnection: () => write('/check-telegram-connection', { source: 'profile' }),
    pagePremium: async () => ({ url: '/page-premium', headers: (await aPerson(getApi())).headers }),
    async sendPayProGlobalLoginLink() {
      const { url, headers } = await aPerson(getApi());
      await getApi()
        .services.db.updateTable('users')
        .set({ acquirer_type: ACQUIRER_TYPE.payProGlobal })
        .where('url', '=', url)
        .execute();
      return { method: 'POST', url: '/send-pay-pro-global-login-link', headers, payload: {} };
    },
    async socialLogin() {
      const authHash = await aSocialHash(getApi(), (await aPerson(getApi())).url);
      return { method: 'POST', url: '/social-login', payload: { authHash } };
    },
  };
}
