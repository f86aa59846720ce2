import type { EventSquad } from '@tipmark/contract';
import { type LineupPlayer, playerSlug, probableLineup, type Sport } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { SquadPlayer } from '../../platform/database/reference-tables.ts';
import type { LineupRow } from '../events/lineup-queries.ts';
import { playerName } from '../events/player-name.ts';

type KnownPlayer = Pick<SquadPlayer, 'name' | 'number' | 'position'>;

/**
 * Who plays, as published or as likely, and who cannot.
 * @param players the team's squad
 * @param origin of its players
 */
export function presentLineup(
  sport: Sport,
  rows: readonly LineupRow[],
  players: readonly SquadPlayer[],
  locale: Locale,
  origin: string | null,
): Pick<EventSquad, 'lineup' | 'absent'> {
  const known = new Map(players.map((player) => [player.name, player]));
  const nameOf = (name: string) => playerName(locale, known.get(name) ?? { name }, origin);
  const presentPlayer = (player: KnownPlayer): LineupPlayer => {
    const { name, number, position } = { ...known.get(player.name), ...player };
    return { name, number: number ?? null, position: position ?? null };
  };
  const named = (player: LineupPlayer) => ({
    ...player,
    name: nameOf(player.name),
    link: playerSlug(player.name),
  });
  const shown = (player: KnownPlayer) => named(presentPlayer(player));
  const own = rows.find(({ is_own }) => is_own);
  const absent = own?.absent ?? [];
  const shownAbsent = absent.map(({ name, reason }) => ({ ...shown({ name }), reason }));
  if (own !== undefined && own.starting.length > 0) {
    const { formation, starting, substitutes } = own;
    const lineup = { starting: starting.map(shown), substitutes: substitutes.map(shown) };
    return { lineup: { isPublished: true, formation, ...lineup }, absent: shownAbsent };
  }
  const recent = rows
    .filter(({ is_own }) => !is_own)
    .map(({ formation, starting }) => ({ formation, starting: starting.map(presentPlayer) }));
  const probable = probableLineup(sport, recent, new Set(absent.map(({ name }) => name)));
  if (probable === undefined) return { lineup: null, absent: shownAbsent };
  const starting = probable.starting.map(named);
  return {
    lineup: { isPublished: false, formation: probable.formation, starting, substitutes: [] },
    absent: shownAbsent,
  };
}
