import { visuallyHidden } from '@tipmark/ui-kit';

const regions = new WeakMap<Document, HTMLElement>();

/** Announces something to screen readers, after what is being announced now. */
export function announce(text: string, page: Document = document): void {
  let region = regions.get(page);
  if (!region?.isConnected) {
    region = page.createElement('output');
    region.className = visuallyHidden;
    page.body.append(region);
    regions.set(page, region);
  }
  region.textContent = text;
}
