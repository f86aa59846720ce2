export { announce } from './announce.ts';
export { isPointedAt } from './is-pointed-at.ts';
export {
  type ChangeDirection,
  type HeadMark,
  markHead,
  markRows,
  type RowMark,
} from './mark-changes.ts';
