import { defineFeature, defineRemote, defineScreen } from '@tipmark/remote-kit';
import { AboutUsPage } from './AboutUsPage.tsx';

const aboutUs = defineScreen({
  route: 'aboutUs',
  loads: () => [],
  Component: AboutUsPage,
  head: (_state, _visit, translate) => ({
    title: translate('aboutUs.title'),
    description: translate('aboutUs.description'),
  }),
});

/** The shell's own pages, in the form of a remote; its words are the namespace `shell`. */
export const shellPages = defineRemote({
  name: 'shell',
  features: [defineFeature({ name: 'pages', screens: [aboutUs] })],
  messages: {
    ru: () => import('../../locales/ru/pages.json', { with: { type: 'json' } }),
    en: () => import('../../locales/en/pages.json', { with: { type: 'json' } }),
  },
});
