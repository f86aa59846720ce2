import { type FavouriteKey, toggleFavourite } from './favourites.ts';
import { Star } from './Star.tsx';
import { useFavourites } from './use-favourites.ts';

interface StarButtonProps {
  /** What it stars. */
  readonly star: FavouriteKey;
  readonly label: string;
}

/** Stars the subject of a page. */
export const StarButton = ({ star, label }: StarButtonProps) => (
  <Star
    label={label}
    isPressed={useFavourites().has(star)}
    onToggle={() => toggleFavourite(star)}
  />
);
