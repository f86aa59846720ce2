import { decodeMatch } from '@tipmark/contract/match-wire';
import type { RowsShareImage, Screen } from '@tipmark/remote-kit';
import { formatDate } from '@tipmark/remote-kit/i18n';
import { setsText } from '../../shared/sets.ts';
import { playerAddress, readPlayerView } from './player-address.ts';
import { playerPage } from './player-load.ts';

/** There is room for five rows. */
const ROWS = 5;
/** Viewers of the share image may be in any time zone. */
const ZONE = 'UTC';
type Visited = Parameters<NonNullable<Screen['shareImage']>>;

/** A player's share image: the rank, the last matches. */
export const playerShareImage = (
  ...[state, { search, locale }, t]: Visited
): RowsShareImage | undefined => {
  const page = playerPage.select(state).data;
  const atFirst = playerAddress('0', readPlayerView(new URLSearchParams()), locale);
  if (!page || playerAddress('0', readPlayerView(search), locale) !== atFirst) return undefined;
  const { player, rank, results, career } = page;
  const rows = results.matches.slice(0, ROWS).map(({ match: wire, outcome }) => {
    const match = decodeMatch(wire);
    return {
      label: formatDate(match.startsAt, locale, ZONE),
      name: t('match.teams', { home: match.home.name, away: match.away.name }),
      values: [setsText(match) ?? '', t(`match.${outcome}`)].filter(Boolean),
    };
  });
  const [won, lost] = career.matches;
  const note = [rank && t('board.rank', { n: rank.place }), t('record.matches', { won, lost })]
    .filter(Boolean)
    .join(' · ');
  const lines = rows.map(({ label, name, values }) => `${label}: ${name}, ${values.join(', ')}`);
  return {
    alt: [player.name, player.countryName, note, lines.join('; ')].filter(Boolean).join('. '),
    above: player.countryName,
    title: { name: player.name, logo: player.logo ?? '' },
    note,
    heads: [],
    rows,
  };
};
