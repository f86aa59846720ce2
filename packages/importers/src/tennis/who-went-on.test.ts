import { readFileSync } from 'node:fs';
import { readSackmann } from '../sackmann/read-sackmann.ts';
import { readTennisData } from '../tennis-data/read-tennis-data.ts';
import { openDataPath, testOpenData } from '../testing/open-data.ts';
import { readLines } from '../testing/read-lines.ts';

const HEAD =
  'tourney_id,tourney_name,tourney_level,tourney_date,match_num,winner_id,winner_name,loser_id,loser_name,score,round,w_ace,l_ace';
const row = (number: number, [winner, loser]: [number, number], round: string, score = '6-3 6-2') =>
  `2023-0360,Marrakech,A,20230403,${number},${winner},Winner ${winner},${loser},Loser ${loser},${score},${round},1,2`;

/** Who advances from a match of two players, and its score from the first one’s view. */
function wonBy(rows: readonly string[], [one, other]: [number, number]) {
  const file = readLines(readSackmann, [HEAD, ...rows].join('\n'), 'atp_matches_2023.csv');
  const match = file
    .of('match')
    .find(({ homeKey, awayKey }) =>
      [`ATP ${one}`, `ATP ${other}`].every((key) => [homeKey, awayKey].includes(key)),
    );
  const score = file.of('score').find(({ matchKey }) => matchKey === match?.key);
  const isHome = match?.homeKey === `ATP ${one}`;
  const statistics = file.of('statistics').find(({ matchKey }) => matchKey === match?.key);
  const [first] = score?.score?.periods ?? [];
  return {
    winnerId: (score?.advancing === 'home') === isHome ? one : other,
    games: isHome ? first : first?.toReversed(),
    aces: (isHome ? statistics?.home : statistics?.away)?.aces,
  };
}

test('the player of an unfinished match who plays in the next round won it, whatever the file says', () => {
  const given = row(10, [2, 1], 'R16', '0-2 RET');
  const quarter = row(20, [3, 1], 'QF');
  expect(wonBy([given, quarter], [1, 2])).toEqual({ winnerId: 1, games: [2, 0], aces: 2 });
});

test('the file is right if both players or neither play in the next round', () => {
  const given = row(10, [2, 1], 'R16', '0-2 RET');
  expect(wonBy([given], [1, 2]).winnerId).toBe(2);
  const both = [row(20, [3, 1], 'QF'), row(21, [2, 4], 'QF')];
  expect(wonBy([given, ...both], [1, 2]).winnerId).toBe(2);
});

test('the winner of a completed match is never changed', () => {
  expect(wonBy([row(10, [2, 1], 'R16'), row(20, [3, 1], 'QF')], [1, 2]).winnerId).toBe(2);
});

const nameOf = (key: string) => key.replace(/^(?:ATP|WTA) /, '');

function readOf(file: string) {
  const bytes = readFileSync(openDataPath(`tennis/tennis-data/${file}`));
  const read = readLines(readTennisData, bytes, file);
  return read.of('match').map((match) => {
    const score = read.of('score').find(({ matchKey }) => matchKey === match.key);
    const { homeKey, awayKey, round, seasonKey } = match;
    const winner = nameOf(score?.advancing === 'home' ? homeKey : awayKey);
    return { round, seasonKey, winner, players: [homeKey, awayKey].map(nameOf).toSorted() };
  });
}

testOpenData(
  'winners in real files are corrected: Marrakech, Bogota; the WTA Finals has one final',
  () => {
    const [atp, wta] = [readOf('atp_2023.csv'), readOf('wta_2023.csv')];
    const winnerOf = (matches: typeof atp, seasonKey: string, ...players: string[]) =>
      matches.find(
        (one) => one.seasonKey === seasonKey && players.every((name) => one.players.includes(name)),
      )?.winner;
    expect(winnerOf(atp, 'ATP Marrakech 2023', 'baena r', 'kuzmanov d')).toBe('baena r');
    expect(winnerOf(wta, 'WTA Bogota 2023', 'arango e', 'tan h')).toBe('arango e');
    const finals = wta.filter(
      ({ seasonKey, round }) => seasonKey === 'WTA Finals 2023' && round === 'F',
    );
    expect(finals.map(({ players }) => players)).toEqual([['pegula j', 'swiatek i']]);
  },
);
