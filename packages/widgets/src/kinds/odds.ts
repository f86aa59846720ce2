import type { GridMatch, OddsGridPage } from '@tipmark/contract';
import { formatOdds } from '@tipmark/i18n';
import { htmlText } from '@tipmark/web-server';
import { type Drawing, linked, type WidgetView } from '../frame/widget-view.ts';
import { type Texts, textsOf } from '../texts.ts';

export interface OddsOptions extends Drawing {
  /** `Zenit – Spartak` */
  readonly name: string;
  /** Path of the match's page. */
  readonly page: string;
}

const nameOf = (selection: string, texts: Texts): string => {
  const names: Readonly<Record<string, string>> = {
    '1': texts.match.outcome.home,
    x: texts.match.outcome.draw,
    '2': texts.match.outcome.away,
  };
  return names[selection.toLowerCase()] ?? selection;
};

function rowsOf(match: GridMatch, grid: OddsGridPage, options: OddsOptions): string[] {
  const texts = textsOf(options.locale);
  return grid.bookmakers.flatMap(({ name }, index) => {
    const prices = match.prices[index];
    if (!prices) return [];
    const isStale = match.stale.includes(index);
    const cells = prices.map((price, at) => {
      const isBest = !isStale && price !== null && price === match.best[at];
      return `<td${isBest ? ' class="best"' : ''}>${htmlText(formatOdds(price))}</td>`;
    });
    const note = isStale ? ` class="stale" title="${htmlText(texts.odds.stale)}"` : '';
    return `<tr${note}><td class="name"><span class="cut">${htmlText(name)}</span></td>${cells.join('')}</tr>`;
  });
}

/**
 * What the bookmakers offer on the result of a match that has not begun.
 * @param link of the match
 */
export function oddsView(
  grid: OddsGridPage | undefined,
  link: string,
  options: OddsOptions,
): WidgetView {
  const texts = textsOf(options.locale);
  const match = grid?.matches.find((one) => one.link === link);
  const heading = `<header><h1>${linked(options.addressOf(options.page), htmlText(options.name))}</h1></header>`;
  const rows = grid && match ? rowsOf(match, grid, options).slice(0, options.rows) : [];
  if (grid === undefined || rows.length === 0) {
    return { title: options.name, body: `${heading}<p>${htmlText(texts.odds.empty)}</p>` };
  }
  const heads = grid.selections
    .map((selection) => `<th scope="col">${htmlText(nameOf(selection, texts))}</th>`)
    .join('');
  return {
    title: options.name,
    body: `${heading}<div class="scroll"><table><thead><tr><th scope="col" class="name">${htmlText(texts.odds.bookmaker)}</th>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`,
    asOf: grid.asOf,
    isLive: true,
  };
}
