import { Button, css } from '@tipmark/ui-kit';
import { type FavouriteKey, toggleFavourite } from './favourites.ts';
import { useFavourites } from './use-favourites.ts';

const look = css`
  font: 400 18px/1 system-ui, sans-serif;
  &::before { content: "☆" / ""; }
  &[aria-pressed=true]::before { content: "★" / ""; color: var(--star); }
  @media (scripting: none) { display: none; }
`;

interface StarButtonProps {
  /** What it stands on. */
  readonly star: FavouriteKey;
  readonly label: string;
}

/** Stars one thing on a page about it. */
export const StarButton = ({ star, label }: StarButtonProps) => (
  <Button
    kind="ghost"
    isSmall
    isIconOnly
    className={look}
    aria-label={label}
    title={label}
    aria-pressed={useFavourites().has(star)}
    onClick={() => toggleFavourite(star)}
  />
);
