import type { FastifyRequest } from 'fastify';
import { escapeHtml } from '../../people/mails/letter-html.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { Services } from '../handler/services.ts';

/** Not a name: a site of somebody else could lead its own name here. */
const OWN_HOST = /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/i;

/** Pages of the operator are found on the port of the API, from the operator's networks only. */
export function refuseVisitors(
  request: FastifyRequest,
  { isOperator }: Pick<Services, 'isOperator'>,
): void {
  if (!isOperator(request) || !OWN_HOST.test(request.hostname)) {
    throw new CallError('route_not_found');
  }
}

/** A table with the number of its rows in its heading. */
export function pageTable(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const cells = (row: readonly string[], tag: string) =>
    row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('');
  const heading = `<h2>${escapeHtml(title)} (${rows.length})</h2>`;
  if (rows.length === 0) return `${heading}<p>None.</p>`;
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
  return `${heading}<table border="1" cellpadding="4"><tr>${cells(heads, 'th')}</tr>\n${body}</table>`;
}
