import { expect, type Page } from 'playwright/test';

interface Channel {
  on(event: 'storyFinished', listener: (payload: { storyId: string }) => void): void;
  off(event: 'storyFinished', listener: (payload: { storyId: string }) => void): void;
  emit(event: 'setCurrentStory', payload: { storyId: string; viewMode: 'story' }): void;
}

interface Preview {
  currentRender?: { phase?: string };
}

/** The frame of a Storybook that draws one story after another without being loaded again. */
export class StoryPage {
  readonly #page: Page;
  readonly #complaints: string[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.on('pageerror', (error) => this.#complaints.push(String(error)));
    // a story that cannot be rendered, or whose play fails, logs to the console
    page.on('console', (message) => {
      if (message.type() === 'error') this.#complaints.push(message.text());
    });
  }

  async open(address: string, id: string, theme: string): Promise<void> {
    // Storybook's own axe is disabled: it would check the same again
    const globals = `theme:${theme};a11y.manual:!true`;
    await this.#page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
    await this.#page.locator('body.sb-show-main').waitFor();
    await expect(this.#page.locator('html')).toHaveAttribute('data-theme', /./);
    // opening the next story while one is still playing makes Storybook reload the page
    await this.#page.waitForFunction(() =>
      ['finished', 'errored'].includes(
        (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__
          .currentRender?.phase ?? '',
      ),
    );
  }

  /** Renders a story that is not shown yet and runs its play. @returns the logged errors */
  async show(id: string): Promise<string[]> {
    this.#complaints.length = 0;
    await this.#page.evaluate(
      (storyId) =>
        new Promise<void>((resolve) => {
          const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
            .__STORYBOOK_ADDONS_CHANNEL__;
          const finished = (payload: { storyId: string }) => {
            if (payload.storyId !== storyId) return;
            channel.off('storyFinished', finished);
            resolve();
          };
          channel.on('storyFinished', finished);
          channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
        }),
      id,
    );
    return [...this.#complaints];
  }
}
