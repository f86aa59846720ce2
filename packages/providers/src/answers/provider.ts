import type { Answer } from './answer.ts';
import type { Reading } from './reading.ts';

/**
 * Reads the answers of one provider in the order of their arrival. It may remember earlier answers:
 * a stream sends differences, and a list of events is compared with the one before. It knows no
 * clock, no network and no database.
 */
export interface AnswerReader {
  /** Never throws: what cannot be read is a failure or a note. */
  readonly read: (answer: Answer) => Reading;
}

export interface Provider {
  /** Name of the provider and source of its feed records. */
  readonly name: string;
  /** Whether a parsed body of an unknown call is one of this provider. */
  readonly recognizes: (body: unknown) => boolean;
  readonly openReader: () => AnswerReader;
}
