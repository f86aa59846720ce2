import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION } from '@tipmark/remote-kit';
import type { RegistryEntry } from '../store/registry-entry.ts';

/** Server bundle of a small remote with one screen, /Results, as a build would leave it. */
export const resultsBundle = (title: string): string => `
  const kit = require('@tipmark/remote-kit');
  const { jsx } = require('react/jsx-runtime');
  const { useSelector } = require('@tipmark/remote-kit/store');
  const { useTranslation } = require('@tipmark/remote-kit/i18n');
  const box = 'tbox01';
  exports.styles = '.tbox01{outline:3px dotted ${title === 'broken' ? 'red' : 'teal'};}';
  const request = { name: 'day', method: 'GET', path: '/soccer/results/page' };
  const day = kit.createLoad('day', { request, when: 'latest' });
  const zone = { name: 'zone', method: 'GET', path: '/timezone' };
  const aside = kit.createLoad('aside', { request: zone, when: 'latest' });
  function Day() {
    const { data } = useSelector(day.select);
    if (data.crash) throw new Error('the screen cannot draw this');
    const { t } = useTranslation('soccer');
    return jsx('h1', { className: box, children: '${title}: ' + t('day') + ' ' + data.name });
  }
  const results = kit.defineScreen({
    route: 'results',
    loads: ({ search }) => [
      day.requested({ query: { timestamp: search.get('timestamp') } }),
      ...(search.has('aside') ? [kit.optionalLoad(aside.requested({}))] : []),
    ],
    Component: Day,
    head: (state, visit, t) => {
      if (day.select(state).data.headless) throw new Error('the screen cannot describe this');
      return { title: t('day'), description: day.select(state).data.name };
    },
    linkedData: (state, { locale }, absolute) => [
      { '@type': 'Thing', name: day.select(state).data.name, url: absolute('/Results'), locale },
    ],
    notFound: (state) => day.select(state).data.name === 'nobody',
  });
  const match = kit.defineScreen({
    route: 'events',
    loads: () => [],
    Component: () => jsx('h1', { children: 'match' }),
    head: () => ({ title: 'match', description: '', canonical: '/Events/7-right-slug' }),
  });
  const league = kit.defineScreen({
    route: 'league',
    loads: () => [],
    Component: () => jsx('h1', { children: 'league' }),
    head: (state, { locale }) => ({
      title: 'league',
      description: '',
      canonical: (locale === 'en' ? '/en' : '') + '/Tournaments/7-premier-league',
    }),
  });
  exports.remote = kit.defineRemote({
    name: 'soccer',
    features: [
      kit.defineFeature({ name: 'results', loads: [day, aside], screens: [results, match, league] }),
    ],
    messages: {
      ru: async () => ({ default: { day: 'День' } }),
      en: async () => ({ default: { day: 'Day' } }),
    },
  });
`;

/** Server bundle of a remote with one page, of a match, which has a share image. */
export const matchBundle = `
  const kit = require('@tipmark/remote-kit');
  const { jsx } = require('react/jsx-runtime');
  const request = { name: 'event', method: 'GET', path: '/soccer/events/page/:matchUrl' };
  const event = kit.createLoad('event', { request, when: 'latest' });
  const match = kit.defineScreen({
    route: 'events',
    loads: ({ params }) => [event.requested({ segments: { matchUrl: params.matchUrl } })],
    Component: () => jsx('h1', { children: 'match' }),
    head: (state, { locale, params }) => ({
      title: 'match',
      description: '',
      canonical: (locale === 'en' ? '/en' : '') + '/Events/' + params.matchUrl + '?tab=odds',
    }),
    shareImage: (state, visit, t) => {
      const { home, away, score } = event.select(state).data;
      return {
        alt: home + ' – ' + away + ' "' + score + '" ' + t('above') + ', ' + t('button.retry'),
        above: t('above'),
        sides: [{ name: home, logo: 'shield-0f4c81-e8eef4' }, { name: away }],
        score,
        state: '',
        isLive: false,
        when: visit.timeZone,
        prices: [],
      };
    },
  });
  exports.remote = kit.defineRemote({
    name: 'soccer',
    features: [kit.defineFeature({ name: 'match', loads: [event], screens: [match] })],
    messages: {
      ru: async () => ({ default: { above: 'Россия · Гранд-лига' } }),
      en: async () => ({ default: { above: 'Russia · Grand League' } }),
    },
  });
`;

/** Server bundle of a remote at which visitors sign in. */
export const loginBundle = `
  const kit = require('@tipmark/remote-kit');
  const { jsx } = require('react/jsx-runtime');
  const login = kit.defineScreen({
    route: 'login',
    loads: () => [],
    Component: () => jsx('h1', { children: 'login' }),
    head: () => ({ title: 'login', description: '' }),
  });
  exports.remote = kit.defineRemote({
    name: 'account',
    features: [kit.defineFeature({ name: 'auth', screens: [login] })],
    messages: { ru: async () => ({ default: {} }), en: async () => ({ default: {} }) },
  });
`;

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Puts a release into a remotes folder and returns its registry entry. */
export async function putBundle(
  remotesDir: string,
  version: string,
  source: string,
  changes: Partial<RegistryEntry> = {},
): Promise<RegistryEntry> {
  const name = changes.name ?? 'soccer';
  const folder = path.join(remotesDir, name, version);
  await mkdir(path.join(folder, 'ssr'), { recursive: true });
  await mkdir(path.join(folder, 'client'), { recursive: true });
  await writeFile(path.join(folder, 'ssr/remote.js'), source);
  const script = `/* ${version} */`;
  await writeFile(path.join(folder, 'client/remoteEntry.js'), script);
  const entry = `/remotes/${name}/${version}/remoteEntry.js`;
  const release = {
    name,
    version,
    entry,
    integrity: sha384(script),
    integrities: { [entry]: sha384(script) },
    preload: [entry],
    ssrBundle: `${name}/${version}/ssr/remote.js`,
    ssrIntegrity: sha384(source),
    contract: CONTRACT_VERSION,
    uses: { 'react/jsx-runtime': ['jsx'] },
    ...changes,
  };
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(release));
  return release;
}

/** Makes entries the live ones, in one step as a release does. */
export async function register(remotesDir: string, ...entries: RegistryEntry[]): Promise<void> {
  await mkdir(remotesDir, { recursive: true });
  const registry = Object.fromEntries(entries.map((entry) => [entry.name, entry]));
  await writeFile(path.join(remotesDir, 'remotes.json'), JSON.stringify(registry));
}
