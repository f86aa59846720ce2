/**
 * A star whose clicks the list handles: its state is no state of the row.
 * @param value what is starred
 */
export const star = (value: string, label: string) => (
  <button className="st" type="button" value={value} aria-label={label} aria-pressed={false} />
);
