export function activate(): void {
  // The server is started here.
}
