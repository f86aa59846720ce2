import type { SeasonPage, TableRow } from '@tipmark/contract';
import { htmlText } from '@tipmark/web-server';
import { cut, type Drawing, linked, type WidgetView } from '../frame/widget-view.ts';
import { type Texts, textsOf } from '../texts.ts';

export interface TableOptions extends Drawing {
  /** Path of the league's page. */
  readonly page: string;
  readonly pathOfTeam: (link: string) => string;
  /** Hockey counts overtime apart and knows no draws. */
  readonly hasOvertime: boolean;
}

type Column = readonly [head: string, whole: string, of: (row: TableRow) => string];

function columnsOf({ table: texts }: Texts, hasOvertime: boolean): readonly Column[] {
  const middle: Column = hasOvertime
    ? [
        texts.overtime,
        texts.overtimeWhole,
        (row) => `${row.overtimeWon ?? 0}–${row.overtimeLost ?? 0}`,
      ]
    : [texts.drawn, texts.drawnWhole, (row) => String(row.drawn)];
  return [
    [texts.played, texts.playedWhole, (row) => String(row.played)],
    [texts.won, texts.wonWhole, (row) => String(row.won)],
    middle,
    [texts.lost, texts.lostWhole, (row) => String(row.lost)],
    [texts.goals, texts.goals, (row) => `${row.goalsFor}:${row.goalsAgainst}`],
    [texts.points, texts.pointsWhole, (row) => `<b>${row.points}</b>`],
  ];
}

/** The first rows of a league's table. */
export function tableView(
  { league, table, asOf }: Pick<SeasonPage, 'league' | 'table' | 'asOf'>,
  options: TableOptions,
): WidgetView {
  const texts = textsOf(options.locale);
  const columns = columnsOf(texts, options.hasOvertime);
  const heads = columns
    .map(([head, whole]) => `<th scope="col"><abbr title="${htmlText(whole)}">${head}</abbr></th>`)
    .join('');
  const rows = table.rows.slice(0, options.rows).map((row) => {
    const team = linked(options.addressOf(options.pathOfTeam(row.team.link)), cut(row.team.name));
    const cells = columns.map(([, , of]) => `<td>${of(row)}</td>`).join('');
    return `<tr><td class="place">${row.position}</td><td class="name">${team}</td>${cells}</tr>`;
  });
  const heading = linked(options.addressOf(options.page), htmlText(league.name));
  const body =
    rows.length === 0
      ? `<p>${htmlText(texts.table.empty)}</p>`
      : `<div class="scroll"><table><thead><tr><th scope="col" class="place">#</th><th scope="col" class="name">${htmlText(texts.table.team)}</th>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  return { title: league.name, body: `<header><h1>${heading}</h1></header>${body}`, asOf };
}
