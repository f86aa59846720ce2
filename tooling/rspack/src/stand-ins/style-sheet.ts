/* Replaces the sheet of emotion, which was written for browsers without constructed sheets. Rules
   reach it in those few alone: everywhere else ui-kit inserts them. */

interface Sheet {
  readonly cssRules: { readonly length: number };
  insertRule(rule: string, index: number): void;
}
interface StyleElement {
  readonly sheet: Sheet | null;
}
interface SheetOptions {
  readonly key: string;
  readonly container: { appendChild(child: StyleElement): StyleElement };
}

declare const document: { createElement(name: 'style'): StyleElement };

export class StyleSheet {
  readonly key: string;
  readonly #container: SheetOptions['container'];
  #sheet: Sheet | null = null;

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
