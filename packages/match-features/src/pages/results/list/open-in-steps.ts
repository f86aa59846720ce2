/** More than this many open leagues fill any screen. */
const AT_ONCE = 6;
/** Leagues of each further step: all two thousand matches of a day at once would freeze a phone. */
const EACH_STEP = 20;

export interface OpenInSteps {
  /** In the order of their sections. */
  readonly ids: readonly number[];
  readonly sections: Iterable<Element>;
  readonly open: (ids: readonly number[]) => void;
  readonly afterFrame?: (run: () => void) => void;
}

const inBrowser = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};

/**
 * Opens what fills the screen and, once that is painted, the rest step by step: closed leagues are
 * all within sight, and opened at once each of their rows would be styled and laid out only to end
 * up far below it.
 */
export function openInSteps({ ids, sections, open, afterFrame = inBrowser }: OpenInSteps): void {
  const all = [...sections];
  const inSight = all.findIndex((section) => section.getBoundingClientRect().bottom > 0);
  const from = Math.max(0, inSight);
  const first = ids.slice(from, from + AT_ONCE);
  open(first);
  const openRest = (rest: readonly number[]) => {
    if (rest.length === 0) return;
    afterFrame(() => {
      open(rest.slice(0, EACH_STEP));
      openRest(rest.slice(EACH_STEP));
    });
  };
  openRest(ids.filter((id) => !first.includes(id)));
}
