/** A banner's empty room, and how it is taken from the page. */
export interface EmptyRoom {
  readonly heightPx: number;
  readonly take: () => void;
}

const ROUNDING_PX = 1;

/**
 * The room above the page, of a banner that was closed by a message of its frame. For the page that
 * message comes unasked, so text must not jump under the reader's eyes; but the reader who clicked
 * in the frame expects the page to move up, not a gap. So it is scrolled up by the height of the
 * room, which browsers do smoothly and readers know, and the room is taken once it is out of sight.
 * Without a click in the frame it stays until the reader scrolls past it.
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

/** The room under the page: taken while the end of the page is not displayed, or it would jump. */
export function foldRoomBelow({ heightPx, take }: EmptyRoom, view: Window = window): void {
  const { documentElement: root } = view.document;
  const isUnseen = () =>
    view.scrollY <= Math.max(0, root.scrollHeight - root.clientHeight - heightPx);
  whenScrolled(view, isUnseen, take);
}

/** Room within the page: taken when it is scrolled out of sight. */
export function foldRoomWithin(room: HTMLElement, take: () => void, view: Window = window): void {
  const isAbove = () => room.getBoundingClientRect().bottom <= 0;
  whenScrolled(
    view,
    () => isAbove() || room.getBoundingClientRect().top >= view.innerHeight,
    () => (isAbove() ? foldUnseen(room.nextElementSibling ?? room, take, view) : take()),
  );
}

/** Looks at once and after each scrolling, until the room is out of sight. */
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

/** Takes room above the screen, and scrolls back by what it moves, in the same frame. */
function foldUnseen(below: Element, take: () => void, view: Window): void {
  const { style } = view.document.documentElement;
  const placeOf = () => below.getBoundingClientRect().top + view.scrollY;
  const [before, position] = [placeOf(), view.scrollY];
  // not every browser corrects the position by itself; none may do so twice
  style.setProperty('overflow-anchor', 'none');
  take();
  view.scrollTo({ top: position + placeOf() - before, behavior: 'instant' });
  view.requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
}
