import { drawStory } from '@tipmark/match-features/testing';
import * as arbitrage from './Arbitrage.stories.tsx';
import * as bookmakers from './Bookmakers.stories.tsx';
import * as drops from './DroppingOdds.stories.tsx';
import * as grid from './OddsGrid.stories.tsx';
import * as scanner from './OddsScanner.stories.tsx';
import * as search from './Search.stories.tsx';

const storiesOf = ({
  default: meta,
  ...stories
}:
  | typeof arbitrage
  | typeof bookmakers
  | typeof drops
  | typeof grid
  | typeof scanner
  | typeof search) =>
  Object.entries(stories).map(([name, story]) => ({
    name: `${meta.title} ${name}`,
    Shown: meta.component,
    args: 'args' in story ? story.args : {},
  }));

test.each([arbitrage, bookmakers, drops, grid, scanner, search].flatMap(storiesOf))(
  '$name renders without console errors',
  async ({ name, Shown, args }) => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    const container = await drawStory(Shown as never, args);
    // the title of a bookmaker is its name
    const titles = /One(?:Loading|Failed)$/.test(name) ? 0 : 1;
    expect(container.querySelectorAll('h1')).toHaveLength(titles);
    expect(container.textContent).not.toBe('');
    expect(complaint.mock.calls).toEqual([]);
    complaint.mockRestore();
  },
);
