type Violation = { id: string; nodes: { target: string[] }[] }

/** What the page has from its beginning. */
declare const axe: {
  run: (where: string, options: { resultTypes: ['violations'] }) => Promise<{ violations: Violation[] }>
}
