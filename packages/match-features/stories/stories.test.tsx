import { readdirSync } from 'node:fs';
import path from 'node:path';
import { composeStories, setProjectAnnotations } from '@storybook/react';
import { axe } from 'jest-axe';
import preview from '../.storybook/preview.tsx';

const project = setProjectAnnotations(preview);
beforeAll(project.beforeAll);
afterEach(() => document.body.replaceChildren());

/** A whole page in jsdom, and axe over it, on a busy machine. */
const PATIENCE_MS = 60_000;

interface Story {
  (): React.JSX.Element;
  run(options: { canvasElement: HTMLElement }): Promise<void>;
}

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .toSorted();
const storiesOf = (file: string) =>
  Object.entries(composeStories(require(path.join(__dirname, file)) as never)) as [string, Story][];
const stories = files.flatMap((file) =>
  storiesOf(file).map(([name, Story]) => ({
    name: `${file.replace('.stories.tsx', '')} ${name}`,
    Story,
  })),
);

test.each(stories)(
  '$name is drawn, plays and has no accessibility fault',
  async ({ Story }) => {
    const canvasElement = document.body.appendChild(document.createElement('div'));
    await Story.run({ canvasElement });
    expect((await axe(document.body)).violations).toEqual([]);
  },
  PATIENCE_MS,
);

/**
 * Every part is shown full, with long texts and in the dark; what has loads also without an answer.
 */
test.each(files)('%s shows the states of its part', (file) => {
  const names = storiesOf(file).map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(['Full', 'Long', 'Dark']));
  expect(names.some((name) => /Empty|Without|None/.test(name))).toBe(true);
});
