/**
 * Solves `matrix · x = right` for a small symmetric positive definite matrix (Cholesky).
 * @param matrix rows one after another
 */
export function solveLinear(matrix: ArrayLike<number>, right: ArrayLike<number>): number[] {
  const size = right.length;
  const lower = cholesky(matrix, size);
  const middle: number[] = [];
  for (let row = 0; row < size; row += 1) {
    let rest = right[row] ?? 0;
    for (let k = 0; k < row; k += 1) rest -= (lower[row * size + k] ?? 0) * (middle[k] ?? 0);
    middle[row] = rest / (lower[row * size + row] ?? 1);
  }
  const solution: number[] = Array.from({ length: size }, () => 0);
  for (let row = size - 1; row >= 0; row -= 1) {
    let rest = middle[row] ?? 0;
    for (let k = row + 1; k < size; k += 1) {
      rest -= (lower[k * size + row] ?? 0) * (solution[k] ?? 0);
    }
    solution[row] = rest / (lower[row * size + row] ?? 1);
  }
  return solution;
}

function cholesky(matrix: ArrayLike<number>, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let rest = matrix[row * size + column] ?? 0;
      for (let k = 0; k < column; k += 1) {
        rest -= (lower[row * size + k] ?? 0) * (lower[column * size + k] ?? 0);
      }
      lower[row * size + column] =
        row === column
          ? Math.sqrt(Math.max(rest, 1e-12))
          : rest / (lower[column * size + column] ?? 1);
    }
  }
  return lower;
}
