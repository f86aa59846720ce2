import { css } from '../style.ts';

const flag = css`
  width: 18px;
  height: 12px;
  border-radius: 2px;
  background: var(--sunken);
  box-shadow: 0 0 0 1px var(--crestRing);
`;

/** Flags are pictures; what has none is a line drawing in the ink of meta text. */
const globe = css`
  fill: none;
  stroke: var(--text3);
`;

/** Folder the shell serves the flags from. */
const FLAGS_PATH = '/assets/flags';

/** The world, and whatever is no code of a place. */
const isPlace = (code: string): boolean => /^[A-Z]{2}(?:-[A-Z]{2,3})?$/.test(code) && code !== 'ZZ';

export interface FlagProps {
  /** `NO`, `GB-ENG`, `EU`; `ZZ` is the world. */
  readonly code: string;
}

/** Stands beside the name of its place, so it says nothing itself; the world is a globe. */
export const Flag = ({ code }: FlagProps) =>
  isPlace(code) ? (
    <img
      className={flag}
      src={`${FLAGS_PATH}/${code}.svg`}
      width={18}
      height={12}
      alt=""
      loading="lazy"
      decoding="async"
    />
  ) : (
    <svg className={globe} width={18} height={12} viewBox="0 0 18 12" aria-hidden="true">
      <path d="M9 .5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11q-5 5.5 0 11 5-5.5 0-11M3.5 6h11" />
    </svg>
  );
