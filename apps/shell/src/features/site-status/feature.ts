import { defineFeature, defineScreen, lazyPart } from '@tipmark/remote-kit';
import { siteStatusLoad } from './site-status-load.ts';

/** Read by few: a chunk of its own. */
const { Part, loadPart } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "site-status" */ './SiteStatusPage.tsx'))
    .SiteStatusPage,
}));

const messages = {
  ru: () => import('../../../locales/ru/site-status.json', { with: { type: 'json' } }),
  en: () => import('../../../locales/en/site-status.json', { with: { type: 'json' } }),
};

export const siteStatus = defineFeature({
  name: 'siteStatus',
  messages,
  loads: [siteStatusLoad],
  screens: [
    defineScreen({
      route: 'siteStatus',
      loads: () => [siteStatusLoad.requested({})],
      Component: Part,
      code: loadPart,
      head: (_state, _visit, translate) => ({
        title: translate('siteStatus.title'),
        description: translate('siteStatus.description'),
        isIndexed: false,
      }),
    }),
  ],
});
