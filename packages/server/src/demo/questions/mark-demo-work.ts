import type { MarkerLevel } from '@oktant/contract/assessment/attempts/attempts.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/engine/db.ts'
import {
  keepBankComment,
  keepMarking,
  listWork,
  returnMarking,
} from '../../features/assessment/marking/marking.ts'
import { attachMade, reviseMade } from '../../features/assessment/attempts/attempts.ts'
import type { User } from '../../features/people/people/people.ts'
import type { FileStore } from '../../files/store.ts'
import { readMedia } from '../courses/demo-files.ts'
import { actorOf } from '../courses/make-demo-courses.ts'
import { commentFor, pointsFor } from './demo-essays.ts'
import type { DemoTests } from './make-demo-questions.ts'

const day = 86_400_000

type Work = Awaited<ReturnType<typeof listWork>>[number]
type By = { db: Db; store: FileStore; now: Date; today: Date; learnerOf: ReadonlyMap<number, User> }
type Deed = (by: By, work: Work, markers: readonly Actor[]) => Promise<void>

const levels: readonly MarkerLevel[] = ['LEVEL_TWO', 'LEVEL_ONE', 'NONE']
const levelOf = (points: number) => levels[points > 4 ? 0 : points > 2 ? 1 : 2] ?? 'NONE'

type Said = { place: number; action?: 'SAVE' | 'SUBMIT'; less?: number }

/** One of the markers says what they think of it; `less` is how much stricter they are than the text deserves. */
async function say({ db, now, learnerOf }: By, work: Work, marker: Actor | undefined, said: Said) {
  if (!marker || marker.id === work.userId) return
  const { place, action = 'SUBMIT', less = 0 } = said
  const language = learnerOf.get(work.userId)?.language ?? 'en'
  const questionScores = work.toMark.map(({ id, fullScore, ftAnswer, asked }) => {
    const score = Math.max(0, Math.min(fullScore, pointsFor(asked, ftAnswer)) - less)
    return { id, score, comment: commentFor(score, language) }
  })
  const points = questionScores[0]?.score ?? 0
  const sent = { action, revision: place, questionScores, comment: '', level: levelOf(points) }
  await keepMarking({ db, kit: { now: () => now }, actor: marker, logId: work.logId }, sent)
}

const byOne: Deed = (by, work, [one]) => say(by, work, one, { place: 0 })
const drafted: Deed = (by, work, [one]) => say(by, work, one, { place: 0, action: 'SAVE' })
const agreed: Deed = async (by, work, [one, other]) => {
  await say(by, work, one, { place: 0 })
  await say(by, work, other, { place: 1 })
}
// NOTE: by those who mark beside their own work, so that whoever looks around may give the next mark.
const apart: Deed = async (by, work, [, , one, other]) => {
  await say(by, work, one, { place: 0 })
  await say(by, work, other, { place: 1, less: 3 })
}
const half: Deed = (by, work, [, , one]) => say(by, work, one, { place: 0 })
const wish: Record<Language, string> = {
  en: 'Please say why, and give an example from your own work.',
  de: 'Bitte begründen Sie das, mit einem Beispiel aus Ihrer Arbeit.',
}
const returned: Deed = async ({ db, now, learnerOf }, { logId, userId }, [one]) => {
  if (!one) return
  const language = learnerOf.get(userId)?.language ?? 'en'
  const sent = { revision: 0, questionScores: [], comment: wish[language] }
  await returnMarking({ db, kit: { now: () => now }, actor: one, logId }, sent)
}

const further: Record<Language, string> = {
  en: 'With us it was the spare parts: since we left them out, repairs begin a day earlier.',
  de: 'Bei uns waren es die Ersatzteile: Seit wir sie weglassen, beginnen Reparaturen einen Tag früher.',
}
/** Came back, and is handed in anew so many hours ago. */
const revised =
  (hours: number): Deed =>
  async (by, work, markers) => {
    const user = by.learnerOf.get(work.userId)
    if (!user) return
    await returned(by, work, markers)
    const whose = { learner: actorOf(user), logId: work.logId }
    await reviseMade(by.db, whose, further[user.language], new Date(by.today.getTime() - hours * 3_600_000))
  }
const withDocument =
  (file: string, title: string): Deed =>
  async ({ db, store, learnerOf }, { userId, logId }) => {
    const user = learnerOf.get(userId)
    if (!user) return
    await attachMade(db, store, { learner: actorOf(user), logId }, { bytes: await readMedia(file), title })
  }

/** What becomes of what was handed in, the oldest first; what comes after these waits. */
const deeds: readonly (readonly [evaluation: string, deeds: readonly Deed[]])[] = [
  ['In your own words: Finance in plain words', [agreed, apart, half, byOne]],
  [
    'In your own words: Strategy and product',
    [
      byOne,
      byOne,
      byOne,
      byOne,
      byOne,
      returned,
      drafted,
      revised(2),
      revised(30),
      withDocument('line.png', 'Line 3.png'),
      withDocument('balance-sheet.en.pdf', 'Figures.pdf'),
    ],
  ],
  [
    'In your own words: Data protection',
    [byOne, byOne, byOne, withDocument('balance-sheet.en.pdf', 'List.pdf')],
  ],
  ['Final test', [byOne, byOne]],
]

type Made = {
  store: FileStore
  /** The first two also look around; the others mark beside their own work. */
  markers: readonly User[]
  learner: User | undefined
  takers: readonly User[]
  tests: DemoTests
  now: Date
}

/** What a marker says again and again, in the language of whoever reads it. */
const kept = [
  'Well argued, and the example fits.',
  'Please say why, and give an example from your own work.',
  'Two of the three points are there. What happens if it goes on for a year?',
  'Gut begründet, und das Beispiel passt.',
  'Bitte begründen Sie das, mit einem Beispiel aus Ihrer Arbeit.',
]

/** The work of the demo’s markers: marked by one or by two, returned (to the demo’s learner too), begun, and left waiting. */
export async function markDemoWork(db: Db, { store, markers, learner, takers, tests, now }: Made) {
  const permissions = new Set(['freeText.mark', 'competencies.assess'] as const)
  const actors = markers.map((user): Actor => ({ ...actorOf(user), permissions }))
  const learnerOf = new Map(takers.map((user) => [user.id, user]))
  const by = { db, store, today: now, learnerOf }
  for (const actor of actors.slice(0, 1))
    for (const text of kept) await keepBankComment(db, actor, text, { now })
  for (const [title, planned] of deeds) {
    const all = await listWork(db, actors[0]?.companyId ?? 0, tests.get(title) ?? 0)
    const own = all.find(({ userId }) => userId === learner?.id)
    if (own) await returned({ ...by, now }, own, actors)
    const waiting = all.filter((work) => work !== own)
    for (const [place, deed] of planned.entries()) {
      const work = waiting[place]
      const at = new Date(now.getTime() - day - place * 3_600_000)
      if (work) await deed({ ...by, now: at }, work, actors)
    }
  }
}
