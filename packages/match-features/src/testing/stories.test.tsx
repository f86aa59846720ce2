import { readdirSync } from 'node:fs';
import path from 'node:path';
import { composeStories, setProjectAnnotations } from '@storybook/react';
import preview from '../../.storybook/preview.tsx';

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

const sources = path.join(__dirname, '..');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .toSorted();
const storiesOf = (file: string) =>
  Object.entries(composeStories(require(path.join(sources, file)) as never)) as [string, Story][];
const stories = files.flatMap((file) =>
  storiesOf(file).map(([name, Story]) => ({
    name: `${path.basename(file, '.stories.tsx')} ${name}`,
    Story,
  })),
);

/** jsdom does not follow links, so no file is saved. */
const NOT_IN_JSDOM = 'not implemented';

test.each(stories)('$name renders and plays without console errors', async ({ Story }) => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  const canvasElement = document.body.appendChild(document.createElement('div'));
  await Story.run({ canvasElement });
  const complaints = complaint.mock.calls.filter(([what]) => what?.type !== NOT_IN_JSDOM);
  expect(complaints).toEqual([]);
});

/**
 * Every component has stories with full data, with long texts, in the dark theme, in English if it
 * has texts, and without data.
 */
test.each(files)('%s has stories for the states of its component', (file) => {
  const names = storiesOf(file).map(([name]) => name);
  const isWordless = path.basename(file) === 'DataTable.stories.tsx';
  const expected = ['Full', 'Long', 'Dark', ...(isWordless ? [] : ['English'])];
  expect(names).toEqual(expect.arrayContaining(expected));
  expect(names.some((name) => /Empty|Without|None/.test(name))).toBe(true);
});
