import type { LocalText } from '@oktant/contract/http.ts'
import type { SegmentKey } from '@oktant/contract/segments.ts'

/** A part: a text to read in short paragraphs; a line that begins with a hyphen is an item of a list. */
export type DemoPart = { title: LocalText; minutes: number; text: LocalText; isAcknowledged?: boolean }

export type DemoCourse = {
  segment: SegmentKey
  title: LocalText
  about: LocalText
  difficulty: 'easy' | 'medium' | 'hard'
  isFeatured?: boolean
  parts: DemoPart[]
}
