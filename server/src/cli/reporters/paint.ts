/** The terminal's escape codes. */
export const escapes = { red: 31, yellow: 33, green: 32, dim: 2, bold: 1, underline: 4 } as const;

/** Styles a text if the terminal supports it. */
export type Paint = (style: keyof typeof escapes, text: string) => string;
