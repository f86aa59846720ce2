import type { SeasonPage, TournamentDraw } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { type Series, stagesOf } from '@tipmark/match-features/knock-out';
import { resultText } from '@tipmark/match-features/score';
import { htmlText } from '@tipmark/web-server';
import { cut, type Drawing, linked, type WidgetView } from '../frame/widget-view.ts';
import { type Texts, textsOf } from '../texts.ts';

export interface BracketOptions extends Drawing {
  readonly name: string;
  /** Path of the page of the league or tournament. */
  readonly page: string;
}

interface Pair {
  readonly sides: readonly [string, string];
  /** What each side has, as text; empty before the first game. */
  readonly scores: readonly [string, string];
  /** Who goes on: 0 or 1. */
  readonly leader: number | undefined;
}

interface Stage {
  readonly name: string;
  readonly pairs: readonly Pair[];
}

/** Earlier rounds are on the site: a frame has room for the last ones. */
const MOST_STAGES = 4;

function pairOfSeries({ teams, score, leader, games }: Series): Pair {
  const [only, ...others] = games;
  const shots =
    only && others.length === 0 ? resultText(only.match)?.match(/\((\d+):(\d+)\)/) : null;
  const [own = '', other = ''] = (score ?? []).map(String);
  const withShots = (goals: string, at: 1 | 2) => (shots ? `${goals} (${shots[at]})` : goals);
  return {
    sides: [teams[0].name, teams[1].name],
    scores: [withShots(own, 1), withShots(other, 2)],
    leader,
  };
}

/** Stages of a cup, the last ones. */
export const stagesOfRounds = (rounds: NonNullable<SeasonPage['rounds']>): readonly Stage[] =>
  stagesOf(rounds.slice(0, MOST_STAGES), 'goals').map(({ name, series }) => ({
    name,
    pairs: series.map(pairOfSeries),
  }));

/** Stages of a draw of tennis, the last ones. */
export function stagesOfDraw({ rounds }: TournamentDraw, texts: Texts): readonly Stage[] {
  return rounds.slice(-MOST_STAGES).map(({ round, slots }) => ({
    name: texts.bracket.rounds[round],
    pairs: slots.map(({ players, match, winnerId }) => {
      const decoded = match === null ? undefined : decodeMatch(match);
      const scores = players.map((player) => {
        const side = [decoded?.home, decoded?.away].find((one) => one?.name === player?.name);
        return side?.score === undefined ? '' : String(side.score);
      });
      const leader = players.findIndex((player) => player !== null && player.id === winnerId);
      return {
        sides: [
          players[0]?.name ?? texts.bracket.undecided,
          players[1]?.name ?? texts.bracket.undecided,
        ],
        scores: [scores[0] ?? '', scores[1] ?? ''],
        leader: leader < 0 ? undefined : leader,
      };
    }),
  }));
}

function pairMarkup({ sides, scores, leader }: Pair): string {
  const side = (at: 0 | 1) =>
    `<div${leader === at ? ' class="lead"' : ''}>${cut(sides[at])}<span>${htmlText(scores[at])}</span></div>`;
  return `<li class="pair">${side(0)}${side(1)}</li>`;
}

/** A knock-out as columns, the final on the right. */
export function bracketView(
  stages: readonly Stage[],
  asOf: number,
  options: BracketOptions,
): WidgetView {
  const texts = textsOf(options.locale);
  const columns = stages.map(
    ({ name, pairs }) =>
      `<section><h2>${htmlText(name)}</h2><ol>${pairs.map(pairMarkup).join('')}</ol></section>`,
  );
  const heading = linked(options.addressOf(options.page), htmlText(options.name));
  const body =
    columns.length === 0
      ? `<p>${htmlText(texts.bracket.empty)}</p>`
      : `<div class="stages">${columns.join('')}</div>`;
  return { title: options.name, body: `<header><h1>${heading}</h1></header>${body}`, asOf };
}
