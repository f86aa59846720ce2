import { type FavouriteKey, toggleFavourite } from './favourites.ts';
import { Star } from './Star.tsx';
import { useFavourites } from './use-favourites.ts';

interface StarButtonProps {
  /** What it stands on. */
  readonly star: FavouriteKey;
  readonly label: string;
}

/** Stars one thing on a page about it. */
export const StarButton = ({ star, label }: StarButtonProps) => (
  <Star
    label={label}
    isPressed={useFavourites().has(star)}
    onToggle={() => toggleFavourite(star)}
  />
);
