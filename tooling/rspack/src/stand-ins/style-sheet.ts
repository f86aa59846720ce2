/* Replaces the sheet of emotion, which was written for browsers without constructed sheets. Rules
   reach it in those few alone: everywhere else ui-kit inserts them. */

interface SheetOptions {
  readonly key: string;
  readonly container: Node;
  readonly nonce?: string;
}

export class StyleSheet {
  readonly key: string;
  readonly #container: Node;
  #sheet: CSSStyleSheet | null = null;

  constructor({ key, container }: SheetOptions) {
    this.key = key;
    this.#container = container;
  }

  hydrate(): void {}

  flush(): void {}

  insert(rule: string): void {
    this.#sheet ??= this.#container.appendChild(document.createElement('style')).sheet;
    this.#sheet?.insertRule(rule, this.#sheet.cssRules.length);
  }
}
