import { putBundle, register, resultsBundle } from '@tipmark/remotes-registry/testing';
import { aSite } from '../testing/a-site.ts';

const plain = resultsBundle('one');

/** The same remote with one screen more, which has a style and a message of its own. */
const withOneMore = `${plain}
  exports.styles += '\\n.tadded{color:tan;}';
  const added = kit.defineScreen({
    route: 'series',
    loads: () => [],
    Component: () => jsx('p', { className: 'tadded', children: useTranslation('soccer').t('added') }),
    head: () => ({ title: 'added', description: '' }),
  });
  const { features } = exports.remote;
  exports.remote = kit.defineRemote({
    name: 'soccer',
    features: [...features, kit.defineFeature({ name: 'added', screens: [added] })],
    messages: {
      ru: async () => ({ default: { day: 'День', added: 'Новый экран' } }),
      en: async () => ({ default: { day: 'Day', added: 'New screen' } }),
    },
  });
`;

/** Pages of a site with this remote; the address of its files is the same for each. */
async function pagesOf(bundle: string): Promise<readonly string[]> {
  const site = await aSite(async (remotesDir) =>
    register(remotesDir, await putBundle(remotesDir, '1', bundle)),
  );
  try {
    const pages = [];
    for (const address of ['/Series', '/Results', '/Events/7-right-slug', '/about-us']) {
      pages.push((await site.get(address)).body);
    }
    return pages;
  } finally {
    await site.stop();
  }
}

it('a screen that a remote gets adds nothing to other pages', async () => {
  const [, ...before] = await pagesOf(plain);
  const [added, ...after] = await pagesOf(withOneMore);
  expect(added).toContain('Новый экран');
  expect(added).toContain('.tadded{color:tan;}');
  for (const [index, page] of after.entries()) {
    expect(page).not.toContain('Новый экран');
    expect(page).not.toContain('tadded');
    expect(page.length).toBeLessThanOrEqual(before[index]?.length ?? 0);
  }
});
