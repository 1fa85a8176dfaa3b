/** Returns what an operator makes of two numbers; undefined for other values, and for operators that texts don’t have. */
export function sumOf(operator: string, left: unknown, right: unknown): number | undefined {
  if (typeof left !== 'number' || typeof right !== 'number') return undefined;
  switch (operator) {
    case '|':
      return left | right;
    case '-':
      return left - right;
    case '+':
      return left + right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    default:
      return undefined;
  }
}
