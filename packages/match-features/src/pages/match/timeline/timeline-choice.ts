/** What the statistics cover: 0 = the whole match, 1, 2 … = its halves or periods. */
export interface TimelineChoice {
  readonly part: number;
}

const PARTS = ['1', '2', '3', '4', '5'];

/** Reads the choice from an address; invalid values mean the full match. */
export const readTimelineChoice = (search: URLSearchParams): TimelineChoice => ({
  part: PARTS.indexOf(search.get('part') ?? '') + 1,
});

export const timelineParams = ({ part }: TimelineChoice): { readonly part?: number } =>
  part === 0 ? {} : { part };
