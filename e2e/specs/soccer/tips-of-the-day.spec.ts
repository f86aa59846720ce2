import { expect, test } from 'playwright/test';
import { ResultsPage } from '../../pages/results-page.ts';

test('they are of the day that is shown', async ({ page, request }) => {
  const { data } = (await (await request.get('/api/soccer/results/page')).json()) as {
    data: { timestamp: number };
  };
  const results = new ResultsPage(page);
  const noon = data.timestamp - 43_200;
  const answer = page.waitForResponse((reply) => reply.url().includes('/soccer/results/tips'));
  await results.open(`?timestamp=${noon}`);
  const tips = (await (await answer).json()) as { data: { timestamp: number } };
  expect(tips.data.timestamp).toBe(data.timestamp - 86_400);
});
