import type { Db } from '../../platform/database/connect.ts';
import {
  decideDifferentLeagues,
  decidedLeagues,
  decideSameLeagues,
  isOfLeagues,
  unclearLeagues,
  undoLeagues,
} from '../leagues/decide-leagues.ts';
import {
  decideDifferent,
  decideSame,
  listDecided,
  listUnclear,
  undoDecision,
} from '../pairs/decide-pair.ts';
import {
  answerText,
  type ExtractedAnswer,
  extractAnswer,
  listAnswers,
} from '../providers/answers/show-answers.ts';

/** What an operator asks about matches of several providers, or decides about them. */
export type ProvidersCommand =
  | { readonly name: 'unresolved' | 'decided' }
  | { readonly name: 'same' | 'different' | 'undo'; readonly pair: string }
  | {
      readonly name: 'answers';
      /** The id in the address of a match. */
      readonly match: number;
      readonly provider?: string | undefined;
      /** The bodies, too: that of the answer at this place and no other. */
      readonly place?: number | undefined;
    };

export interface ProvidersReply {
  readonly lines: readonly string[];
  readonly answer?: ExtractedAnswer;
}

const DECISIONS: ReadonlySet<string> = new Set(['same', 'different', 'undo']);

/** Whether a command changes what pages show. */
export const changesMatches = ({ name }: ProvidersCommand): boolean => DECISIONS.has(name);

/**
 * @throws MergeRefused
 * @throws AnswersRefused
 */
export async function runProvidersCommand(
  db: Db,
  command: ProvidersCommand,
  nowSeconds: number,
): Promise<ProvidersReply> {
  switch (command.name) {
    case 'unresolved':
      return { lines: await listAllUnclear(db) };
    case 'decided':
      return { lines: [...(await decidedLeagues(db)).flat(), ...(await listDecided(db))] };
    case 'same':
    case 'different':
    case 'undo':
      return { lines: await decide(db, command, nowSeconds) };
    case 'answers':
      return showAnswers(db, command);
  }
}

/** Leagues first: a decision about two of them spares those about their matches. */
async function listAllUnclear(db: Db): Promise<string[]> {
  const leagues = await unclearLeagues(db);
  const matches = await listUnclear(db);
  if (leagues.length === 0) return matches;
  const count = `${leagues.length} pairs of leagues may be one: decide with --same <id> or --different <id>`;
  return [...leagues.flat(), count, ...matches];
}

type Decision = Extract<ProvidersCommand, { name: 'same' | 'different' | 'undo' }>;

const OF_LEAGUES = {
  same: decideSameLeagues,
  different: decideDifferentLeagues,
  undo: undoLeagues,
} as const;
const OF_MATCHES = { same: decideSame, different: decideDifferent, undo: undoDecision } as const;

async function decide(db: Db, { name, pair }: Decision, nowSeconds: number): Promise<string[]> {
  const decisions = (await isOfLeagues(db, pair)) ? OF_LEAGUES : OF_MATCHES;
  return decisions[name](db, pair, nowSeconds);
}

async function showAnswers(
  db: Db,
  { match, provider, place }: Extract<ProvidersCommand, { name: 'answers' }>,
): Promise<ProvidersReply> {
  const answers = await listAnswers(db, match, provider);
  const wanted = place === undefined ? undefined : answers[place];
  if (wanted !== undefined) {
    return { lines: [answerText(wanted)], answer: await extractAnswer(db, wanted) };
  }
  return { lines: place === undefined ? answers.map(answerText) : [] };
}
