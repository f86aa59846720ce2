export { announce } from './announce.ts';
export { isPointedAt } from './is-pointed-at.ts';
export {
  type ChangeDirection,
  type HeadMark,
  markElement,
  markHead,
  markRows,
  type RowMark,
} from './mark-changes.ts';
