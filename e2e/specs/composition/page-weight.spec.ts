import { type APIRequestContext, expect, test } from 'playwright/test';
import { type PageAddress, pageBudgets } from '../../pages/page-budgets.ts';
import { weighPage } from '../../pages/page-weight.ts';

const nameOf = (at: PageAddress): string =>
  typeof at === 'string' ? at : `a page ${at.link}… linked on ${nameOf(at.on)}`;

async function addressOf(at: PageAddress, request: APIRequestContext): Promise<string> {
  if (typeof at === 'string') return at;
  const { on, tab, link } = at;
  const list = `${await addressOf(on, request)}${tab === undefined ? '' : `?tab=${tab}`}`;
  const [, found = ''] =
    new RegExp(`href="(${link}[^"?#]+)`).exec(await (await request.get(list)).text()) ?? [];
  return found;
}

for (const { at, ...budget } of pageBudgets) {
  test(`${nameOf(at)} weighs no more than its table allows`, async ({ request }) => {
    const weight = await weighPage(request, await addressOf(at, request));
    // what could not be read would weigh nothing
    expect(Math.min(weight.markup, weight.style, weight.messages, weight.state)).toBeGreaterThan(0);
    expect(weight.html / weight.shown).toBeLessThanOrEqual(budget.html);
    expect(weight.style).toBeLessThanOrEqual(budget.style);
    expect(weight.messages).toBeLessThanOrEqual(budget.messages);
    expect(weight.state / weight.markup).toBeLessThanOrEqual(budget.state);
    expect(weight.scripts).toBeGreaterThan(80_000);
    expect(weight.scripts).toBeLessThanOrEqual(budget.scripts);
    expect(1 / weight.usedStyle).toBeLessThanOrEqual(1.1);
    // the others are forms of a plural, and texts looked up for all rows that few of them show
    expect(weight.shownMessages).toBeGreaterThanOrEqual(budget.shown);
  });
}
