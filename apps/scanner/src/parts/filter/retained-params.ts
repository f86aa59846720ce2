/** Parameters a form repeats, without undefined ones. */
export const retainedParams = (
  words: Readonly<Record<string, string | number | undefined>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([name, word]) =>
      word === undefined ? [] : [[name, String(word)]],
    ),
  );
