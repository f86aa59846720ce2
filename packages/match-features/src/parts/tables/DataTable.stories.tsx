import type { Meta, StoryObj } from '@storybook/react';
import { userEvent, within } from 'storybook/test';
import { dark, LONG, onStage, readerOf } from '../../testing/stage.tsx';
import { DataTable } from './DataTable.tsx';

const bodyOf = (rows: readonly (readonly [string, ...string[]])[]) => (
  <>
    <thead>
      <tr>
        <th scope="col">Команда</th>
        <th scope="col">Игры</th>
        <th scope="col">Очки</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell) => (
            <td key={cell}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </>
);

/** Numbers in columns, which can be downloaded as CSV. */
export default {
  component: DataTable,
  title: 'tables/DataTable',
  args: {
    caption: 'Таблица: Премьер-лига',
    reader: readerOf(),
    children: bodyOf([
      ['Зенит', '16', '38'],
      ['Спартак', '15', '31'],
    ]),
  },
  decorators: [onStage()],
} satisfies Meta<typeof DataTable>;
type Story = StoryObj<typeof DataTable>;

export const Full: Story = {};
export const TakenAway: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Скачать CSV: / }));
  },
};
export const Empty: Story = { args: { children: bodyOf([]) } };
export const Long: Story = { args: { children: bodyOf([[LONG.league, '1 234 567', '−12,5']]) } };
export const Dark: Story = { ...dark };
