export { Crest, type CrestProps } from './Crest.tsx';
export { crestCss } from './crest-css.ts';
export { type CrestDrawing, crestOfLogo } from './crest-of-logo.ts';
export { DateStrip, type DateStripProps, type DayLink, type StepLink } from './DateStrip.tsx';
export {
  FormBadges,
  type FormBadgesProps,
  type MatchOutcome,
  OutcomeBadge,
  type OutcomeBadgeProps,
} from './FormBadges.tsx';
export { FreshStamp, type FreshStampProps } from './FreshStamp.tsx';
export {
  LeagueBar,
  type LeagueBarProps,
  type LeagueBarView,
  type OddsTitles,
} from './LeagueBar.tsx';
export {
  MatchHeader,
  type MatchHeaderProps,
  type MatchHeaderView,
  type MatchSideView,
} from './MatchHeader.tsx';
export { MatchListSkeleton, type MatchListSkeletonProps } from './MatchListSkeleton.tsx';
export { MatchRow, type MatchRowProps } from './MatchRow.tsx';
export { matchListClass } from './match-list-class.ts';
export type {
  MatchListKey,
  MatchRowView,
  OddsCellView,
  PredictionMark,
  PriceMove,
  PricesLink,
  TeamView,
} from './match-row-view.ts';
export { OddsSheet, type OddsSheetProps } from './OddsSheet.tsx';
export { OddsStrip, type OddsStripItemView, type OddsStripProps } from './OddsStrip.tsx';
export { OutcomePrices, type OutcomePricesProps } from './OutcomePrices.tsx';
export type { OutcomePricesMessages, OutcomePricesView } from './outcome-prices-view.ts';
export { PastMatchRow, type PastMatchView, pastMatchListClass } from './PastMatchRow.tsx';
export { PriceMovement, type PriceMovementProps } from './PriceMovement.tsx';
export { RankDelta, type RankDeltaProps } from './RankDelta.tsx';
export { rowCountClass } from './row-count-class.ts';
export { TipCard, type TipCardProps, type TipCardView } from './TipCard.tsx';
