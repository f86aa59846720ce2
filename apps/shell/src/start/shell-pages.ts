import {
  defineFeature,
  defineRemote,
  defineScreen,
  type LazyPart,
  lazyFeature,
} from '@tipmark/remote-kit';
import type { RouteName } from '@tipmark/route-builder';
import { aboutUsPart } from '../features/about-us/lazy-about-us.ts';
import { privacyPolicyPart, userAgreementPart } from '../features/legal-pages/lazy-legal-pages.ts';
import { responsiblePlayPart } from '../features/responsible-play/lazy-responsible-play.ts';
import { timeZonePart } from '../features/time-zone/lazy-time-zone.ts';

const page = (route: RouteName, { Part, bring: loadPart }: LazyPart, isIndexed = true) =>
  defineScreen({
    route,
    loads: () => [],
    Component: Part,
    code: loadPart,
    head: (_state, _visit, translate) => ({
      title: translate(`${route}.title`),
      description: translate(`${route}.description`),
      isIndexed,
    }),
  });

const bookmakers = () =>
  import(/* webpackChunkName: "legal" */ '../features/bookmakers/screens.ts');

/** The shell's own pages, in the form of a remote; its messages are the namespace `shell`. */
export const shellPages = defineRemote({
  name: 'shell',
  features: [
    defineFeature({
      name: 'pages',
      screens: [
        page('aboutUs', aboutUsPart),
        page('responsiblePlay', responsiblePlayPart),
        page('timeZone', timeZonePart, false),
        page('privacyPolicy', privacyPolicyPart),
        page('userAgreement', userAgreementPart),
      ],
    }),
    ...(['bookmakers', 'bookmaker'] as const).map((route) =>
      lazyFeature(route, route, async () => (await bookmakers())[route]),
    ),
  ],
  messages: {
    ru: () => import('../../locales/ru/pages.json', { with: { type: 'json' } }),
    en: () => import('../../locales/en/pages.json', { with: { type: 'json' } }),
  },
});
