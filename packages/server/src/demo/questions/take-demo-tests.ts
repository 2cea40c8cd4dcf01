import type { Db } from '../../db/engine/db.ts'
import { makeAttempts } from '../../features/assessment/attempts/attempts.ts'
import { numbersFrom } from '../../features/assessment/evaluations/evaluations.ts'
import type { User } from '../../features/people/people/people.ts'
import { practised, writtenWork } from '../courses/further/practice-courses.ts'
import { furtherCourses } from '../courses/further/make-further-courses.ts'
import { actorOf } from '../courses/make-demo-courses.ts'
import { demoAnswer } from './demo-answers.ts'
import type { DemoTests } from './make-demo-questions.ts'

const day = 86_400_000
const mia = 'learner@demo.oktant.test'

type Taken = { test: string; ofTen: number; most: number; withMia: boolean }

/** How many of ten take each, how often at most, and whether the demo’s own learner is among them. */
const taken: readonly Taken[] = [
  { test: 'Quick check: Safety at work', ofTen: 8, most: 2, withMia: true },
  { test: 'Quick check: Strategy and product', ofTen: 3, most: 1, withMia: false },
  { test: 'Against the clock: Selling and customers', ofTen: 5, most: 2, withMia: false },
  { test: 'Drawn anew each time: Finance in plain words', ofTen: 7, most: 3, withMia: true },
  { test: 'Drawn anew each time: Leading and working together', ofTen: 4, most: 3, withMia: false },
  { test: 'Final test', ofTen: 2, most: 1, withMia: false },
  { test: 'What you think of your work', ofTen: 6, most: 1, withMia: false },
  ...practised.map((test) => ({ test, ofTen: 2, most: 1, withMia: false })),
  ...writtenWork.map((test) => ({ test, ofTen: 2, most: 1, withMia: test === writtenWork[0] })),
]

type Made = { takers: readonly User[]; further: readonly number[]; tests: DemoTests; now: Date }

/** People who have taken the evaluations of the demo, each as well as they know; always the same. */
export async function takeDemoTests(db: Db, by: User, { takers, further, tests, now }: Made) {
  for (const [index, course] of furtherCourses.entries()) {
    const containerId = further[index]
    const held = taken.flatMap((one, place) => {
      const componentId = course.tests?.includes(one.test) ? tests.get(one.test) : undefined
      return componentId === undefined ? [] : [{ componentId, takers: takersOf(takers, one, { place, now }) }]
    })
    if (containerId !== undefined && held.length > 0) await makeAttempts(db, actorOf(by), containerId, held)
  }
}

type TakingMoment = { place: number; now: Date }

const takersOf = (all: readonly User[], { ofTen, most, withMia }: Taken, { place, now }: TakingMoment) =>
  all
    .filter(({ login }, index) => (login === mia ? withMia : (index * 7 + place * 3) % 10 < ofTen))
    .map((user, index) => takerOf(user, { seed: place * 1000 + index, most, now }))

/** NOTE: the second time somebody knows more, as they have looked it up. */
function takerOf(
  { id: userId, language }: User,
  { seed, most, now }: { seed: number; most: number; now: Date },
) {
  const next = numbersFrom(seed + 77)
  const know = 0.35 + next() * 0.55
  const first = now.getTime() - (3 + Math.floor(next() * 40)) * day + Math.floor(next() * 8 * 60) * 60_000
  const sittings = Array.from({ length: most }, (_, count) => new Date(first + count * 0.4 * day))
  return {
    userId,
    seed,
    sittings,
    answer: (question: Parameters<typeof demoAnswer>[0], sitting: number) =>
      demoAnswer(question, { know: know + sitting * 0.15, language, next }),
  }
}
