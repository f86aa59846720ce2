import type { Answer } from '../answers/answer.ts';
import type { Provider } from '../answers/provider.ts';
import type { Reading } from '../answers/reading.ts';
import { anAnswer } from './answers.ts';

export { anAnswer, folded, of as recordsOf } from './answers.ts';

/** What a new reader makes of an answer. */
export function readingOf(provider: Provider, body: unknown, known: Partial<Answer> = {}): Reading {
  return provider.openReader().read(anAnswer(body, known));
}
