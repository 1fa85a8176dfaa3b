/** The escape codes of terminals. */
export const escapes = { red: 31, yellow: 33, green: 32, dim: 2, bold: 1, underline: 4 } as const;

/** Gives a text a look where the terminal has any. */
export type Paint = (style: keyof typeof escapes, text: string) => string;
