import { visuallyHidden } from '@tipmark/ui-kit';

const regions = new WeakMap<Document, HTMLElement>();

/** Says something to those who listen to the page, when they have heard out what is being said. */
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
