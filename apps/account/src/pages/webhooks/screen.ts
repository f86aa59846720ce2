import { defineScreen, optionalLoad } from '@tipmark/remote-kit';
import { proofLoad } from '../../parts/proof/proof-loads.ts';
import { WebhooksPage } from './WebhooksPage.tsx';
import {
  deleteCommand,
  enableCommand,
  makeCommand,
  renewCommand,
  resendCommand,
  testCommand,
  webhooksLoad,
} from './webhooks-loads.ts';
import { webhooksMessages } from './webhooks-messages.ts';

export const loads = [webhooksLoad];
export const commands = [
  makeCommand,
  renewCommand,
  testCommand,
  resendCommand,
  enableCommand,
  deleteCommand,
];

/** `/webhooks`: addresses that events are sent to, seen by their owner alone. */
export const screen = defineScreen({
  route: 'webhooks',
  loads: () => [optionalLoad(webhooksLoad.requested({})), optionalLoad(proofLoad.requested({}))],
  messages: () => webhooksMessages,
  Component: WebhooksPage,
  head: (_state, _visit, t) => ({
    title: t('webhooks.title'),
    description: t('webhooks.description'),
    isIndexed: false,
  }),
});
