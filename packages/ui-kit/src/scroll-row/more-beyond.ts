export interface MoreBeyond {
  readonly before: boolean;
  readonly after: boolean;
}

export const NOTHING_BEYOND: MoreBeyond = { before: false, after: false };

type Scrolled = Pick<Element, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>;

/** Less than this is the padding of a row: nothing of its items is hidden. */
const PADDING = 12;

/** On which sides a scrolling row hides some of its items. */
export const moreBeyond = ({ scrollLeft, clientWidth, scrollWidth }: Scrolled): MoreBeyond => ({
  before: scrollLeft >= PADDING,
  after: scrollLeft + clientWidth <= scrollWidth - PADDING,
});
