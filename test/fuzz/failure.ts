/** What a fuzzer looks for. */
export type FailureKind = 'exit' | 'error' | 'log' | 'hang' | 'time' | 'memory' | 'difference' | 'range';

/** The product failed. */
export class Failure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.name = 'Failure';
    this.kind = kind;
  }

  /** Whether another failure has probably the same cause. */
  isLike(other: Failure): boolean {
    return this.kind === other.kind && causeOf(this) === causeOf(other);
  }
}

/** Returns the first line of a message without numbers and paths. */
function causeOf({ message }: Failure): string {
  return (message.split('\n', 1)[0] ?? '').replaceAll(/\d+|"[^"]*"|“[^”]*”/g, '');
}
