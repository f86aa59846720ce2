/** What the figures cover: 0 = the whole match, 1, 2 … = its halves or periods. */
export interface CourseChoice {
  readonly part: number;
}

const PARTS = ['1', '2', '3', '4', '5'];

/** Reads the choice from an address; invalid values mean the full match. */
export const readCourseChoice = (search: URLSearchParams): CourseChoice => ({
  part: PARTS.indexOf(search.get('part') ?? '') + 1,
});

export const courseParams = ({ part }: CourseChoice): { readonly part?: number } =>
  part === 0 ? {} : { part };
