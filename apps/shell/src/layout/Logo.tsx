import { css, MOBILE } from '@tipmark/ui-kit';
import { gap, weight } from '@tipmark/ui-kit/style-values';

const row = css`
  display: flex;
  align-items: center;
  gap: ${gap[8]};
  min-height: 44px;
  font-weight: ${weight.bold};
  font-size: 18PX;
  letter-spacing: -0.025em;
  ${MOBILE} {
    min-width: 28px;
    > span {
      overflow: hidden;
    }
  }
  /* relative to the text size: where it is large the tools take the place of the name */
  @media (max-width: 22.4em) {
    > span {
      display: none;
    }
  }
`;

interface LogoProps {
  readonly href: string;
  readonly label: string;
  readonly brand: string;
}

export const Logo = ({ href, label, brand }: LogoProps) => (
  <a className={row} href={href} aria-label={label}>
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="8" fill="var(--text)" />
      <path
        d="M5.5 13H10v6.5h6.5V8H21"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="2.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx="21.5" cy="8" r="3" fill="var(--accent)" stroke="var(--text)" strokeWidth="1.4" />
    </svg>
    <span>{brand}</span>
  </a>
);
