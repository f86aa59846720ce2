// oxlint-disable no-restricted-imports -- a test replaces the shell
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';

/** A story as Storybook renders it, once the messages of its stage are loaded. */
export async function drawStory(Shown: ComponentType<never>, args: object): Promise<HTMLElement> {
  const Any = Shown as ComponentType<object>;
  const { container } = await act(async () => render(<Any {...args} />));
  return container;
}
