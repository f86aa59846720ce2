import { expect, test } from 'playwright/test';
import { spilledFaults } from '../page-faults.ts';

/** Every case is one table of 100 px with the same long text in its first cell. */
const CASES: readonly { readonly html: string; readonly isFault: boolean }[] = [
  { html: '<td>LONG</td>', isFault: true },
  { html: '<td><span style="display:inline-block">LONG</span></td>', isFault: true },
  { html: '<th style="text-align:right"><a href="#">LONG</a></th>', isFault: true },
  { html: '<td><b style="position:relative;top:-40px">up</b></td>', isFault: true },
  { html: '<td>short</td>', isFault: false },
  { html: '<td style="overflow-wrap:anywhere">LONG</td>', isFault: false },
  { html: '<td style="overflow:hidden;text-overflow:ellipsis">LONG</td>', isFault: false },
  { html: '<td><div style="overflow:auto">LONG</div></td>', isFault: false },
  { html: '<td><div style="overflow:hidden"><i>LONG</i></div></td>', isFault: false },
  { html: '<td><div style="position:absolute">LONG</div></td>', isFault: false },
  { html: '<td><span style="visibility:hidden">LONG</span></td>', isFault: false },
  { html: '<td style="display:none">LONG</td>', isFault: false },
];

const TABLE = 'table-layout:fixed;width:100px;border-spacing:0;font:16px/20px monospace';

for (const { html, isFault } of CASES) {
  test(`${isFault ? 'finds' : 'accepts'} ${html}`, async ({ page }) => {
    const cell = html.replace('LONG', 'overlong'.repeat(5));
    await page.setContent(
      `<div style="padding:60px"><table style="${TABLE}"><tr>${cell}<td>1</td></tr></table></div>`,
    );
    expect(await spilledFaults(page)).toHaveLength(isFault ? 1 : 0);
  });
}
