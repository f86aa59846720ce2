import { hasPlace } from '@tipmark/domain';
import type { RowsShareImage, Screen, Visit } from '@tipmark/remote-kit';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { leagueAddress, readLeagueView } from './league-address.ts';
import type { LeaguePageOptions } from './league-options.ts';
import { seasonProgress } from './season-progress.ts';

type Visited = Parameters<NonNullable<Screen['shareImage']>>;

/** As many rows as there is room for. */
const TOP = 5;

/**
 * The share image of a league's season: the top of the table, without teams yet to play. Another
 * season, a team or a part of the table has none: it belongs to the page without choices.
 */
export const leagueShareImage =
  (options: LeaguePageOptions) =>
  (...[state, { search, locale }, t]: Visited): RowsShareImage | undefined => {
    const page = options.load.select(state).data;
    if (!page || !isWhole(options, search, locale) || !page.isCurrentSeason) return undefined;
    const { league, season, table } = page;
    const number = (value: number) => formatNumber(value, locale);
    const progress = seasonProgress(page, { t, locale });
    const note = [`${t('league.season')} ${season.name}`, ...(progress ? [progress] : [])].join(
      ' · ',
    );
    const rows = table.rows
      .filter(hasPlace)
      .slice(0, TOP)
      .map((row) => ({
        label: String(row.position),
        name: row.team.name,
        logo: row.team.logo ?? '',
        values: [number(row.played), number(row.points)],
      }));
    const positions = rows.map(({ label, name, values }) => `${label}. ${name}, ${values.at(-1)}`);
    return {
      alt: [league.name, league.countryName, note, positions.join('; ')].filter(Boolean).join('. '),
      above: league.countryName,
      title: { name: league.name, logo: league.logo ?? '' },
      note,
      heads: rows.length > 0 ? [t('stats.playedShort'), t('stats.pointsShort')] : [],
      rows,
    };
  };

/** Whether only a tab is chosen. */
function isWhole(
  options: LeaguePageOptions,
  search: URLSearchParams,
  locale: Visit['locale'],
): boolean {
  const view = readLeagueView(options, search);
  const atFirst = readLeagueView(options, new URLSearchParams({ tab: view.tab }));
  return leagueAddress(options, '0', view, locale) === leagueAddress(options, '0', atFirst, locale);
}
