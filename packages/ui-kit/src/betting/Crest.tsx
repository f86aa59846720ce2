import { crestOfLogo } from './crest-of-logo.ts';

export interface CrestProps {
  readonly name: string;
  /** Address of an image, or the short form of a drawn logo. */
  readonly logo?: string | undefined;
}

function firstLetter(name: string): string {
  const code = name.codePointAt(0);
  return code === undefined ? '' : String.fromCodePoint(code);
}

/** 16 × 16 beside the name it belongs to; without an image the name's first letter. */
export const Crest = ({ name, logo = '' }: CrestProps) => {
  if (logo.startsWith('/')) {
    return <img className="cr" src={logo} width={16} height={16} alt="" loading="lazy" />;
  }
  const drawing = crestOfLogo(logo);
  if (!drawing) return <i className="cr">{firstLetter(name)}</i>;
  const [first, second, third] = drawing.colours;
  return (
    <svg className="cr" viewBox="0 0 32 32" aria-hidden="true">
      <path fill={first} d={drawing.whole} />
      {second !== undefined && <path fill={second} d={drawing.half} />}
      {third !== undefined && <circle fill={third} cx="16" cy="15" r="6" />}
      <path d={drawing.whole} />
    </svg>
  );
};
