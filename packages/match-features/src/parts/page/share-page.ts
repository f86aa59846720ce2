/** How a page was shared: by the device's own sheet, or by copying its address. */
export type Shared = 'shared' | 'copied' | 'dismissed' | 'failed';

export interface SharedPage {
  readonly title: string;
  /** Complete, with its host. */
  readonly url: string;
}

/** If the sheet fails, copying is still tried; a visitor who closed it wanted neither. */
export async function sharePage(page: SharedPage, device: Navigator = navigator): Promise<Shared> {
  if (typeof device.share === 'function' && (device.canShare?.(page) ?? true)) {
    try {
      await device.share(page);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    await device.clipboard.writeText(page.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
