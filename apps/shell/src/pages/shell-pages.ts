import { defineFeature, defineRemote, defineScreen, type LazyPart } from '@tipmark/remote-kit';
import { aboutUsPart } from './lazy-about-us.ts';
import { privacyPolicyPart, userAgreementPart } from './lazy-legal-pages.ts';
import { timeZonePart } from './lazy-time-zone.ts';

const aboutUs = defineScreen({
  route: 'aboutUs',
  loads: () => [],
  Component: aboutUsPart.Part,
  code: aboutUsPart.bring,
  head: (_state, _visit, translate) => ({
    title: translate('aboutUs.title'),
    description: translate('aboutUs.description'),
  }),
});

const legal = (route: 'privacyPolicy' | 'userAgreement', { Part, bring }: LazyPart) =>
  defineScreen({
    route,
    loads: () => [],
    Component: Part,
    code: bring,
    head: (_state, _visit, translate) => ({
      title: translate(`${route}.title`),
      description: translate(`${route}.description`),
    }),
  });

const timeZone = defineScreen({
  route: 'timeZone',
  loads: () => [],
  Component: timeZonePart.Part,
  code: timeZonePart.bring,
  head: (_state, _visit, translate) => ({
    title: translate('timeZone.title'),
    description: translate('timeZone.description'),
    isIndexed: false,
  }),
});

/** The shell's own pages, in the form of a remote; its words are the namespace `shell`. */
export const shellPages = defineRemote({
  name: 'shell',
  features: [
    defineFeature({
      name: 'pages',
      screens: [
        aboutUs,
        timeZone,
        legal('privacyPolicy', privacyPolicyPart),
        legal('userAgreement', userAgreementPart),
      ],
    }),
  ],
  messages: {
    ru: () => import('../../locales/ru/pages.json', { with: { type: 'json' } }),
    en: () => import('../../locales/en/pages.json', { with: { type: 'json' } }),
  },
});
