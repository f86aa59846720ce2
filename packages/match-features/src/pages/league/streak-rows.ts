import type { LeagueStreak } from '@tipmark/contract';
import { compareNames } from '@tipmark/domain';
import type { Locale } from '@tipmark/remote-kit';
import { STREAK_GROUPS, type StreakGroup } from '../../parts/statistics/streak-groups.ts';
import type { StreakOrder, StreakView } from './streak-view.ts';

const KINDS = Object.values(STREAK_GROUPS).flat();
const NO_PRICE = Number.POSITIVE_INFINITY;

const isOfGroup = ({ kind }: LeagueStreak, group: StreakGroup | undefined): boolean =>
  group === undefined || STREAK_GROUPS[group].some((one) => one === kind);

type Compare = (one: LeagueStreak, other: LeagueStreak) => number;

const byLength: Compare = (one, other) => other.count - one.count;
const byKind: Compare = (one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind);

function compareBy(order: StreakOrder, locale: Locale): Compare {
  const byTeam: Compare = (one, other) => compareNames(one.team.name, other.team.name, locale);
  const byLongest: Compare = (one, other) => other.longest - one.longest;
  const byChance: Compare = (one, other) => one.byChance - other.byChance;
  const byPrice: Compare = (one, other) => {
    const [own, others] = [one, other].map(({ goesOn }) => goesOn?.odds ?? NO_PRICE);
    return own === others ? 0 : (own ?? NO_PRICE) - (others ?? NO_PRICE);
  };
  const first = {
    length: byLength,
    team: byTeam,
    kind: byKind,
    longest: byLongest,
    chance: byChance,
    price: byPrice,
  };
  return (one, other) =>
    first[order](one, other) || byLength(one, other) || byTeam(one, other) || byKind(one, other);
}

/** The chosen streaks in the chosen order; between equals the longer one comes first. */
export function chosenStreaks(
  streaks: readonly LeagueStreak[],
  { group, scope, least, order }: Omit<StreakView, 'open'>,
  locale: Locale,
): LeagueStreak[] {
  return streaks
    .filter(({ count }) => count >= least)
    .filter((streak) => isOfGroup(streak, group) && (scope === undefined || streak.scope === scope))
    .toSorted(compareBy(order, locale));
}
