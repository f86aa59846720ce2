import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { csvOfRows, csvOfTable } from './csv-of-table.ts';
import { DataTable } from './DataTable.tsx';
import { ShortTime } from './ShortTime.tsx';
import { fileNameOf } from './save-file.ts';

const messages: Record<string, string> = { 'common:button.csv': 'Скачать CSV' };
const reader = { t: (key: string) => messages[key] ?? key, locale: 'ru' } as const;

const show = (cells: readonly (readonly string[])[], locale: 'ru' | 'en' = 'ru') => {
  const { container } = render(
    <DataTable caption="Таблица: Премьер-лига" reader={{ ...reader, locale }}>
      <thead>
        <tr>
          <th scope="col" aria-label="Место" />
          <th scope="col" colSpan={2}>
            Команда
          </th>
        </tr>
      </thead>
      <tbody>
        {cells.map((row) => (
          <tr key={row.join()}>
            {row.map((cell) => (
              <td key={cell}>
                {cell}
                <small className="phone">ещё раз</small>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>,
  );
  return container.querySelector('table') as HTMLTableElement;
};

test('the CSV has labels of unnamed columns, empty fields for merged cells, and no text for phones', () => {
  const table = show([['1', 'Зенит', '12']]);
  expect(csvOfTable(table, 'ru')).toBe('\ufeffМесто;Команда;\r\n1;Зенит;12\r\n');
});

test('a time shown without its year has the year in the CSV', () => {
  const { container } = render(
    <table>
      <tbody>
        <tr>
          <td>
            <ShortTime
              at={Date.UTC(2026, 10, 21, 16, 30) / 1_000}
              inWords={(time) => `начало ${time}`}
              reader={{
                ...reader,
                timeZone: 'Europe/Moscow',
                nowSeconds: Date.UTC(2026, 11, 1) / 1_000,
              }}
            />
          </td>
        </tr>
      </tbody>
    </table>,
  );
  const table = container.querySelector('table') as HTMLTableElement;
  expect(table.textContent).toBe('начало 21\u00A0ноя, 19:30');
  expect(csvOfTable(table, 'ru')).toBe('\ufeffначало 21.11.2026, 19:30\r\n');
});

test('a field with the separator, quotes or a line break is quoted; decimals keep their comma', () => {
  const table = show([['a;b', 'say "hi"', '1,85']]);
  expect(csvOfTable(table, 'ru')).toContain('"a;b";"say ""hi""";1,85\r\n');
  expect(csvOfTable(show([['a;b', 'x', '1,85']], 'en'), 'en')).toContain('a;b,x,"1,85"\r\n');
  expect(csvOfRows([['a\nb', 'c\r\nd', 'e']], 'ru')).toBe('\ufeff"a\nb";"c\r\nd";e\r\n');
});

test('a formula is escaped as text; a number is one, its percent sign in the head', () => {
  const table = show([['=1+1', '@cmd', '\u22120,5\u00a0%']]);
  expect(csvOfTable(table, 'ru')).toBe("\ufeffМесто;Команда;%\r\n'=1+1;'@cmd;-0,5\r\n");
});

test.each([
  [
    'ru',
    [
      ['Голов за матч', '2,62'],
      ['Больше 2,5', '53\u00a0% (63 из 120)'],
    ],
    'Больше 2,5, %;53',
  ],
  [
    'en',
    [
      ['Goals', '2.62'],
      ['Over 2.5', '53% (63 of 120)'],
      ['Wins, %', '5%'],
    ],
    '"Over 2.5, %",53',
  ],
] as const)('%s: percents among other numbers are named in their row', (locale, rows, line) => {
  const lines = csvOfRows([['', ''], ...rows], locale).split('\r\n');
  expect(lines[0]).toBe(`\ufeff${locale === 'ru' ? ';' : ','}`);
  expect(lines).toContain(line);
  expect(csvOfRows(rows, locale, 0)).toContain(line);
  if (locale === 'en') expect(lines).toContain('"Wins, %",5');
});

test('totals below a table are not in its file, where a sum of the column would count them twice', () => {
  const { container } = render(
    <table>
      <thead>
        <tr>
          <th>Игрок</th>
          <th>Голы</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th>Иванов</th>
          <td>9</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th>Всего</th>
          <td>9</td>
        </tr>
      </tfoot>
    </table>,
  );
  const table = container.querySelector('table') as HTMLTableElement;
  expect(csvOfTable(table, 'ru')).toBe('\ufeffИгрок;Голы\r\nИванов;9\r\n');
});

test('of a number with a remark in small letters the file has the number, of a name both', () => {
  const { container } = render(
    <table>
      <tbody>
        <tr>
          <th>
            Премьер-лига <small>Англия</small>
          </th>
          <td>
            {'\u22128,2\u00a0%'}
            <small>± 3,1, ставок: 212</small>
          </td>
        </tr>
      </tbody>
    </table>,
  );
  const table = container.querySelector('table') as HTMLTableElement;
  expect(csvOfTable(table, 'ru')).toBe('\ufeffПремьер-лига Англия, %;-8,2\r\n');
});

test.each([
  ['Таблица: Премьер-лига', 'Таблица-Премьер-лига'],
  ['../../etc "x"', 'etc-x'],
  ['', 'file'],
  ['a'.repeat(300), 'a'.repeat(120)],
  [`${'a'.repeat(119)} b`, 'a'.repeat(119)],
])('the title %p gives the file name %s', (title, file) => {
  expect(fileNameOf(title)).toBe(file);
});

function captureDownloads() {
  const blobs: Blob[] = [];
  const saved: string[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      blobs.push(blob);
      return 'blob:table';
    },
    revokeObjectURL: () => {},
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  return { blobs, saved };
}

test('the button is labelled with its table and saves it as a file', async () => {
  const user = userEvent.setup();
  const { blobs, saved } = captureDownloads();
  show([['1', 'Зенит', '12']]);
  const button = screen.getByRole('button', { name: 'Скачать CSV: Таблица: Премьер-лига' });
  expect(button.textContent).toBe('Скачать CSV');
  await user.click(button);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved).toEqual(['Таблица-Премьер-лига.csv']);
  expect(await blobs[0]?.text()).toContain('1;Зенит;12');
});

test.each([
  ['Ладога – Сталь', 'Ладога-Сталь-Таблица-Премьер-лига.csv'],
  ['Премьер-лига', 'Таблица-Премьер-лига.csv'],
])('on the page %p the file is named %s', async (heading, file) => {
  const { saved } = captureDownloads();
  render(<h1>{heading}</h1>);
  show([['1', 'Зенит', '12']]);
  await userEvent.click(screen.getByRole('button', { name: /^Скачать CSV/ }));
  await waitFor(() => expect(saved).toEqual([file]));
});
