import { formatNumber } from '@tipmark/remote-kit/i18n';
import { css, cx, VisuallyHidden } from '@tipmark/ui-kit';
import { radius, weight } from '@tipmark/ui-kit/style-values';
import type { Reader } from '../page/reader.ts';

const mark = css`
  display: inline-block;
  min-width: 36px;
  padding: 1px 6px;
  border: 1px solid var(--border);
  border-radius: ${radius.badge};
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
  text-align: center;
  color: var(--text);
  background: var(--surface);
`;
const high = css`
  border-color: var(--borderStrong);
  background: var(--sunken);
`;
const best = css`
  color: var(--surface);
  border-color: var(--text);
  background: var(--text);
`;

const [HIGH, BEST] = [7, 8];

/** A rating as it is written. */
export const ratingText = (rating: number, { locale }: Pick<Reader, 'locale'>): string =>
  formatNumber(rating, locale, { decimals: 1 });

function gradeOf(rating: number): string | undefined {
  if (rating >= BEST) return best;
  return rating >= HIGH ? high : undefined;
}

interface RatingMarkProps {
  readonly rating: number;
  readonly reader: Reader;
}

/** The rating of a player in a match: the higher, the stronger its mark. */
export const RatingMark = ({ rating, reader }: RatingMarkProps) => (
  <b className={cx(mark, gradeOf(rating))}>{ratingText(rating, reader)}</b>
);

interface RatedProps {
  /** Absent: not rated, and nothing is shown. */
  readonly rating: number | undefined;
  readonly reader: Reader;
}

/** A rating after the name of a player. */
export const Rated = ({ rating, reader }: RatedProps) =>
  rating !== undefined && (
    <>
      <VisuallyHidden>{`, ${reader.t('stats.rating')}`}</VisuallyHidden>{' '}
      <RatingMark rating={rating} reader={reader} />
    </>
  );
