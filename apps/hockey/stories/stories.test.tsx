import { drawStory } from '@tipmark/match-features/testing';
import { checkPages } from '@tipmark/match-features/testing/pages';
import { remote } from '../src/remote.ts';
import * as league from './League.stories.tsx';
import * as match from './Match.stories.tsx';
import * as pages from './Pages.stories.tsx';

checkPages(remote, pages);

const all = [league, match].flatMap(({ default: meta, ...stories }) =>
  Object.entries(stories).map(([name, story]) => ({ name: `${meta.title} ${name}`, meta, story })),
);

test.each(all)('$name renders without console errors', async ({ meta, story }) => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  const args = 'args' in story ? story.args : {};
  const container = await drawStory(meta.component, { ...meta.args, ...args });
  expect(container.querySelector('h1')?.textContent).toMatch(/ – |Полярная лига/);
  expect(complaint.mock.calls).toEqual([]);
  complaint.mockRestore();
});

test('the comparison names shots as hockey does', async () => {
  const { component } = pages.default;
  const container = await drawStory(component, pages.CompareFull.args);
  const names = [...container.querySelectorAll('tbody th')].map(
    ({ firstChild }) => firstChild?.textContent,
  );
  expect(names).toContain('Броски');
});
