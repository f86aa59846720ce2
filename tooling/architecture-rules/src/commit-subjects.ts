const MAX_LENGTH = 72;
const AREA = /^[a-z0-9@.][a-z0-9@./-]*(?:, [a-z0-9@.][a-z0-9@./-]*)*: \S/i;

/**
 * What is wrong with the subjects of commits: each names the part it changes, then what it does, in
 * at most 72 characters (`soccer/league: keep the last match id`).
 */
export const wrongSubjects = (subjects: readonly string[]): string[] =>
  subjects.flatMap((subject) => {
    if (subject.length > MAX_LENGTH) {
      return [
        `"${subject}" is ${subject.length} characters long, at most ${MAX_LENGTH} are allowed`,
      ];
    }
    if (!AREA.test(subject))
      return [`"${subject}" does not begin with the part it changes ("api/billing: …")`];
    return subject.endsWith('.') ? [`"${subject}" ends with a full stop`] : [];
  });
