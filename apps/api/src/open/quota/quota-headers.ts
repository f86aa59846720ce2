import type { OpenQuota } from '@tipmark/contract/open';
import { QUOTA_WINDOWS, type QuotaState } from './quotas.ts';

/** `RateLimit-Policy`, as the draft of the IETF (draft-ietf-httpapi-ratelimit-headers) has it. */
export const policyOf = (quota: OpenQuota): string =>
  QUOTA_WINDOWS.map(
    (window) => `"${window.name}";q=${window.maxOf(quota)};w=${window.seconds}`,
  ).join(', ');

/** `RateLimit`: what is left of each policy, and in how many seconds it is whole again. */
export const leftOf = ({ left }: QuotaState): string =>
  left.map(({ name, uses, seconds }) => `"${name}";r=${uses};t=${seconds}`).join(', ');
