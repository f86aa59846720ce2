/** A banner's empty room, and how it is removed from the page. */
export interface EmptyRoom {
  readonly heightPx: number;
  readonly take: () => void;
}

const ROUNDING_PX = 1;

/**
 * Removes the room above the page after a message of its frame has closed the banner. The message
 * may come at any time, so the text must not jump while it is read; but a reader who clicked in the
 * frame expects the page to move up instead of a gap. So the page is scrolled smoothly by the
 * height of the room, which is removed once it is out of sight. Without a click in the frame it
 * stays until the reader scrolls past it.
 */
export function foldRoomAbove(
  { heightPx, take }: EmptyRoom,
  wasClicked: boolean,
  view: Window = window,
): void {
  const page = view.document;
  const filler = page.createElement('div');
  whenScrolled(
    view,
    () => view.scrollY >= heightPx - ROUNDING_PX,
    () => {
      foldUnseen(page.body.firstElementChild ?? page.body, take, view);
      filler.remove();
    },
  );
  if (!wasClicked || view.scrollY >= heightPx) return;
  // a short page cannot be scrolled by the height of the room
  const { scrollHeight, clientHeight } = page.documentElement;
  filler.style.height = `${Math.max(0, heightPx - (scrollHeight - clientHeight))}px`;
  page.body.append(filler);
  const isStill = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
  view.scrollTo({ top: heightPx, behavior: isStill ? 'instant' : 'smooth' });
}

/** Removes the room below the page while the end of the page is not visible, or it would jump. */
export function foldRoomBelow({ heightPx, take }: EmptyRoom, view: Window = window): void {
  const { documentElement: root } = view.document;
  const isUnseen = () =>
    view.scrollY <= Math.max(0, root.scrollHeight - root.clientHeight - heightPx);
  whenScrolled(view, isUnseen, take);
}

/** Removes room within the page when it is scrolled out of sight. */
export function foldRoomWithin(room: HTMLElement, take: () => void, view: Window = window): void {
  const isAbove = () => room.getBoundingClientRect().bottom <= 0;
  whenScrolled(
    view,
    () => isAbove() || room.getBoundingClientRect().top >= view.innerHeight,
    () => (isAbove() ? foldUnseen(room.nextElementSibling ?? room, take, view) : take()),
  );
}

/** Checks now and after each scroll, until the room is out of sight. */
function whenScrolled(view: Window, isUnseen: () => boolean, fold: () => void): void {
  let isPainting = false;
  const look = () => {
    if (isPainting || !isUnseen()) return;
    isPainting = true;
    // the position is painted first: reached and corrected in one frame, it would be a jump
    view.requestAnimationFrame(() => view.requestAnimationFrame(finish));
  };
  const finish = () => {
    isPainting = false;
    if (!isUnseen()) return;
    view.removeEventListener('scroll', look);
    fold();
  };
  view.addEventListener('scroll', look, { passive: true });
  look();
}

/** Removes room above the visible part, and scrolls back by its height in the same frame. */
function foldUnseen(below: Element, take: () => void, view: Window): void {
  const { style } = view.document.documentElement;
  const topOf = () => below.getBoundingClientRect().top + view.scrollY;
  const [before, position] = [topOf(), view.scrollY];
  // not every browser corrects the position by itself; none may do so twice
  style.setProperty('overflow-anchor', 'none');
  take();
  view.scrollTo({ top: position + topOf() - before, behavior: 'instant' });
  view.requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
}
