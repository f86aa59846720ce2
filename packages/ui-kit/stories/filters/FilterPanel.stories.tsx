import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  ChipSwitch,
  ChosenFilters,
  FilterField,
  FilterPanel,
  type FilterPanelProps,
} from '../../src/filters/index.ts';
import { EmptyState, ErrorState, LinkButton, Select, Skeleton } from '../../src/index.ts';
import { LONG } from '../texts.ts';

const fieldsOf = (league = 'Все турниры') => (
  <>
    <FilterField
      label="Коэффициент"
      name="odds"
      value="2"
      options={[{ value: '2', text: 'Кэф от 2.00' }]}
      onChoose={fn()}
    />
    <FilterField
      label="Турнир"
      name="league"
      value="0"
      options={[{ value: '0', text: league }]}
      onChoose={fn()}
    />
    <ChipSwitch name="h2h" isOn onChange={fn()}>
      Очные
    </ChipSwitch>
    <ChipSwitch name="season" isOn={false} onChange={fn()}>
      Этот сезон
    </ChipSwitch>
  </>
);

export default {
  component: FilterPanel,
  subcomponents: { ChosenFilters, FilterField },
  args: {
    messages: {
      title: 'Фильтр',
      conditions: 'Условия списка',
      apply: 'Применить',
      show: 'Показать 38',
      remove: 'Убрать условие',
      reset: 'Сбросить условия',
      close: 'Закрыть',
      loading: 'Загружается',
    },
    layout: 'side',
    address: '#list',
    chosen: [
      { key: 'odds', text: 'Кэф от 2.00', href: '#odds' },
      { key: 'h2h', text: 'Очные', href: '#h2h' },
    ],
    onGo: fn(),
    fields: fieldsOf(),
    tools: (
      <Select
        label="Порядок"
        name="sort"
        value="1"
        options={[{ value: '1', text: 'По перевесу' }]}
        onChoose={fn()}
      />
    ),
    children: <p>Зенит – Спартак</p>,
  },
} satisfies Meta<typeof FilterPanel>;
type Story = StoryObj<FilterPanelProps>;

export const Full: Story = {};
export const InALine: Story = { args: { layout: 'line', tools: undefined } };
export const NothingChosen: Story = { args: { chosen: [] } };
export const Loading: Story = { args: { isLoading: true, children: <Skeleton /> } };
export const Empty: Story = {
  args: {
    children: (
      <EmptyState text="Под фильтр ничего не попало">
        <LinkButton href="#list">Ослабить</LinkButton>
      </EmptyState>
    ),
  },
};
export const Failed: Story = {
  args: {
    children: (
      <ErrorState
        title="Не удалось загрузить"
        text="Нет связи"
        retryLabel="Повторить"
        onRetry={fn()}
      />
    ),
  },
};
export const LongText: Story = {
  args: {
    chosen: [{ key: 'league', text: LONG.league, href: '#league' }],
    fields: fieldsOf(LONG.league),
  },
};
/** The sheet of a phone; at any width it traps the focus and returns it. */
export const ByKeyboard: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(inside.getByText('Фильтр · 2'));
    const sheet = await inside.findByRole('dialog', { name: 'Фильтр' });
    await expect(within(sheet).getByRole('button', { name: 'Показать 38' })).toBeVisible();
    within(sheet).getByRole('button', { name: 'Закрыть' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(inside.queryByRole('dialog')).toBeNull();
  },
};
export const Sheet: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(inside.getByText('Фильтр · 2'));
    await inside.findByRole('dialog', { name: 'Фильтр' });
  },
};
