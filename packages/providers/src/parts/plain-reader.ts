import type { Answer } from '../answers/answer.ts';
import { failureKindOf, failureOf } from '../answers/failure-of.ts';
import { openBody } from '../answers/open-body.ts';
import type { AnswerReader } from '../answers/provider.ts';
import type { Failure } from '../answers/reading.ts';
import { reach } from '../values/soft.ts';
import { type Draft, openDraft } from './draft.ts';

/** Where providers put the text of an error. */
const TEXTS = ['message', 'detail', 'error', 'title'] as const;
const NOT_MODIFIED = 304;

/** Adds the records of a body; an error inside a 200 is returned. */
export type AddBody = (draft: Draft, body: unknown, answer: Answer) => Failure | undefined;

/**
 * A reader of JSON answers: their status and form are checked before `addBody` adds the records.
 * @param refusalOf what a refusal means, where its body tells more than the status
 */
export function plainReader(
  addBody: AddBody,
  refusalOf?: (failure: Failure, body: unknown, answer: Answer) => Failure,
): AnswerReader {
  return {
    read(answer) {
      const draft = openDraft();
      if (answer.status === NOT_MODIFIED) return draft.reading();
      const opened = openBody(answer);
      if (opened.failure !== undefined) return draft.reading({ failure: opened.failure });
      const kind = failureKindOf(answer.status);
      if (kind === undefined)
        return draft.reading({ failure: addBody(draft, opened.body, answer) });
      const failure = failureOf(kind, errorText(opened.body), answer);
      return draft.reading({ failure: refusalOf?.(failure, opened.body, answer) ?? failure });
    },
  };
}

function errorText(body: unknown): unknown {
  return TEXTS.map((field) => reach(body, field)).find((text) => typeof text === 'string');
}
