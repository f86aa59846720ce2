import { dateOf } from '../values/instants.ts';
import { keyOf, listOf, reach } from '../values/soft.ts';
import { type Reader, readGame } from './game.ts';
import { addScore } from './game-score.ts';

/** `/schedule/{date}`: a week of games. */
export function readSchedule(reader: Reader, body: unknown): void {
  const rows = listOf(reach(body, 'gameWeek')).flatMap((day, index) =>
    listOf(reach(day, 'games')).map((row, gameIndex) => ({
      row,
      day: dateOf(reach(day, 'date')),
      path: `gameWeek[${index}].games[${gameIndex}]`,
    })),
  );
  // A postponed game can stand on its old day and on its new one, which comes later.
  const last = new Map(rows.map((one) => [keyOf(reach(one.row, 'id')) ?? one.path, one]));
  for (const one of rows) {
    if (last.get(keyOf(reach(one.row, 'id')) ?? one.path) === one) addListed(reader, one);
    else reader.draft.note(one.path, 'a game listed on two days is read from the later one');
  }
}

interface ListedRow {
  readonly row: unknown;
  readonly day: string | undefined;
  readonly path: string;
}

function addListed(reader: Reader, { row, day, path }: ListedRow): void {
  const game = readGame(reader, row, { path, day });
  if (game !== undefined) addScore(reader.draft, game);
}
