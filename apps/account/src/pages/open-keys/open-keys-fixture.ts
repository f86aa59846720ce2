import type { OpenKeyList } from '@tipmark/contract';

const NOW = 1_795_284_420;

/** Two keys, one of which was used on two days. */
export const someKeys: OpenKeyList = {
  keys: [
    {
      id: '0b9f2f6e-5d1c-4c0a-9a53-0f6f1f7d9b11',
      name: 'Table in my blog',
      hint: 'tm_live_Zk3q…9xQe',
      scopes: ['read'],
      createdAt: NOW - 864_000,
      lastUsedAt: NOW - 600,
    },
    {
      id: '0b9f2f6e-5d1c-4c0a-9a53-0f6f1f7d9b12',
      name: 'Sheet',
      hint: 'tm_live_a81b…wQ2-',
      scopes: ['read'],
      createdAt: NOW - 3_600,
      lastUsedAt: null,
    },
  ],
  most: 5,
  quota: { plan: 'free', perDay: 1_000, perMinute: 30 },
  days: [
    { day: '2026-11-20', calls: 1_240, refused: 240, unchanged: 310 },
    { day: '2026-11-21', calls: 84, refused: 0, unchanged: 12 },
  ],
  asOf: NOW,
};

export const noKeys: OpenKeyList = { ...someKeys, keys: [], days: [] };
