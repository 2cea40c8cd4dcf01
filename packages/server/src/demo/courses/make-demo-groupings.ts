import type { Db } from '../../db/engine/db.ts'
import { createGrouping } from '../../features/learning/groupings/groupings.ts'
import type { User } from '../../features/people/people/people.ts'
import { actorOf } from './make-demo-courses.ts'

type Made = { courses: readonly number[]; further: readonly number[] }

const none = { en: '', de: '' }

/** Courses from all over the catalogue side by side, shown and drafted; by their places among those that were made. */
const groupings = [
  {
    title: { en: 'The first week', de: 'Die erste Woche' },
    description: {
      en: 'Whoever begins with us begins here; in this order it takes an hour.',
      de: 'Wer bei uns anfängt, fängt hier an; in dieser Reihenfolge dauert es eine Stunde.',
    },
    isShown: true,
    courses: [5, 7, 6, 0],
    further: [4],
  },
  {
    title: { en: 'For whoever talks to customers', de: 'Für alle, die mit Kunden sprechen' },
    description: none,
    isShown: true,
    courses: [1, 3],
    further: [6, 7, 3],
  },
  {
    title: { en: 'Before the audit', de: 'Vor der Prüfung' },
    description: none,
    isShown: false,
    courses: [4, 5],
    further: [],
  },
] as const

export async function makeDemoGroupings(db: Db, by: User, made: Made, now: Date) {
  for (const { title, description, isShown, courses, further } of groupings) {
    const containerIds = [
      ...courses.flatMap((place) => made.courses[place] ?? []),
      ...further.flatMap((place) => made.further[place] ?? []),
    ]
    await createGrouping(db, actorOf(by), { title, description, isShown, containerIds }, { now })
  }
}
