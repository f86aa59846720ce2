import type { ReactElement } from 'react';

interface StarProps {
  readonly value: string;
  readonly name: string;
  readonly isOn: boolean;
  readonly onPress: (key: string) => void;
}

export const Star = ({ value, name, isOn, onPress }: StarProps): ReactElement => (
  <button
    className="st"
    type="button"
    value={value}
    aria-label={`Избранное: ${name}`}
    aria-pressed={isOn}
    onClick={() => onPress(value)}
  />
);
