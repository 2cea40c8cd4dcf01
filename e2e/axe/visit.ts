import type { Person } from '../kit/people/people.ts'

/** With `viewing` the first person looks as the second one does; a course or an evaluation goes by its English title. */
export type Visit = {
  path: string
  as?: Person
  viewing?: Person
  /** Looks at a file there, whose report is then part of the screen. */
  file?: string
  /** Presses these one after the other, each by the key of its words; what opens is looked at alone. */
  press?: string[]
}
