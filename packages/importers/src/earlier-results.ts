import type { MatchRecord, ScoreRecord } from '@tipmark/contract/feed';

interface Result {
  readonly line: number;
  readonly text: string;
  readonly words: string;
}

/** The results of a file so far, which a further row of the same match may contradict. */
export class EarlierResults {
  readonly #results = new Map<string, Result>();

  /** Why a result cannot be true beside the one before it; where it can, it is noted. */
  add({ key }: MatchRecord, result: ScoreRecord | undefined, line: number): string | undefined {
    if (result === undefined || (result.score === null && result.advancing === undefined)) {
      return undefined;
    }
    const { status, score, advancing } = result;
    const text = JSON.stringify([status, score, advancing]);
    const before = this.#results.get(key);
    if (before === undefined) {
      const words = score === null ? 'no score' : `${score.home}:${score.away}`;
      this.#results.set(key, { line, text, words });
      return undefined;
    }
    if (before.text === text) return undefined;
    return `score: line ${before.line} reports another result of this match (${before.words}); leave one of them out`;
  }
}
