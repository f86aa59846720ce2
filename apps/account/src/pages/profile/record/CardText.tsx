import { css } from '@tipmark/ui-kit';
import { font, radius } from '@tipmark/ui-kit/style-values';

const field = css`
  width: 100%;
  min-height: 88px;
  padding: 8px;
  resize: vertical;
  border: 1px solid var(--border);
  border-radius: ${radius.badge};
  background: var(--sunken);
  color: var(--text);
  font-family: monospace;
  font-size: ${font.small};
  line-height: 18px;
`;

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export interface CardTextProps {
  /** Path of the card. */
  readonly path: string;
  /** Title of the frame. */
  readonly title: string;
  readonly label: string;
}

/** The code that embeds a card; only a browser knows the host of its own page. */
export const CardText = ({ path, title, label }: CardTextProps) => (
  <textarea
    className={field}
    readOnly
    aria-label={label}
    value={`<iframe src="${location.origin}${path}" title="${attribute(title)}" width="320" height="240" loading="lazy" frameborder="0"></iframe>`}
    onFocus={(event) => event.currentTarget.select()}
  />
);
