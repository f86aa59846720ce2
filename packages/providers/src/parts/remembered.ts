/** Values by key, of which the oldest are dropped above a number. */
export interface Remembered<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  readonly take: (key: string) => Value | undefined;
}

export function openRemembered<Value>(most: number): Remembered<Value> {
  const values = new Map<string, Value>();
  return {
    get: (key) => values.get(key),
    set(key, value) {
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > most && oldest !== undefined) values.delete(oldest);
    },
    take(key) {
      const value = values.get(key);
      values.delete(key);
      return value;
    },
  };
}
