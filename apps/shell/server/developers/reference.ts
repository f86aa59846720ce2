import type { Locale } from '@tipmark/i18n';
import { htmlText } from '@tipmark/web-server';
import { link, prose, table } from './plain-page.ts';
import { textsOf } from './texts.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly schema: {
    readonly enum?: readonly unknown[];
    readonly type?: string;
    readonly format?: string;
  };
}

interface Content {
  readonly content?: {
    readonly 'application/json'?: { readonly example?: unknown };
  };
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly responses: Readonly<Record<string, Content & { readonly $ref?: string }>>;
}

/** The part of the OpenAPI document that the page shows. */
export interface OpenDocument {
  readonly info: { readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>;
  readonly components: { readonly responses: Readonly<Record<string, Content>> };
}

/** Parameters of every collection are described once. */
const OF_ALL = ['limit', 'cursor', 'fields', 'language'];
const MOST_ROWS = 2;

const valueOf = ({ schema }: Parameter): string =>
  schema.enum?.map(String).join(', ') ?? [schema.type, schema.format].filter(Boolean).join(', ');

function parameterTable(parameters: readonly Parameter[], locale: Locale): string {
  const { reference } = textsOf(locale);
  const rows = parameters.map((one) => {
    const where = one.in === 'path' ? reference.in.path : reference.in.query;
    const what = [one.description, valueOf(one)].filter(Boolean).join(': ');
    return [
      `<code>${htmlText(one.name)}</code>`,
      htmlText(where),
      `<span lang="en">${prose(what)}</span>`,
    ];
  });
  return table([reference.name, reference.where, reference.what], rows);
}

/** A page of the example with few rows: the shape is what is read. */
function exampleOf({ responses }: Operation): string | undefined {
  const example = responses['200']?.content?.['application/json']?.example as
    | { readonly data?: readonly unknown[] }
    | undefined;
  if (example === undefined) return undefined;
  return JSON.stringify({ ...example, data: example.data?.slice(0, MOST_ROWS) }, null, 2);
}

function section(path: string, operation: Operation, base: string, locale: Locale): string {
  const { reference } = textsOf(locale);
  const own = operation.parameters.filter(({ name }) => !OF_ALL.includes(name));
  const example = exampleOf(operation);
  const codes = Object.values(operation.responses).flatMap(({ $ref }) =>
    $ref === undefined ? [] : [$ref.slice($ref.lastIndexOf('/') + 1)],
  );
  const failures = codes
    .map((code) => `<a href="#failure-${htmlText(code)}"><code>${htmlText(code)}</code></a>`)
    .join(', ');
  return [
    `<section id="${htmlText(operation.operationId)}"><h2><code>GET ${htmlText(base + path)}</code></h2>`,
    `<p lang="en">${prose([operation.summary, operation.description].filter(Boolean).join('. '))}</p>`,
    operation.deprecated === true ? `<p class="fork">${htmlText(reference.deprecated)}</p>` : '',
    own.length > 0
      ? `<h3>${htmlText(reference.parameters)}</h3>${parameterTable(own, locale)}`
      : '',
    `<p class="note">${htmlText(reference.failures)}: ${failures}</p>`,
    example === undefined
      ? ''
      : `<details><summary>${htmlText(reference.example)}</summary><pre tabindex="0">${htmlText(example)}</pre></details>`,
    '</section>',
  ].join('');
}

function failureTable({ paths, components }: OpenDocument, locale: Locale): string {
  const { reference } = textsOf(locale);
  const statuses = new Map<string, string>();
  for (const { get } of Object.values(paths)) {
    for (const [status, { $ref }] of Object.entries(get.responses)) {
      if ($ref !== undefined) statuses.set($ref.slice($ref.lastIndexOf('/') + 1), status);
    }
  }
  const rows = Object.entries(components.responses).map(([code, { content }]) => {
    const example = content?.['application/json']?.example as
      | { readonly error?: { readonly message?: string } }
      | undefined;
    return [
      `<span id="failure-${htmlText(code)}">${htmlText(statuses.get(code) ?? '')}</span>`,
      `<code>${htmlText(code)}</code>`,
      `<span lang="en">${htmlText(example?.error?.message ?? '')}</span>`,
    ];
  });
  return table([reference.status, reference.code, reference.text], rows);
}

/** The reference of the open API, from its document. HTML. */
export function referenceBody(document: OpenDocument, locale: Locale): string {
  const { reference } = textsOf(locale);
  const base = document.servers[0]?.url ?? '';
  const all = Object.entries(document.paths);
  const list = all.map(([path, { get }]) => `<li>${link(`#${get.operationId}`, path)}</li>`);
  const [first] = all;
  const common = first?.[1].get.parameters.filter(({ name }) => OF_ALL.includes(name)) ?? [];
  const address = `${base}/openapi.json`;
  return [
    `<p>${link(address, address)}</p>`,
    ...document.info.description.split('\n\n').map((text) => `<p lang="en">${prose(text)}</p>`),
    `<nav><ul>${list.join('')}</ul></nav>`,
    `<h2>${htmlText(reference.of)}</h2>${parameterTable(common, locale)}`,
    ...all.map(([path, { get }]) => section(path, get, base, locale)),
    `<h2>${htmlText(reference.failures)}</h2>${failureTable(document, locale)}`,
  ].join('');
}
