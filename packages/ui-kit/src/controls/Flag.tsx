import { css } from '../style.ts';

const flag = css`
  width: 18px;
  height: 12px;
  border-radius: 2PX;
  background: var(--sunken);
  box-shadow: 0 0 0 1px var(--crestRing);
`;

/** Flags are images; without one a line drawing in the colour of meta text is used. */
const globe = css`
  fill: none;
  stroke: var(--text3);
`;

/** Folder the shell serves the flags from. */
const FLAGS_PATH = '/assets/flags';

/** False for the world, and for anything that is no code of a country or region. */
const isRegion = (code: string): boolean =>
  /^[A-Z]{2}(?:-[A-Z]{2,3})?$/.test(code) && code !== 'ZZ';

export interface FlagProps {
  /** `NO`, `GB-ENG`, `EU`; `ZZ` is the world. */
  readonly code: string;
}

/** Decorative, beside the name of its region; the world is a globe. */
export const Flag = ({ code }: FlagProps) =>
  isRegion(code) ? (
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
