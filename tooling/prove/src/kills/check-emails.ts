import type { MailServer } from '../site/mail-server.ts';
import type { Acknowledged } from './writer.ts';

/** An email that a killed process had claimed is sent a minute later. */
const EMAIL_WITHIN_MS = 150_000;

/**
 * Checks that everybody who registered long enough ago has received an email, once each.
 * @param checked whose email was looked for already; those of this call are added
 */
export function checkEmails(
  people: readonly Acknowledged[],
  { received }: MailServer,
  checked: Set<string>,
) {
  const due = people.filter(
    ({ email, registeredMs }) => !checked.has(email) && Date.now() - registeredMs > EMAIL_WITHIN_MS,
  );
  for (const { email } of due) checked.add(email);
  const without = due.filter(({ email }) => !received.has(email));
  const counts = due.flatMap(({ email }) => [...(received.get(email)?.values() ?? [])]);
  return {
    figures: {
      emails: due.length,
      missingEmails: without.length,
      copies: counts.filter((count) => count > 1).length,
      copiesOfOne: Math.max(0, ...counts),
    },
    faults: without.map(({ email }) => `no email to ${email}`),
  };
}
