/**
 * A star the list round it listens to and presses: its state is no state of the row.
 * @param value what it stands on
 */
export const star = (value: string, label: string) => (
  <button className="st" type="button" value={value} aria-label={label} aria-pressed={false} />
);
