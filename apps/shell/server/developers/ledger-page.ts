import type { OpenCollections, OpenRowOf } from '@tipmark/contract/open';
import type { Locale } from '@tipmark/i18n';
import { htmlText } from '@tipmark/web-server';
import { link, prose, table } from './plain-page.ts';
import { TRANSLATE, textsOf } from './texts.ts';

export type Head = OpenRowOf<OpenCollections['ledgerHeads']>;
export type Statement = OpenRowOf<OpenCollections['ledgerWitnesses']>;

const SHOWN = 12;
const short = (text: string) =>
  `<code title="${htmlText(text)}">${htmlText(text.slice(0, SHOWN))}…</code>`;
const minuteOf = (seconds: number) =>
  new Date(seconds * 1_000).toISOString().slice(0, 16).replace('T', ' ');

const isOf = (head: Head, { head: seen }: Statement) =>
  seen.date === head.date && seen.seq === head.seq && seen.hash === head.hash;

/** A key has one name in the list, the last it went by. */
function witnessesOf(head: Head, statements: readonly Statement[]): readonly string[] {
  const names = new Map(
    statements
      .filter((one) => isOf(head, one))
      .toReversed()
      .map(({ publicKey, witness }) => [publicKey, witness]),
  );
  return [...names.values()];
}

/** Who saw which head of the ledger; what contradicts it comes first. HTML. */
export function ledgerBody(
  heads: readonly Head[],
  statements: readonly Statement[],
  locale: Locale,
): string {
  const { ledger } = textsOf(locale);
  const forks = statements.filter(({ isFork }) => isFork).length;
  const verdict =
    forks > 0
      ? `<p class="fork" role="alert">${htmlText(TRANSLATE[locale]('ledger.forks', { value: forks }))}</p>`
      : `<p>${htmlText(ledger.noFork)}</p>`;
  const headRows = heads.map((head) => [
    htmlText(head.date),
    String(head.seq),
    short(head.hash),
    htmlText(witnessesOf(head, statements).join(', ') || ledger.nobody),
  ]);
  const sorted = statements.toSorted((one, other) => Number(other.isFork) - Number(one.isFork));
  const rows = sorted.map(({ witness, publicKey, seenAt, head, isFork }) => [
    htmlText(witness),
    short(publicKey),
    minuteOf(seenAt),
    `${htmlText(head.date)}, ${head.seq}, ${short(head.hash)}${
      isFork ? ` <span class="fork">${htmlText(ledger.fork)}</span>` : ''
    }`,
  ]);
  const addresses = [
    '/api/open/v1/ledger/heads',
    '/api/open/v1/ledger/witnesses',
    '/feeds/ledger.atom',
    '/feeds/ledger.json',
  ];
  return [
    `<p>${prose(ledger.how)}</p>${verdict}`,
    `<h2>${htmlText(ledger.heads)}</h2>`,
    heads.length === 0
      ? `<p>${htmlText(ledger.none)}</p>`
      : table([ledger.day, ledger.number, ledger.hash, ledger.seenBy], headRows),
    rows.length === 0
      ? ''
      : `<h2>${htmlText(ledger.statements)}</h2>${table(
          [ledger.witness, ledger.key, ledger.seenAt, ledger.head],
          rows,
        )}`,
    `<h2>${htmlText(ledger.files)}</h2><ul>${addresses
      .map((address) => `<li>${link(address, address)}</li>`)
      .join('')}</ul>`,
  ].join('');
}
