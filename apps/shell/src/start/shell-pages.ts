import { defineRemote } from '@tipmark/remote-kit';
import { aboutUs } from '../features/about-us/feature.ts';
import { developers } from '../features/developers/feature.ts';
import { display } from '../features/display/feature.ts';
import { legalPages } from '../features/legal-pages/feature.ts';
import { responsiblePlay } from '../features/responsible-play/feature.ts';
import { siteStatus } from '../features/site-status/feature.ts';
import { statusRemotes } from '../features/status-remotes/feature.ts';
import { timeZone } from '../features/time-zone/feature.ts';

/**
 * The features of the shell that have pages, in the form of a remote; their messages are the
 * namespace `shell`.
 */
export const shellPages = defineRemote({
  name: 'shell',
  features: [
    aboutUs,
    responsiblePlay,
    timeZone,
    display,
    legalPages,
    siteStatus,
    statusRemotes,
    developers,
  ],
  messages: {
    ru: () => import('../../locales/ru/pages.json', { with: { type: 'json' } }),
    en: () => import('../../locales/en/pages.json', { with: { type: 'json' } }),
  },
});
