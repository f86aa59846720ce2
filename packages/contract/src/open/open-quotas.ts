/** Where version 1 is, below the API's root. */
export const OPEN_ROOT = '/open/v1';

/** Rows of a page. */
export const OPEN_LIMIT = { usual: 50, most: 200 } as const;

/** How often an address or a key may call: both limits apply. */
export interface OpenQuota {
  readonly perDay: number;
  readonly perMinute: number;
}

/** By who calls: without a key by network, with one by the plan of its owner. */
export const OPEN_QUOTAS = {
  guest: { perDay: 200, perMinute: 20 },
  free: { perDay: 1_000, perMinute: 30 },
  premium: { perDay: 5_000, perMinute: 60 },
} as const satisfies Readonly<Record<string, OpenQuota>>;

export type OpenPlan = keyof typeof OPEN_QUOTAS;
