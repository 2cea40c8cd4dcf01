import type { LearningGroupForm, RuleCondition } from '@oktant/contract/people/learning-groups.ts'
import type { Db } from '../../db/engine/db.ts'
import { readFieldsOf } from '../../features/people/custom-fields/custom-fields.ts'
import {
  addToLearningGroup,
  createLearningGroup,
  excludeFromLearningGroup,
} from '../../features/people/learning-groups/learning-groups.ts'
import type { User } from '../../features/people/people/people.ts'
import type { DemoJobRole } from './demo-places.ts'

type Needs = {
  jobRoles: ReadonlyMap<string, number | null>
  crew: readonly User[]
  mentors: readonly User[]
  now: Date
}

const shopFloor: readonly DemoJobRole[] = ['operator', 'quality', 'engineer', 'planner']

const isActive: RuleCondition = { about: 'status', field: null, operator: 'is', ids: [], value: 'Active' }

/** One by job role, one by a day and a wish, one by how long ago a day is, and one by hand. */
export async function makeDemoLearningGroups(db: Db, by: User, { jobRoles, crew, mentors: few, now }: Needs) {
  const fields = await readFieldsOf(db, by.companyId, 'User')
  const field = (name: string) => fields.find((one) => one.name === name)
  const ids = shopFloor.flatMap((role) => jobRoles.get(role) ?? [])
  const yes = field('contactable')?.customFieldOptions.find(({ value }) => value.en === 'Yes')
  const { shop, recent, veterans, mentors } = demoGroups({
    ids,
    firstDay: field('firstDay')?.id ?? null,
    contactable: field('contactable')?.id ?? null,
    yes: yes ? [yes.id] : [],
  })
  const onFloor = await createLearningGroup(db, by, shop, now)
  const [spared, ...others] = [...crew, ...few].map(({ id }) => id)
  if (spared) await excludeFromLearningGroup(db, by, { id: onFloor.id, userIds: [spared] }, now)
  await createLearningGroup(db, by, recent, now)
  await createLearningGroup(db, by, veterans, now)
  const byHand = await createLearningGroup(db, by, mentors, now)
  if (others.length) await addToLearningGroup(db, by, { id: byHand.id, userIds: others }, now)
  return { mentors: byHand.id }
}

type Known = { ids: number[]; firstDay: number | null; contactable: number | null; yes: number[] }

const demoGroups = ({
  ids,
  firstDay,
  contactable,
  yes,
}: Known): Record<'shop' | 'recent' | 'veterans' | 'mentors', LearningGroupForm> => ({
  shop: {
    name: { en: 'Shop floor', de: 'Werkhalle' },
    description: {
      en: 'Everybody who works at the machines or plans for them',
      de: 'Alle, die an den Maschinen arbeiten oder dafür planen',
    },
    rule: {
      match: 'all',
      sets: [
        {
          match: 'all',
          negated: false,
          conditions: [isActive, { about: 'jobRole', field: null, operator: 'in', ids, value: '' }],
        },
      ],
    },
  },
  recent: {
    name: { en: 'Joined lately', de: 'Neu im Haus' },
    description: {
      en: 'People who began in the last years and like to be asked',
      de: 'Personen, die in den letzten Jahren begonnen haben und sich gern ansprechen lassen',
    },
    rule: {
      match: 'all',
      sets: [
        {
          match: 'all',
          negated: false,
          conditions: [
            isActive,
            { about: 'field', field: firstDay, operator: 'after', ids: [], value: '2018-12-31' },
            { about: 'field', field: contactable, operator: 'in', ids: yes, value: '' },
          ],
        },
      ],
    },
  },
  veterans: {
    name: { en: 'Ten years with us', de: 'Zehn Jahre im Haus' },
    description: {
      en: 'People whose first day was ten years ago or more, day by day',
      de: 'Personen, deren erster Tag zehn Jahre oder länger zurückliegt, Tag für Tag',
    },
    rule: {
      match: 'all',
      sets: [
        {
          match: 'all',
          negated: false,
          conditions: [
            isActive,
            { about: 'field', field: firstDay, operator: 'beforeToday', ids: [], value: '-3652' },
          ],
        },
      ],
    },
  },
  mentors: {
    name: { en: 'Mentors', de: 'Mentorinnen und Mentoren' },
    description: { en: '', de: '' },
    rule: { match: 'all', sets: [] },
  },
})
