import type { OpenCollections } from '@tipmark/contract/open';
import { pageOfList } from '../../open/listing/page.ts';
import { findOpenLeagues, findOpenSeasons } from '../../open/reference/league-queries.ts';
import { OPEN_TABLE_STATEMENTS, readOpenTable } from '../../open/reference/league-table.ts';
import { findOpenPlayers, findOpenTeams } from '../../open/reference/team-queries.ts';
import type { OpenHandler } from './open-handler.ts';

const REFERENCE_AGE_MS = 300_000;
const TABLE_AGE_MS = 30_000;
const untilOld = () => [];

export const leagues: OpenHandler<OpenCollections['leagues']> = {
  statements: 1,
  order: ['id'],
  maxAgeMs: REFERENCE_AGE_MS,
  topics: untilOld,
  answer: ({ services: { db }, filters, wanted, locale }) =>
    findOpenLeagues(db, filters, wanted, locale),
};

export const seasons: OpenHandler<OpenCollections['seasons']> = {
  statements: 1,
  order: ['id'],
  maxAgeMs: REFERENCE_AGE_MS,
  topics: untilOld,
  answer: ({ services: { db }, filters, wanted, locale }) =>
    findOpenSeasons(db, filters, wanted, locale),
};

export const teams: OpenHandler<OpenCollections['teams']> = {
  statements: 1,
  order: ['id'],
  maxAgeMs: REFERENCE_AGE_MS,
  topics: untilOld,
  answer: ({ services: { db }, filters, wanted, locale }) =>
    findOpenTeams(db, filters, wanted, locale),
};

export const players: OpenHandler<OpenCollections['players']> = {
  statements: 1,
  order: ['id', 'text'],
  maxAgeMs: REFERENCE_AGE_MS,
  topics: untilOld,
  answer: ({ services: { db }, filters, wanted, locale }) =>
    findOpenPlayers(db, filters, wanted, locale),
};

export const leagueTable: OpenHandler<OpenCollections['leagueTable']> = {
  statements: OPEN_TABLE_STATEMENTS,
  order: ['id', 'id'],
  maxAgeMs: TABLE_AGE_MS,
  topics: untilOld,
  async answer({ services: { db }, segments: { league }, filters: { season }, wanted, locale }) {
    const rows = await readOpenTable(db, { league, season }, locale);
    return pageOfList(
      rows,
      wanted,
      ({ rank, team }) => [rank, team.id],
      (row) => row,
    );
  },
};
