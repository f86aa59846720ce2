import * as z from 'zod/mini';
import { MAX_ID } from './max-id.ts';
import { boundedText } from './positional.ts';

const MAX_URL_LENGTH = 200;

/** A link as pages carry it, `50213-zenit-spartak-2026-11-21`; only its leading integer counts. */
export function entityUrl() {
  return boundedText(MAX_URL_LENGTH);
}

/** Id of a link, undefined when it cannot be valid. */
export function idOfUrl(url: string): number | undefined {
  const [, digits] = /^([1-9]\d{0,9})(?:-|$)/.exec(url) ?? [];
  const id = Number(digits);
  return digits === undefined || id > MAX_ID ? undefined : id;
}

/** Leading integer of a link that may be left open: `39-premier-league` → 39, `0` → 0. */
export function maybeEntityId() {
  return z.pipe(
    z.pipe(
      boundedText(MAX_URL_LENGTH),
      z.transform((url: string) => (url === '0' ? 0 : (idOfUrl(url) ?? Number.NaN))),
    ),
    z.int({ error: 'is not a link' }),
  );
}
