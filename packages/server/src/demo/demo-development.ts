import type { RewardKindForm } from '@oktant/contract/development/reward-kinds.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { Actor } from '../access/actor.ts'
import type { Db } from '../db/engine/db.ts'
import { createRewardKind, updateRewardBudget } from '../features/development/reward-kinds/reward-kinds.ts'
import { giveReward } from '../features/development/rewards/rewards.ts'
import { addTalkAction, createTalk, saveTalkText } from '../features/development/talks/talks.ts'
import { dayFrom } from './demo-days.ts'

const kinds: RewardKindForm[] = [
  {
    name: { en: 'Stood in for others', de: 'Eingesprungen' },
    about: { en: 'For whoever helped out at short notice.', de: 'Für alle, die kurzfristig geholfen haben.' },
    points: 40,
    occasion: 'byHand',
    ruleBudget: null,
  },
  {
    name: { en: 'A good idea', de: 'Eine gute Idee' },
    about: { en: 'For something that works better now.', de: 'Für etwas, das jetzt besser läuft.' },
    points: 60,
    occasion: 'byHand',
    ruleBudget: null,
  },
  {
    name: { en: 'Learned something new', de: 'Etwas Neues gelernt' },
    about: { en: 'For each certificate.', de: 'Für jedes Zertifikat.' },
    points: 20,
    occasion: 'certificate',
    ruleBudget: null,
  },
  {
    name: { en: 'Reached a training goal', de: 'Ein Trainingsziel erreicht' },
    about: { en: 'For each goal that is achieved.', de: 'Für jedes erreichte Ziel.' },
    points: 30,
    occasion: 'goal',
    ruleBudget: 600,
  },
]

const may = (actor: Actor, ...permissions: Permission[]): Actor => ({
  ...actor,
  permissions: new Set(permissions),
})

type People = { administrator: Actor; person: Actor; manager: Actor; now: Date }

/** What people are rewarded for, within a budget, and what somebody was given. */
async function makeDemoRewards(db: Db, { administrator, person, manager, now }: People) {
  await updateRewardBudget(db, administrator, { points: 200, period: 'month', revision: 0 })
  const [stoodIn, idea] = [...kinds.keys()]
  const made: number[] = []
  for (const form of kinds) made.push((await createRewardKind(db, administrator, form, { now })).id)
  const give = (by: Actor, at: number, reason: string) =>
    giveReward(db, by, { userId: person.id, kindId: made[at] ?? 0, reason }, now)
  await give(
    manager,
    stoodIn ?? 0,
    'Took over the early shift on Sunday. / Hat die Frühschicht am Sonntag übernommen.',
  )
  await give(administrator, idea ?? 1, 'The new checklist at gate 3. / Die neue Checkliste an Tor 3.')
}

/** A talk that was held, with something still to be done, and the next one. */
async function makeDemoTalks(db: Db, { person, manager, now }: People) {
  const begin = (by: Actor, topic: string, days: number) =>
    createTalk(db, by, { userId: person.id, topic, talkOn: dayFrom(now, days) })
  const write = (by: Actor, id: number, part: 'agenda' | 'notes' | 'private', text: string) =>
    saveTalkText(db, by, { id, part, text, number: 0 }, now)
  const held = await begin(manager, 'The first half year / Das erste Halbjahr', -35)
  await write(person, held.id, 'agenda', 'What went well / Was gut lief\nTraining / Weiterbildung')
  await write(manager, held.id, 'notes', 'Coaching suits Mia. / Coaching passt zu Mia.')
  const agree = (text: string, days: number, doer: 'person' | 'manager') =>
    addTalkAction(db, manager, held.id, { text, dueOn: dayFrom(now, days), doer })
  await agree('Choose a coaching course / Einen Coaching-Kurs aussuchen', 9, 'person')
  await agree('Ask HR for a mentor / Bei HR nach Mentoring fragen', 4, 'manager')
  const next = await begin(person, '', 12)
  await write(person, next.id, 'agenda', 'The coaching licence / Die Coaching-Lizenz')
  await write(person, next.id, 'private', 'Ask about Fridays. / Nach den Freitagen fragen.')
}

export async function makeDemoDevelopment(db: Db, { administrator, person, manager, now }: People) {
  const people = {
    administrator: may(administrator, 'reviews.administer'),
    person: may(person, 'reviews.take'),
    manager: may(manager, 'reviews.lead'),
    now,
  }
  await makeDemoRewards(db, people)
  await makeDemoTalks(db, people)
}
