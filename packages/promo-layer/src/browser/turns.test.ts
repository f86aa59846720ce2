import { createTurns, SURFACES, type Surface } from './turns.ts';

interface Page {
  readonly visible: Set<Surface>;
  focused: Surface | undefined;
}

function aPage() {
  const page: Page = { visible: new Set(), focused: undefined };
  /** The most that were visible at any moment. */
  let most = 0;
  const turns = createTurns({
    show(surface, isShown) {
      if (isShown) page.visible.add(surface);
      else page.visible.delete(surface);
      most = Math.max(most, page.visible.size);
    },
    hasFocus: (surface) => page.focused === surface,
  });
  return { page, turns, most: () => most };
}

/** Numbers from 0 to below `bound`, the same ones in every run. */
function numbersFrom(seed: number) {
  let state = seed;
  return (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

test.each(Array.from({ length: 200 }, (_, seed) => seed))(
  'one surface at most is visible, the first that is wanted or has the focus: events of seed %d',
  (seed) => {
    const { page, turns, most } = aPage();
    const draw = numbersFrom(seed);
    const wanted = new Set<Surface>();
    for (let count = 0; count < 60; count += 1) {
      const name = SURFACES[draw(SURFACES.length)] ?? 'top';
      const kind = draw(4);
      if (kind > 1) {
        const isWanted = kind === 2;
        if (isWanted) wanted.add(name);
        else wanted.delete(name);
        if (!isWanted && page.focused === name) page.focused = undefined;
        turns.want(name, isWanted);
      } else {
        // only what is visible can get the focus
        if (kind === 0) page.focused = undefined;
        else if (page.visible.has(name)) page.focused = name;
        turns.look();
      }
      const expected = page.focused ?? SURFACES.find((one) => wanted.has(one));
      expect([...page.visible]).toEqual(expected === undefined ? [] : [expected]);
      expect(turns.shown).toBe(expected);
    }
    expect(most()).toBe(1);
  },
);

test('a gift takes the place of the floating banner, which comes back after it', () => {
  const { page, turns } = aPage();
  turns.want('catfish', true);
  turns.want('gift', true);
  expect([...page.visible]).toEqual(['gift']);
  turns.want('gift', false);
  expect([...page.visible]).toEqual(['catfish']);
});

test('nothing replaces what the reader is in, until the focus is elsewhere', () => {
  const { page, turns } = aPage();
  turns.want('catfish', true);
  page.focused = 'catfish';
  turns.want('gift', true);
  expect([...page.visible]).toEqual(['catfish']);
  page.focused = undefined;
  turns.look();
  expect([...page.visible]).toEqual(['gift']);
});
