import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { composeStories, setProjectAnnotations } from '@storybook/react';
import { waitFor } from '@testing-library/dom';
import { parse } from 'csv-parse/sync';
import preview from '../../.storybook/preview.tsx';

const project = setProjectAnnotations(preview);
beforeAll(project.beforeAll);
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

interface Story {
  run(options: { canvasElement: HTMLElement }): Promise<void>;
}

const sources = path.join(__dirname, '..');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).toSorted();
const textOf = (file: string) => readFileSync(path.join(sources, file), 'utf8');

/** What a spreadsheet of a language expects. */
const SPREADSHEET = {
  ru: { button: /^Скачать CSV/, delimiter: ';', number: /^-?\d+(?:,\d+)?$/ },
  en: { button: /^Download CSV/, delimiter: ',', number: /^-?\d+(?:\.\d+)?$/ },
} as const;
type Language = keyof typeof SPREADSHEET;

/** Signs, digits, separators and spaces alone: a number, whichever way it is written. */
const NUMBERLIKE = /^[+\-\u2212\u2013]?\d[\d\s.,]*%?$/;
/** A day in words without its year, which a spreadsheet takes for this year's. */
const YEARLESS =
  /^\d{1,2}\s(?:янв|фев|мар|апр|мая|июн|июл|авг|сен|окт|ноя|дек|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?!.*\d{4})/;

/** Sources whose tables no story shows: the tests of their screens do. */
const WITHOUT_STORIES = [
  'pages/league/widgets/ScorersTable.tsx',
  'pages/league/widgets/SeasonFigures.tsx',
  'pages/league/widgets/SeasonReferees.tsx',
  'pages/league/widgets/TeamTotalsTable.tsx',
  'pages/leagues/LeaguesTable.tsx',
  'pages/team/widgets/PointsCourse.tsx',
  'pages/team/widgets/TeamSquad.tsx',
  'pages/team/widgets/TeamSummary.tsx',
  'pages/teams/TeamsTable.tsx',
  'parts/matches/UpcomingMatches.tsx',
  'parts/referees/RefereeView.tsx',
  'parts/referees/RefereesTable.tsx',
];

const isExporting = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/(?:\.test|\.stories|-fixture)\.tsx?$/.test(file) &&
  !file.startsWith(path.join('parts', 'tables')) &&
  /<DataTable\b|<RowsCsv\b|\bsaveRows\(/.test(textOf(file));

/** A source and everything of this package it imports, lazily too. */
function reachedFrom(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, to = ''] of textOf(file).matchAll(
    /(?:from|import\(|import)\s*'(\.[^']+\.tsx?)'/g,
  )) {
    reachedFrom(path.join(path.dirname(file), to), known);
  }
  return known;
}

const stories = files.filter((file) => file.endsWith('.stories.tsx'));
const shown = new Set(stories.flatMap((file) => [...reachedFrom(file)]));

test('every table with a file is shown by a story, or is known to have none', () => {
  const exporting = files.filter(isExporting);
  expect(exporting.length).toBeGreaterThan(20);
  expect(exporting.filter((file) => !shown.has(file))).toEqual(WITHOUT_STORIES);
});

/** Catches downloads, as jsdom saves none. */
function catchDownloads(): Blob[] {
  const blobs: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: () => {},
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return blobs;
}

/** The number a visitor reads in a cell of the page; undefined where it is none. */
function readNumber(text: string, language: Language): number | undefined {
  const bare = text
    .replaceAll(/[\s\u00a0\u202f%]/g, '')
    .replace('\u2212', '-')
    .replace(/^\+/, '');
  const plain = language === 'ru' ? bare.replace(',', '.') : bare.replaceAll(',', '');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The number a sighted visitor reads in a cell on a wide screen, without a remark beside it. */
function numberIn(cell: Element, language: Language): number | undefined {
  const copy = cell.cloneNode(true) as Element;
  const rest = '.phone, svg, small, [aria-hidden="true"], [data-csv]';
  for (const other of copy.querySelectorAll(rest)) other.remove();
  return readNumber(copy.textContent?.trim() ?? '', language);
}

function expectSpreadsheet(text: string, language: Language, table: HTMLTableElement | null) {
  const { delimiter, number } = SPREADSHEET[language];
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  // strict: every row has as many fields as the first
  const rows: string[][] = parse(text, { bom: true, delimiter, recordDelimiter: '\r\n' });
  const heads = table?.tHead?.rows.length ?? 1;
  const body = rows.slice(heads);
  for (const field of body.flat()) {
    if (NUMBERLIKE.test(field)) expect(field).toMatch(number);
    if (/^[=+\-@]/.test(field)) expect(field).toMatch(number);
    expect(field).not.toMatch(/^[^\d]*[\u2212]\d/);
    expect(field).not.toMatch(YEARLESS);
  }
  if (table === null) return;
  const onPage = [...table.rows].slice(heads);
  expect(body).toHaveLength(onPage.length);
  const width = rows[0]?.length ?? 0;
  for (let column = 0; column < width; column += 1) {
    const ofFile = body.flatMap((row) => readNumber(row[column] ?? '', language) ?? []);
    const ofPage = onPage.flatMap((row) => {
      const cell = cellAt(row, column);
      return (cell && numberIn(cell, language)) ?? [];
    });
    if (ofPage.length > 0) expect(sum(ofFile)).toBeCloseTo(sum(ofPage), 6);
  }
}

/** The cell that begins at a column. */
function cellAt(row: HTMLTableRowElement, column: number): Element | undefined {
  let place = 0;
  for (const cell of row.cells) {
    if (place === column) return cell;
    place += cell.colSpan;
  }
  return undefined;
}

const withFiles = stories.filter((file) => [...reachedFrom(file)].some(isExporting));

test.each(withFiles)('files of %s are for spreadsheets', async (file) => {
  const composed = composeStories(require(path.join(sources, file)) as never);
  const languages = new Set<Language>();
  for (const Story of Object.values(composed) as Story[]) {
    const canvasElement = document.body.appendChild(document.createElement('div'));
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await Story.run({ canvasElement });
    const blobs = catchDownloads();
    for (const button of canvasElement.querySelectorAll('button')) {
      const isOf = (language: Language) => SPREADSHEET[language].button.test(button.textContent);
      const language = (['ru', 'en'] as const).find(isOf);
      if (language === undefined) continue;
      const count = blobs.length;
      button.click();
      await waitFor(() => expect(blobs).toHaveLength(count + 1));
      const place = button.parentElement?.parentElement;
      const tables = [...(place?.querySelectorAll('table') ?? [])];
      const table = tables.findLast(
        (one) => (one.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      );
      const name = button.getAttribute('aria-label') ?? '';
      const isItsOwn = table !== undefined && name.endsWith(table.caption?.textContent ?? '–');
      const bytes = (await blobs[count]?.arrayBuffer()) ?? new ArrayBuffer(0);
      expectSpreadsheet(Buffer.from(bytes).toString(), language, isItsOwn ? table : null);
      languages.add(language);
    }
    canvasElement.remove();
    jest.restoreAllMocks();
  }
  expect([...languages].toSorted()).toEqual(['en', 'ru']);
});
