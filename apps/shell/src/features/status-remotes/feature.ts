import { defineFeature, defineScreen, lazyPart } from '@tipmark/remote-kit';
import { remotesStatusLoad } from './remotes-status-load.ts';

/** Read by few: a chunk of its own. */
const { Part, loadPart } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "status" */ './StatusRemotesPage.tsx'))
    .StatusRemotesPage,
}));

const messages = {
  ru: () => import('../../../locales/ru/status.json', { with: { type: 'json' } }),
  en: () => import('../../../locales/en/status.json', { with: { type: 'json' } }),
};

export const statusRemotes = defineFeature({
  name: 'statusRemotes',
  messages,
  loads: [remotesStatusLoad],
  screens: [
    defineScreen({
      route: 'statusRemotes',
      loads: () => [remotesStatusLoad.requested({})],
      Component: Part,
      code: loadPart,
      head: (_state, _visit, translate) => ({
        title: translate('status.title'),
        description: translate('status.description'),
        isIndexed: false,
      }),
    }),
  ],
});
