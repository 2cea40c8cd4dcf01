import type { LocalText } from '@oktant/contract/http/http.ts'
import type { SegmentKey } from '@oktant/contract/learning/segments.ts'

/** The names of files beside the demo; one file for both languages, or one for each. */
export type DemoFiles = { file: string | LocalText; captions?: LocalText }

/** A part: a text to read in short paragraphs, where a line that begins with a hyphen is an item of a list; or a file. */
export type DemoPart = {
  title: LocalText
  minutes: number
  text: LocalText
  files?: DemoFiles
  isVideo?: boolean
  isAcknowledged?: boolean
  /** The part, by its place, that is offered beside it. */
  goesWith?: number
}

export type DemoCourse = {
  segment: SegmentKey
  title: LocalText
  about: LocalText
  difficulty: 'easy' | 'medium' | 'hard'
  isFeatured?: boolean
  /** A picture beside the demo, and what it shows. */
  cover?: { file: string; alt: LocalText }
  parts: DemoPart[]
}
