import { OPEN_QUOTAS } from '@tipmark/contract/open';
import { memoize, networkOf } from '@tipmark/server-kit';
import { isLoopbackAddress } from '../../platform/access/callers.ts';
import type { OpenCaller } from './quotas.ts';

const MEMO = { maxEntries: 5_000, maxKeyLength: 60 };

/**
 * A caller without a key is its network; undefined for an address of this machine, which all
 * callers behind a proxy without forwarded addresses share.
 */
export const guestOfAddress: (address: string) => OpenCaller | undefined = memoize(
  MEMO,
  (address: string): OpenCaller | undefined =>
    isLoopbackAddress(address)
      ? undefined
      : { key: `network:${networkOf(address)}`, plan: 'guest', quota: OPEN_QUOTAS.guest },
);
