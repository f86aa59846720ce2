import type { Endpoints, ReplyOf } from '@tipmark/contract';
import type { OtherAccess } from '../../people/account/users/other-access-queries.ts';
import type { Services } from '../handler/services.ts';

/** With the names of the other sites as their buttons show them. */
export function presentOtherAccess(
  { signIns }: Pick<Services, 'signIns'>,
  { providers, ...rest }: OtherAccess,
): ReplyOf<Endpoints['recoverPassword']>['remaining'] {
  return { ...rest, signIns: providers.map((id) => signIns.titleOf(id)) };
}
