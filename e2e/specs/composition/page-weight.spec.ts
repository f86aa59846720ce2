import { expect, test } from 'playwright/test';
import { type PageBudget, pageBudgets } from '../../pages/page-budgets.ts';
import { weighPage } from '../../pages/page-weight.ts';

const nameOf = (at: PageBudget['at']): string =>
  typeof at === 'string' ? at : `a page ${at.link}… linked on ${at.on}`;

for (const { at, ...budget } of pageBudgets) {
  test(`${nameOf(at)} weighs no more than its table allows`, async ({ request }) => {
    let address = at;
    if (typeof address !== 'string') {
      const list = await (await request.get(address.on)).text();
      const [, link = ''] = new RegExp(`href="(${address.link}[^"?#]+)`).exec(list) ?? [];
      address = link;
    }
    const weight = await weighPage(request, address);
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
