/** A match in the two kinds of tennis files, each in its own format. */
export interface TennisFileMatch {
  /** `2021-01-18`; the file with full names has only the day of its tournament. */
  day: string;
  tournamentDay: string;
  round: { code: string; name: string };
  winner: TennisFilePlayer;
  loser: TennisFilePlayer;
  /** Games of the winner and the loser, set by set. */
  sets: readonly (readonly [number, number])[];
  number: number;
}

export interface TennisFilePlayer {
  id: number | string;
  full: string;
  short: string;
  rank: number;
  ioc: string;
}

const SHORT_HEAD =
  'ATP,Location,Tournament,Date,Series,Court,Surface,Round,Best of,Winner,Loser,WRank,LRank,W1,L1,W2,L2,W3,L3,Wsets,Lsets,Comment,B365W,B365L';
const FULL_HEAD =
  'tourney_id,tourney_name,surface,tourney_level,tourney_date,match_num,winner_id,winner_name,winner_ioc,winner_rank,loser_id,loser_name,loser_ioc,loser_rank,score,round,best_of,w_ace,l_ace';

/** A file of tennis-data.co.uk: surnames with initials, the day of each match, prices. */
export function shortNameFile(matches: readonly TennisFileMatch[]): string {
  const rows = matches.map(({ day, round, winner, loser, sets }) => {
    const [year, month, date] = day.split('-').map(Number);
    const games = [0, 1, 2].flatMap((set): readonly (number | string)[] => sets[set] ?? ['', '']);
    return [
      '1',
      'Adelaide',
      'Adelaide International 1',
      `${month}/${date}/${year}`,
      'ATP250',
      'Indoor',
      'Hard',
      round.name,
      3,
      winner.short,
      loser.short,
      winner.rank,
      loser.rank,
      ...games,
      sets.length,
      0,
      'Completed',
      '1.5',
      '2.5',
    ].join(',');
  });
  return [SHORT_HEAD, ...rows].join('\n');
}

/** A file of Jeff Sackmann: full names with ids and countries, statistics of the serve. */
export function fullNameFile(matches: readonly TennisFileMatch[]): string {
  const rows = matches.map(({ tournamentDay, round, winner, loser, sets, number }) =>
    [
      `${tournamentDay.slice(0, 4)}-1`,
      'Adelaide 1',
      'Hard',
      'A',
      tournamentDay.replaceAll('-', ''),
      number,
      winner.id,
      winner.full,
      winner.ioc,
      winner.rank,
      loser.id,
      loser.full,
      loser.ioc,
      loser.rank,
      sets.map((games) => games.join('-')).join(' '),
      round.code,
      3,
      5,
      2,
    ].join(','),
  );
  return [FULL_HEAD, ...rows].join('\n');
}
