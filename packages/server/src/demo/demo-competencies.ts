import type { CompetencyLevel, DeclarationState } from '@oktant/contract/development/competency-shapes.ts'
import { dayIn, daysAfter } from '@oktant/contract/kit/days.ts'
import type { Actor } from '../access/actor.ts'
import type { Db } from '../db/engine/db.ts'
import {
  recordAssessment,
  recordDeclaration,
  saveCompetencyProfile,
} from '../features/development/competencies/competencies.ts'
import {
  createCompetencyItem,
  listCompetencyItems,
} from '../features/development/competency-items/competency-items.ts'
import type { User } from '../features/people/people/people.ts'

const library = [
  {
    name: { en: 'Handling complaints', de: 'Beschwerden bearbeiten' },
    tip: { en: 'Calm, on time, to an end', de: 'Ruhig, pünktlich, bis zum Abschluss' },
  },
  {
    name: { en: 'Data protection at work', de: 'Datenschutz im Alltag' },
    tip: { en: 'What may be kept, and for how long', de: 'Was wie lange aufbewahrt werden darf' },
  },
  {
    name: { en: 'First aid on site', de: 'Erste Hilfe im Betrieb' },
    tip: { en: 'Renewed every year', de: 'Jedes Jahr zu erneuern' },
  },
  {
    name: { en: 'Advising by phone', de: 'Beratung am Telefon' },
    tip: { en: 'Understands first, then answers', de: 'Erst verstehen, dann antworten' },
  },
  {
    name: { en: 'Leading talks', de: 'Gespräche führen' },
    tip: { en: 'Prepared, open, with an outcome', de: 'Vorbereitet, offen, mit Ergebnis' },
  },
] as const

type AskedLevel = readonly [item: number, level: CompetencyLevel, validMonths: number | null]
/** What job roles ask for, by the number of the item above. */
const profiles: Readonly<Record<string, readonly AskedLevel[]>> = {
  service: [
    [0, 'LEVEL_TWO', 24],
    [1, 'LEVEL_ONE', 12],
    [2, 'LEVEL_ONE', 12],
    [3, 'LEVEL_TWO', null],
  ],
  lead: [
    [1, 'LEVEL_ONE', 12],
    [2, 'LEVEL_ONE', 12],
    [4, 'LEVEL_TWO', 36],
  ],
}

type ClaimMade = {
  item: number
  state: DeclarationState
  level: CompetencyLevel
  words: string
  /** How many days ago it was declared, and in how many its confirmation ends. */
  ago: number
  left?: number
  comment?: string
}

const claimsOfMia: readonly ClaimMade[] = [
  {
    item: 0,
    state: 'LEVEL_TWO',
    level: 'LEVEL_TWO',
    words: 'I have closed every complaint of the autumn within three days.',
    ago: 120,
    left: 610,
  },
  {
    item: 1,
    state: 'LEVEL_ONE',
    level: 'LEVEL_ONE',
    words: 'I look after the deletion list of our team.',
    ago: 340,
    left: 25,
  },
  {
    item: 2,
    state: 'RETURNED',
    level: 'LEVEL_ONE',
    words: 'I took the course last year.',
    ago: 6,
    comment: 'Please add the certificate of the course.',
  },
]

const claimsOfThomas: readonly ClaimMade[] = [
  {
    item: 4,
    state: 'DECLARED',
    level: 'LEVEL_TWO',
    words: 'I hold a talk with each of my people every month, and keep what we agree.',
    ago: 4,
  },
  {
    item: 1,
    state: 'UNDER_REVIEW',
    level: 'LEVEL_ONE',
    words: 'I brief new people on data protection.',
    ago: 9,
  },
  {
    item: 2,
    state: 'LEVEL_ONE',
    level: 'LEVEL_ONE',
    words: 'I am a first aider of our floor.',
    ago: 200,
    left: 165,
  },
]

type Who = {
  learner: User
  manager: User
  assessor: User
  jobRoles: ReadonlyMap<string, number | null>
  now: Date
}

const dayMs = 86_400_000

/** A library, what two job roles ask for, and declarations in every state for those who look around. */
export async function makeDemoCompetencies(db: Db, by: Actor, who: Who) {
  const ids = await makeLibrary(db, by, who.now)
  for (const [role, asked] of Object.entries(profiles)) {
    const jobRoleId = who.jobRoles.get(role)
    if (!jobRoleId) continue
    const items = asked.map(([item, level, validMonths]) => ({
      competencyItemId: ids[item] ?? 0,
      level,
      validMonths,
    }))
    await saveCompetencyProfile(db, by, jobRoleId, { revision: 0, items }, { now: who.now })
  }
  for (const claim of claimsOfMia) await record(db, who, who.learner, { ...claim, itemId: ids[claim.item] })
  for (const claim of claimsOfThomas)
    await record(db, who, who.manager, { ...claim, itemId: ids[claim.item] })
  await recordAssessment(db, {
    companyId: by.companyId,
    userId: who.learner.id,
    jobRole: { en: 'Customer Service Agent', de: 'Kundenservice' },
    isMet: false,
    comment: 'First aid is missing, all else is there.',
    assessedBy: who.assessor.id,
    assessedAt: new Date(who.now.getTime() - 5 * dayMs),
  })
}

async function makeLibrary(db: Db, by: Actor, now: Date) {
  const known = await listCompetencyItems(db, by.companyId)
  const ids: number[] = []
  for (const { name, tip } of library) {
    const found = known.find((one) => one.name.en === name.en)
    const { id } = found ?? (await createCompetencyItem(db, by, { name, tip, itemProperties: [] }, { now }))
    ids.push(id)
  }
  return ids
}

const isDecided = (state: DeclarationState) => state !== 'DECLARED' && state !== 'UNDER_REVIEW'

async function record(
  db: Db,
  { assessor, now }: Who,
  { companyId, id: userId, timezone }: User,
  { itemId, state, level, words, ago, left, comment = '' }: ClaimMade & { itemId: number | undefined },
) {
  if (itemId === undefined) return
  const at = (days: number) => new Date(now.getTime() - days * dayMs)
  const today = dayIn(timezone, now)
  const decidedAt = Math.max(1, ago - 3)
  const isHeld = left !== undefined
  const values = {
    companyId,
    userId,
    itemId,
    state,
    level,
    words,
    assessorId: state === 'DECLARED' ? null : assessor.id,
    declaredAt: at(ago),
    confirmedOn: isHeld ? daysAfter(today, -decidedAt) : null,
    validUntil: isHeld ? daysAfter(today, left) : null,
    // NOTE: whoever looks around is told of nothing that was told long ago.
    toldDays: isHeld && left <= 60 ? 30 : null,
  }
  await recordDeclaration(db, values, [
    { doneBy: userId, state: 'DECLARED', at: at(ago) },
    ...(state === 'DECLARED'
      ? []
      : [{ doneBy: assessor.id, state: 'UNDER_REVIEW' as const, at: at(decidedAt + 1) }]),
    ...(isDecided(state) ? [{ doneBy: assessor.id, state, comment, at: at(decidedAt) }] : []),
  ])
}
