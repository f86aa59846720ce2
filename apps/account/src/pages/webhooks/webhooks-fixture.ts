import type { WebhookList } from '@tipmark/contract';

const NOW = 1_795_284_420;
const HOOK = '0b9f2f6e-5d1c-4c0a-9a53-0f6f1f7d9b';
const DELIVERY = '5d1c0b9f-2f6e-4c0a-9a53-0f6f1f7d9b';

/** Three webhooks, of which one works, one fails and one is disabled, and what they were sent. */
export const someHooks: WebhookList = {
  webhooks: [
    {
      id: `${HOOK}11`,
      address: 'https://hooks.example.org/tipmark',
      createdAt: NOW - 864_000,
      allCappers: true,
      searches: ['soccerScanner:12'],
      cappers: [],
      failingSince: null,
      disabledAt: null,
      disabledReason: null,
    },
    {
      id: `${HOOK}12`,
      address: 'https://sheets.example.com:8443/a-rather-long-path/of-a-program/that-appends-rows',
      createdAt: NOW - 604_800,
      allCappers: false,
      searches: [],
      cappers: ['anton', 'maria'],
      failingSince: NOW - 7_200,
      disabledAt: null,
      disabledReason: null,
    },
    {
      id: `${HOOK}13`,
      address: 'https://bot.example.net/',
      createdAt: NOW - 1_204_800,
      allCappers: false,
      searches: ['tips:5'],
      cappers: [],
      failingSince: NOW - 700_000,
      disabledAt: NOW - 3_600,
      disabledReason: 'failing',
    },
  ],
  most: 5,
  isSubscriber: true,
  searches: [
    { id: 'soccerScanner:12', kind: 'soccerScanner', name: 'Falling favourites' },
    { id: 'tips:5', kind: 'tips', name: 'Hockey at long odds' },
  ],
  cappers: [
    { id: 'anton', name: 'Anton' },
    { id: 'maria', name: 'Maria' },
  ],
  deliveries: [
    {
      id: `${DELIVERY}21`,
      webhookId: `${HOOK}12`,
      type: 'tip.published',
      status: 'waiting',
      createdAt: NOW - 7_200,
      attempts: 4,
      triedAt: NOW - 600,
      code: 503,
      failure: null,
      durationMs: 180,
      nextAt: NOW + 1_200,
    },
    {
      id: `${DELIVERY}22`,
      webhookId: `${HOOK}11`,
      type: 'saved_search.found',
      status: 'delivered',
      createdAt: NOW - 9_000,
      attempts: 1,
      triedAt: NOW - 9_000,
      code: 204,
      failure: null,
      durationMs: 86,
      nextAt: null,
    },
    {
      id: `${DELIVERY}23`,
      webhookId: `${HOOK}13`,
      type: 'saved_search.found',
      status: 'failed',
      createdAt: NOW - 200_000,
      attempts: 13,
      triedAt: NOW - 3_600,
      code: null,
      failure: 'timeout',
      durationMs: 10_003,
      nextAt: null,
    },
    {
      id: `${DELIVERY}24`,
      webhookId: `${HOOK}11`,
      type: 'webhook.test',
      status: 'failed',
      createdAt: NOW - 300_000,
      attempts: 12,
      triedAt: NOW - 90_000,
      code: 500,
      failure: null,
      durationMs: 2_140,
      nextAt: null,
    },
  ],
  asOf: NOW,
};

export const noHooks: WebhookList = { ...someHooks, webhooks: [], deliveries: [] };
