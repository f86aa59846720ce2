import { css, MOBILE, Skeleton, VisuallyHidden } from '@tipmark/ui-kit';
import { gap } from '../theme/scales.ts';

const list = css`
  & > div {
    display: grid;
    grid-template-columns: 60px minmax(0, 1fr) 120px;
    gap: ${gap[12]};
    align-items: center;
    height: 2.5rem;
    padding: 0 16px;
    border-bottom: 1px solid var(--hair);
  }
  & > .lb { height: 2.25rem; background: var(--sub); grid-template-columns: 18px 180px; }
  i { height: 10px; }
  .tt { max-width: 220px; }
  ${MOBILE} {
    & > div { height: 3.25rem; padding: 0 var(--gutter); grid-template-columns: 44px minmax(0, 1fr) 24px; }
    & > .lb { height: 2.75rem; }
  }
`;

/** Matches of the leagues that are present while a day is under way. */
const leagues = [4, 6, 3];

export interface MatchListSkeletonProps {
  readonly label: string;
}

/** A placeholder of the list, with bars and rows as high as the real ones. */
export const MatchListSkeleton = ({ label }: MatchListSkeletonProps) => (
  <div className={list} aria-busy="true">
    <VisuallyHidden>{label}</VisuallyHidden>
    {leagues.flatMap((matches, league) => [
      <div key={`league ${league}`} className="lb">
        <Skeleton />
        <Skeleton />
      </div>,
      ...Array.from({ length: matches }, (_, match) => (
        <div key={`match ${league} ${match}`}>
          <Skeleton />
          <Skeleton className="tt" />
          <Skeleton />
        </div>
      )),
    ])}
  </div>
);
