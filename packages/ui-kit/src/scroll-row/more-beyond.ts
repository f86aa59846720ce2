export interface MoreBeyond {
  readonly before: boolean;
  readonly after: boolean;
}

export const NOTHING_BEYOND: MoreBeyond = { before: false, after: false };

type Scrolled = Pick<Element, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>;

/** On which sides a scrolling row has more; a fraction of a pixel does not count. */
export const moreBeyond = ({ scrollLeft, clientWidth, scrollWidth }: Scrolled): MoreBeyond => ({
  before: scrollLeft >= 1,
  after: scrollLeft + clientWidth <= scrollWidth - 1,
});
