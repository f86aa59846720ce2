import type { Locale } from '@tipmark/remote-kit';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import type { LeagueBarView } from '@tipmark/ui-kit/betting';
import type { LeagueOfDay } from './results-day.ts';

export interface LeagueBarsOptions {
  readonly locale: Locale;
  readonly messages: { readonly of: string; readonly favourite: string };
  readonly hrefOf: (link: string) => string | undefined;
}

/** Heads of leagues: an unchanged head is the same object, so that it is not rendered again. */
export function leagueBars(options: LeagueBarsOptions): (group: LeagueOfDay) => LeagueBarView {
  const { locale, messages, hrefOf } = options;
  const known = new Map<string, LeagueBarView>();
  return ({ league, all, live }) => {
    const total = formatNumber(all.length, locale);
    const isLive = live.length > 0;
    const count = isLive ? `${formatNumber(live.length, locale)} ${messages.of} ${total}` : total;
    const name = league.round ? `${league.name} · ${league.round}` : league.name;
    const message = `${league.id} ${name} ${count}`;
    const bar = known.get(message) ?? {
      id: league.id,
      favourite: `${messages.favourite}: ${league.name}`,
      href: hrefOf(league.link),
      name,
      countryCode: league.countryCode,
      countryName: league.countryName,
      isLive,
      count,
    };
    known.set(message, bar);
    return bar;
  };
}
