import { expect, test } from 'playwright/test';
import { ResultsPage } from '../../pages/results-page.ts';
import { hydrated } from '../../pages/watched-page.ts';

test('tips of the day belong to the day shown and are loaded with the page', async ({
  page,
  request,
}) => {
  const { data } = (await (await request.get('/api/soccer/results/page')).json()) as {
    data: { timestamp: number };
  };
  // matches of tomorrow have not begun: only these have tips of the day
  const noon = data.timestamp + 129_600;
  const answer = await request.get(`/api/soccer/results/tips?timestamp=${noon}`);
  const { data: reported } = (await answer.json()) as {
    data: { timestamp: number; tips: { match: { link: string } }[] };
  };
  expect(reported.timestamp).toBe(data.timestamp + 86_400);
  expect(reported.tips.length).toBeGreaterThan(0);
  const html = await (await request.get(`/Results?timestamp=${noon}`)).text();
  const [, column = ''] = html.split('aria-label="Прогнозы дня"');
  for (const { match } of reported.tips) expect(column).toContain(`/Events/${match.link}`);
  const requested: string[] = [];
  page.on('request', (sent) => requested.push(sent.url()));
  const results = new ResultsPage(page);
  await results.open(`?timestamp=${noon}`);
  await hydrated(page);
  await expect(results.aside.getByRole('link', { name: 'Открыть матч' })).toBeVisible();
  const late = page.waitForResponse((reply) => reply.url().includes('match'), { timeout: 5_000 });
  await late.catch(() => undefined);
  expect(requested.filter((url) => /results\/tips|events\/page/.test(url))).toEqual([]);
});
