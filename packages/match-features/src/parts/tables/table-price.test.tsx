import { render } from '@testing-library/react';
import { americanOdds } from '@tipmark/domain';
import { setOddsWriter } from '@tipmark/i18n';
import { csvOfTable } from './csv-of-table.ts';
import { tablePrice } from './table-price.tsx';

afterEach(() => setOddsWriter(undefined));

function tableOf() {
  const { container } = render(
    <table>
      <thead>
        <tr>
          <th>Outcome</th>
          <th>Odds</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th>Home</th>
          <td>{tablePrice(1.65)}</td>
        </tr>
        <tr>
          <th>Away</th>
          <td>{tablePrice(null)}</td>
        </tr>
      </tbody>
    </table>,
  );
  return container.querySelector('table') as HTMLTableElement;
}

test('a table shows prices as its reader wants them, its file has decimals', () => {
  setOddsWriter(americanOdds);
  const table = tableOf();
  expect(table.textContent).toContain('Home\u2212154');
  expect(csvOfTable(table, 'en')).toContain('Home,1.65\r\nAway,\r\n');
});

test('decimal prices are plain text', () => {
  const table = tableOf();
  expect(table.querySelector('td')?.innerHTML).toBe('1.65');
  expect(csvOfTable(table, 'ru')).toContain('Home;1,65\r\n');
});
