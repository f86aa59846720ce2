const MOST = 2_000;
const LONGEST = 200;

/**
 * What is made of a text, kept for the short texts of before; with too many of them
 * all are forgotten.
 * @param make depends on its text alone
 */
export function remembered<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    if (text.length > LONGEST) return make(text);
    if (known.has(text)) return known.get(text) as Value;
    const value = make(text);
    if (known.size >= MOST) known.clear();
    known.set(text, value);
    return value;
  };
}
