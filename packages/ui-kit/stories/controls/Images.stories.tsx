import type { Meta, StoryObj } from '@storybook/react';
import { type IconName, iconPaths } from '../../src/controls/icon-paths.ts';
import { Flag, Icon } from '../../src/index.ts';
import { LONG } from '../texts.ts';

export default { component: Icon, subcomponents: { Flag } } satisfies Meta<typeof Icon>;
type Story = StoryObj<typeof Icon>;

export const One: Story = { args: { name: 'calendar', size: 20 } };
export const AllIcons: Story = {
  render: () => (
    <ul>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <li key={name}>
          <Icon name={name} size={20} /> {name}
        </li>
      ))}
    </ul>
  ),
};
export const Flags: Story = {
  render: () => (
    <>
      <Flag code="RU" />
      <Flag code="GB-ENG" />
      <Flag code="EU" />
      <Flag code="" />
    </>
  ),
};
/** Without a country it is a globe: beside the name of a league, in the colour of meta text. */
export const World: Story = {
  render: () => (
    <p>
      <Flag code="ZZ" /> {LONG.league}
    </p>
  ),
};
