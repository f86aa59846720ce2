import {
  LEAGUE_TIER,
  LEAGUE_TYPE,
  type LeagueTier,
  type LeagueType,
  tableOf,
} from '@tipmark/domain';

/** A league as its feed record names it. */
export interface Competition {
  readonly name: { readonly en: string; readonly ru: string };
  readonly countryCode: string;
  readonly leagueType: LeagueType;
  readonly tier: LeagueTier;
  /** Played over the winter. */
  readonly isSplit: boolean;
}

const league = (en: string, ru: string, tier: LeagueTier): Competition => ({
  name: { en, ru },
  countryCode: 'DE',
  leagueType: LEAGUE_TYPE.nationalLeague,
  tier,
  isSplit: true,
});

const nations = (en: string, ru: string): Competition => ({
  name: { en, ru },
  countryCode: 'ZZ',
  leagueType: LEAGUE_TYPE.nationalTeams,
  tier: LEAGUE_TIER.top,
  isSplit: false,
});

/** By shortcut. The service has leagues of other sports, too, and does not tell which they are. */
const COMPETITIONS = tableOf<Competition>({
  bl1: league('Bundesliga', 'Бундеслига', LEAGUE_TIER.top),
  bl2: league('2. Bundesliga', 'Вторая Бундеслига', LEAGUE_TIER.middle),
  bl3: league('3. Liga', 'Третья лига', LEAGUE_TIER.rest),
  dfb: {
    ...league('DFB Pokal', 'Кубок Германии', LEAGUE_TIER.middle),
    leagueType: LEAGUE_TYPE.nationalCup,
  },
});
const WORLD_CUP = /^wm(?:20)?\d{2}$/;
const EURO = /^em(?:20)?\d{2}$/;

export function competitionOf(shortcut: string): Competition | undefined {
  const text = shortcut.toLowerCase();
  if (WORLD_CUP.test(text)) return nations('World Cup', 'Чемпионат мира');
  if (EURO.test(text)) return nations('European Championship', 'Чемпионат Европы');
  return COMPETITIONS[text];
}
