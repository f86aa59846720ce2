import { setTimeout as delay } from 'node:timers/promises';
import { putBundle, register, resultsBundle } from '@tipmark/remotes-registry/testing';
import { aSite, type Site } from '../testing/a-site.ts';

let site: Site;
afterEach(() => site.stop());

const looked = () => delay(300);

it('serves everything but its pages when a remote is refused', async () => {
  site = await aSite(async (remotesDir) =>
    register(remotesDir, await putBundle(remotesDir, '1', resultsBundle('one'), { contract: 9 })),
  );
  const page = await site.get('/Results');
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('<header');
  expect(page.body).toContain('"reason":"remoteAbsent"');
  expect(page.body).toContain('"registry":{}');
  expect(page.body).not.toContain('remoteEntry.js');
  expect((await site.get('/about-us')).statusCode).toBe(200);
});

it('shows the last good version after a bad release, and the next good one', async () => {
  site = await aSite(async (remotesDir) =>
    register(remotesDir, await putBundle(remotesDir, '1', resultsBundle('one'))),
  );
  expect((await site.get('/Results')).body).toContain('one: День');
  await register(site.remotesDir, await putBundle(site.remotesDir, '2', 'throw new Error()'));
  await looked();
  await site.get('/Results?timestamp=1');
  const cached = await site.get('/Results?timestamp=2');
  expect(cached.body).toContain('one: День');
  expect(cached.body).toContain('/remotes/soccer/1/remoteEntry.js');
  await register(site.remotesDir, await putBundle(site.remotesDir, '3', resultsBundle('three')));
  await looked();
  await site.get('/Results?timestamp=3');
  await delay(100);
  expect((await site.get('/Results?timestamp=4')).body).toContain('three: День');
});

it('serves no pages of a remote it is composed without', async () => {
  site = await aSite(
    async (remotesDir) =>
      register(remotesDir, await putBundle(remotesDir, '1', resultsBundle('one'))),
    { REMOTES: 'hockey' },
  );
  const page = await site.get('/Results');
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain('Этого раздела здесь нет');
  expect((await site.get('/')).headers.location).toBe('/about-us');
  expect((await site.get('/nobody-has-this')).body).toContain('Страница не найдена');
});
