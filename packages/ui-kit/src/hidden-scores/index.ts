import { announce } from '../live-marks/announce.ts';
import { HIDDEN_SCORE, MATCH_UNIT } from '../theme/hidden-score.ts';

const isHidden = (score: Element): boolean =>
  (score.textContent ?? '') !== '' &&
  score.ownerDocument.defaultView?.getComputedStyle(score).visibility === 'hidden';

/** The address of a match, without what is chosen on its page. */
const addressOf = (link: HTMLAnchorElement): string => link.getAttribute('href') ?? '';

/** A click that opens the link here, by mouse, finger or key. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

/** Shows the scores of a match for as long as the page is open, however often it is drawn again. */
function showOf(address: string, sheet: CSSStyleSheet): void {
  const link = `a[href=${JSON.stringify(address)}]`;
  const unit = `${MATCH_UNIT}:has(${link})`;
  sheet.insertRule(
    `html[data-scores] :is(${unit}, ${link}) ${HIDDEN_SCORE}{visibility:visible!important}`,
  );
  sheet.insertRule(`html[data-scores] ${unit} .sc{background:none!important}`);
}

/**
 * Hidden scores are shown by the first click on their match, the second one opens it. What arrives
 * live changes nothing: a score stays hidden until somebody asks for it.
 * @returns ends that
 */
export function revealScoresOnClick(page: Document = document): () => void {
  const view = page.defaultView;
  if (!view) return () => {};
  const sheet = new view.CSSStyleSheet();
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  const reveal = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('main a[href]');
    if (!link || !isPlain(event) || addressOf(link).includes('?')) return;
    const unit = link.closest(MATCH_UNIT);
    const scores = [...(unit?.querySelectorAll(HIDDEN_SCORE) ?? [])].filter(isHidden);
    if (scores.length === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    showOf(addressOf(link), sheet);
    const text = scores.map(({ textContent }) => textContent).join(':');
    link.setAttribute('aria-description', text);
    announce(text, page);
  };
  view.addEventListener('click', reveal, { capture: true });
  return () => {
    view.removeEventListener('click', reveal, { capture: true });
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
