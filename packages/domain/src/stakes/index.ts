export * from './kelly-risk.ts';
export {
  type Bet,
  doubtOf,
  edgeOf,
  KELLY_PARTS,
  type KellyPart,
  STAKE_LIMIT,
  type StakeAdvice,
  stakeOf,
} from './stake-of.ts';
export * from './stakes-at-once.ts';
export * from './stakes-of-market.ts';
