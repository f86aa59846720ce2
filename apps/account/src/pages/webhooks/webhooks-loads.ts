import {
  deleteWebhook,
  enableWebhook,
  makeWebhook,
  renewWebhookSecret,
  resendWebhook,
  testWebhook,
  webhooks,
} from '@tipmark/contract';
import { createCommand, createLoad, updateLoad } from '@tipmark/remote-kit';

export const webhooksLoad = createLoad('webhooks', { request: webhooks, when: 'latest' });

/** The reply has the secret, which is shown until the page is left. */
export const makeCommand = createCommand('makeWebhook', {
  request: makeWebhook,
  onSuccess: ({ result: { list }, ...received }) => updateLoad(webhooksLoad, received, () => list),
});

export const renewCommand = createCommand('renewWebhookSecret', {
  request: renewWebhookSecret,
  onSuccess: ({ result: { list }, ...received }) => updateLoad(webhooksLoad, received, () => list),
});

export const testCommand = createCommand('testWebhook', {
  request: testWebhook,
  onSuccess: ({ result, ...received }) => updateLoad(webhooksLoad, received, () => result),
});

export const resendCommand = createCommand('resendWebhook', {
  request: resendWebhook,
  onSuccess: ({ result, ...received }) => updateLoad(webhooksLoad, received, () => result),
});

export const enableCommand = createCommand('enableWebhook', {
  request: enableWebhook,
  onSuccess: ({ result, ...received }) => updateLoad(webhooksLoad, received, () => result),
});

export const deleteCommand = createCommand('deleteWebhook', {
  request: deleteWebhook,
  onSuccess: ({ result, ...received }) => updateLoad(webhooksLoad, received, () => result),
});
