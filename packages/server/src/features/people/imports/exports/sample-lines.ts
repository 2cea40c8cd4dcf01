import type { Sample } from '../kinds/kind.ts'

export type SampleLine = { id: number; ref: string; other: string }

/** An example out of what is there; none where nothing is. */
export const sampleLines = (headings: readonly string[], lines: readonly SampleLine[]): Sample | null =>
  lines.length > 0
    ? { rows: [headings, ...lines.map(({ ref, other }) => [ref, other])], userIds: lines.map(({ id }) => id) }
    : null
