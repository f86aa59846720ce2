import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleText } from './module-text.mjs';

const MODULE = `
import { rate } from './rate.ts';

const TAX = 0.2;

export const doubled = (price: number): number => price * 2;

export function taxed(price: number): number {
  const of = (share: number) => price * share;
  return of(1 + TAX) * rate;
}

export class Basket {
  #sum = 0;
  add(price: number) {
    this.#sum += price;
  }
}
`;
/** Ahead of them are the functions swc writes: one for each of three exports, and one for all. */
const [DOUBLED, TAXED, OF_TAXED, ADD] = [4, 5, 6, 7];

describe('ModuleText', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'module-text-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function textOf(source: string): ModuleText {
    const file = path.join(folder, 'price.ts');
    writeFileSync(file, source);
    return new ModuleText(file);
  }

  const isSame = (called: number[], from: string, to: string): boolean => {
    const changed = MODULE.replace(from, to);
    expect(changed).not.toBe(MODULE);
    return textOf(MODULE).hashOf(called) === textOf(changed).hashOf(called);
  };

  it('depends on the functions that were called, and on no other', () => {
    expect(isSame([DOUBLED], 'price * 2', 'price * 3')).toBe(false);
    expect(isSame([TAXED, OF_TAXED], 'price * 2', 'price * 3')).toBe(true);
    expect(isSame([DOUBLED], '(1 + TAX)', '(2 + TAX)')).toBe(true);
    expect(isSame([DOUBLED], 'sum += price', 'sum -= price')).toBe(true);
    expect(isSame([DOUBLED, TAXED, OF_TAXED], '* rate', '/ rate')).toBe(false);
  });

  it('depends on a nested function only if that was called', () => {
    expect(isSame([DOUBLED, TAXED], 'price * share', 'price / share')).toBe(true);
    expect(isSame([DOUBLED, TAXED, OF_TAXED], 'price * share', 'price / share')).toBe(false);
  });

  it('always depends on what runs when the module is imported', () => {
    expect(isSame([], 'TAX = 0.2', 'TAX = 0.3')).toBe(false);
    expect(isSame([], "'./rate.ts'", "'./rates.ts'")).toBe(false);
    expect(isSame([], '#sum = 0', '#sum = 1')).toBe(false);
    expect(isSame([], '(price: number) {', '(price: number = TAX) {')).toBe(false);
    expect(isSame([], 'export class', 'export const more = () => 1;\nexport class')).toBe(false);
  });

  it('depends on neither comments nor types', () => {
    const all = [DOUBLED, TAXED, OF_TAXED, ADD];
    expect(isSame(all, 'const TAX', '/** Of a price. */\nconst TAX')).toBe(true);
    expect(isSame(all, '(price: number): number =>', '(price: 1 | 2): number =>')).toBe(true);
  });

  it('numbers functions by their position in the code that runs, and knows none at other positions', () => {
    const code =
      'export const a = () => [1].map((n) => "\u00e9" + n);\nexport const b = () => 2;\n';
    const text = textOf(code);
    const range = (part: string): [number, number] => {
      const start = text.code.indexOf(part);
      return [start, start + part.length];
    };
    expect(text.numbersOf([range('()=>2')])).toEqual([4]);
    expect(text.numbersOf([[0, text.code.length]])).toEqual([]);
    expect(
      text.numbersOf([range('()=>2').map((at) => at + 1) as [number, number]]),
    ).toBeUndefined();
  });
});
