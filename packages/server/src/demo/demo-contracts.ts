import type { ContractLineForm } from '@oktant/contract/development/contracts.ts'
import type { Actor } from '../access/actor.ts'
import type { Db } from '../db/engine/db.ts'
import { saveContract, signContract } from '../features/development/contracts/contracts.ts'
import { createKpa } from '../features/development/kpas/kpas.ts'
import { listReviewsOf } from '../features/development/reviews/reviews.ts'
import { local } from './questions/demo-question.ts'

type Owners = { hr: Actor; manager: Actor; people: readonly Actor[]; leaver: number; now: Date }
type Area = readonly [name: readonly [en: string, de: string], below: number | null]

/** NOTE: each below the one whose place in this list it names. */
const areas: readonly Area[] = [
  [['Customers', 'Kundschaft'], null],
  [['Operations', 'Betrieb'], null],
  [['People', 'Menschen'], null],
  [['Service quality', 'Servicequalität'], 0],
  [['New business', 'Neugeschäft'], 0],
  [['Response times', 'Antwortzeiten'], 3],
  [['Safety', 'Sicherheit'], 1],
  [['Cost of the fleet', 'Kosten der Flotte'], 1],
  [['Learning', 'Weiterbildung'], 2],
  [['Handover of knowledge', 'Weitergabe von Wissen'], 8],
]
/** The one whose owner leaves. */
const ownerless = 7

/** The key performance areas of a company, of which one has lost its owner. */
export async function makeDemoKpas(db: Db, { hr, manager, people, leaver, now }: Owners) {
  const ids: number[] = []
  const owners = [manager.id, ...people.map(({ id }) => id)]
  for (const [place, [name, below]] of areas.entries()) {
    const form = {
      name: local([...name]),
      about: { en: '', de: '' },
      parentId: below === null ? null : (ids[below] ?? null),
      ownerId: place === ownerless ? leaver : (owners[place % owners.length] ?? manager.id),
    }
    ids.push((await createKpa(db, hr, form, { now })).id)
  }
  return ids
}

const line = (kpaId: number | undefined, title: string, weight: number): ContractLineForm => ({
  kpaId: kpaId ?? null,
  objectiveId: null,
  title,
  text: '',
  dueOn: null,
  weight,
})

const linesFor = ({ language }: Actor, kpas: readonly number[], first = 50) =>
  language === 'de'
    ? [
        line(kpas[5], 'Anfragen am selben Tag beantworten', first),
        line(kpas[6], 'Kein meldepflichtiger Vorfall', 90 - first),
        line(kpas[9], 'Eine Nachfolge einarbeiten', 10),
      ]
    : [
        line(kpas[5], 'Answer every request on the same day', first),
        line(kpas[6], 'No incident that has to be reported', 90 - first),
        line(kpas[9], 'Train somebody who can stand in', 10),
      ]

type Wanted = Omit<Owners, 'leaver' | 'hr'> & { companyId: number; seasonId: number; kpas: readonly number[] }

/** Contracts of a season: one waits for the person, one counts, one was changed since, one is a draft. */
export async function makeDemoContracts(db: Db, wanted: Wanted) {
  const { manager, people, companyId, seasonId, kpas, now } = wanted
  const reviews = await listReviewsOf(db, { companyId, seasonId })
  for (const [place, person] of people.slice(0, 4).entries()) {
    const id = reviews.find(({ userId }) => userId === person.id)?.id
    if (!id) continue
    const first = { version: 1, revision: 1 }
    await saveContract(db, manager, id, { lines: linesFor(person, kpas), revision: 0 }, { now })
    if (place < 3) await signContract(db, manager, id, first, { now })
    if (place === 1 || place === 2) await signContract(db, person, id, first, { now })
    if (place === 2)
      await saveContract(db, person, id, { lines: linesFor(person, kpas, 60), revision: 1 }, { now })
  }
}
