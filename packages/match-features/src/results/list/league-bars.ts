import type { Locale } from '@tipmark/remote-kit';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import type { LeagueBarView } from '@tipmark/ui-kit/betting';
import type { LeagueOfDay } from './results-day.ts';

export interface LeagueBarsOptions {
  readonly locale: Locale;
  readonly words: { readonly of: string; readonly favourite: string };
  readonly hrefOf: (link: string) => string;
}

/** Heads of leagues: the same league has the same head, so that what is as before is not drawn anew. */
export function leagueBars(options: LeagueBarsOptions): (group: LeagueOfDay) => LeagueBarView {
  const { locale, words, hrefOf } = options;
  const known = new WeakMap<LeagueOfDay, LeagueBarView>();
  const draw = ({ league, all, live }: LeagueOfDay): LeagueBarView => {
    const count = formatNumber(all.length, locale);
    return {
      id: league.id,
      favourite: `${words.favourite}: ${league.name}`,
      href: hrefOf(league.link),
      name: league.name,
      countryCode: league.countryCode,
      countryName: league.countryName,
      isLive: live.length > 0,
      count: live.length > 0 ? `${formatNumber(live.length, locale)} ${words.of} ${count}` : count,
    };
  };
  return (group) => {
    const bar = known.get(group) ?? draw(group);
    known.set(group, bar);
    return bar;
  };
}
