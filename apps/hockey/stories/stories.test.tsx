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
  const place = await drawStory(meta.component, { ...meta.args, ...args });
  expect(place.querySelector('h1')?.textContent).toMatch(/ – |Полярная лига/);
  expect(complaint.mock.calls).toEqual([]);
  complaint.mockRestore();
});
