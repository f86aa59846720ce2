/** Distance of a typed token from another one. */
export interface TypoDistance {
  /** Letters that are wrong, missing, added or swapped. */
  readonly mistakes: number;
  /** Whether the typed text is nearest to the complete token, not to its beginning. */
  readonly isWhole: boolean;
}

/** Distance of `typed` from the nearest prefix of `token`. */
export function typoDistance(typed: string, token: string): TypoDistance {
  let before: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: token.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= token.length; column += 1) {
      const isSame = typed[row - 1] === token[column - 1];
      const isSwapped =
        typed[row - 1] === token[column - 2] && typed[row - 2] === token[column - 1];
      line[column] = Math.min(
        (line[column - 1] ?? row) + 1,
        (above[column] ?? row) + 1,
        (above[column - 1] ?? row) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? row) + 1 : row + column,
      );
    }
    [before, above] = [above, line];
  }
  const mistakes = Math.min(...above);
  return { mistakes, isWhole: above[token.length] === mistakes };
}
