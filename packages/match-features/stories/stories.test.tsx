import { readdirSync } from 'node:fs';
import path from 'node:path';
import { composeStories, setProjectAnnotations } from '@storybook/react';
import preview from '../.storybook/preview.tsx';

const project = setProjectAnnotations(preview);
beforeAll(project.beforeAll);
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

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

/** jsdom follows no link, so it saves no file. */
const NOT_IN_JSDOM = 'not implemented';

test.each(stories)('$name is drawn and plays, nothing complained of', async ({ Story }) => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  const canvasElement = document.body.appendChild(document.createElement('div'));
  await Story.run({ canvasElement });
  const complaints = complaint.mock.calls.filter(([what]) => what?.type !== NOT_IN_JSDOM);
  expect(complaints).toEqual([]);
});

/**
 * Every part is shown full, with long texts and in the dark theme, in English where it has texts;
 * one with loads also without a reply.
 */
test.each(files)('%s shows the states of its part', (file) => {
  const names = storiesOf(file).map(([name]) => name);
  const isWordless = file === 'DataTable.stories.tsx';
  const expected = ['Full', 'Long', 'Dark', ...(isWordless ? [] : ['English'])];
  expect(names).toEqual(expect.arrayContaining(expected));
  expect(names.some((name) => /Empty|Without|None/.test(name))).toBe(true);
});
