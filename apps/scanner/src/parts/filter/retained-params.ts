/** Parameters a form repeats, without undefined ones. */
export const retainedParams = (
  params: Readonly<Record<string, string | number | undefined>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, word]) =>
      word === undefined ? [] : [[name, String(word)]],
    ),
  );
