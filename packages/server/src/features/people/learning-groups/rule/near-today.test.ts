import { expect, test } from 'vitest'
import { saveCustomField } from '@oktant/contract/people/custom-fields.ts'
import { dayIn, daysAfter } from '@oktant/contract/kit/days.ts'
import { listMembers } from '@oktant/contract/people/groups.ts'
import {
  createLearningGroup,
  explainRule,
  previewRule,
  type RelativeOperator,
  type Rule,
} from '@oktant/contract/people/learning-groups.ts'
import { learningGroupForm } from '../../../../../test/scenes/people/learning-groups.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { userFieldValues } from '../../custom-fields/custom-fields.tables.ts'
import { reconcileLearningGroups } from '../stays/keep-current.ts'

const aDay = 86_400_000

async function setUp() {
  const server = await testServer()
  const { make, call, db, kit, clock } = server
  const me = await make.user({ permissions: ['courses.administer', 'customFields.administer'] })
  const { companyId } = me
  const text = (word: string) => ({ en: word, de: word })
  const { id: field = 0 } = await call(saveCustomField, {
    as: me,
    params: { id: 0 },
    body: {
      clazz: 'User',
      label: text('Induction'),
      description: text(''),
      inputType: 'date',
      mandatory: false,
      unique: false,
      customFieldOptions: [],
    },
  })
  /** Somebody whose day is so many days from today. */
  const person = async (surname: string, days: number) => {
    const made = await make.user({ companyId, surname })
    const value = daysAfter(dayIn('Europe/Berlin', clock.now()), days)
    await db.insert(userFieldValues).values({ companyId, userId: made.id, fieldId: field, value })
    return made
  }
  const rule = (operator: RelativeOperator, value: string): Rule => ({
    match: 'all',
    sets: [
      { match: 'all', negated: false, conditions: [{ about: 'field', field, operator, ids: [], value }] },
    ],
  })
  const who = async (operator: RelativeOperator, days: number) => {
    const body = { groupId: null, rule: rule(operator, String(days)) }
    const { first } = await call(previewRule, { as: me, body })
    return first?.map(({ fullName }) => fullName.replace('Mia ', '')).join(' ')
  }
  /** The night so many days from now. NOTE: told to the job alone, as a session does not last so long. */
  const night = async (days: number, warn: (about: object) => void) => {
    const now = () => new Date(clock.now().getTime() + days * aDay)
    const log = { ...kit.log, info: () => {}, warn } as unknown as typeof kit.log
    await reconcileLearningGroups({ engine: kit.engine, log, now })
  }
  return { ...server, me, field, person, rule, who, night }
}

test('a rule asks how far a day is from today, today itself among both the last and the next days', async () => {
  const { person, who } = await setUp()
  for (const [surname, days] of [
    ['Ago31', -31],
    ['Ago30', -30],
    ['Today', 0],
    ['Soon30', 30],
    ['Soon31', 31],
  ] as const)
    await person(surname, days)
  expect(await who('inLast', 30)).toBe('Ago30 Today')
  expect(await who('inNext', 30)).toBe('Soon30 Today')
  expect(await who('inLast', 0)).toBe('Today')
  expect(await who('beforeToday', 0)).toBe('Ago30 Ago31')
  expect(await who('beforeToday', -30)).toBe('Ago31')
  expect(await who('beforeToday', 31)).toBe('Ago30 Ago31 Soon30 Today')
  expect(await who('afterToday', 30)).toBe('Soon31')
  expect(await who('afterToday', -31)).toBe('Ago30 Soon30 Soon31 Today')
})

test('as the days go by people come and go by themselves, by night and without being logged as a fault', async () => {
  const { call, me, person, rule, night, kit } = await setUp()
  const group = await call(createLearningGroup, {
    as: me,
    body: learningGroupForm({ rule: rule('inLast', '30') }),
  })
  await person('Old', -30)
  await person('Young', -1)
  await person('Future', 2)
  await kit.outbox.deliver()
  const params = { owner: 'learningGroup' as const, id: group.id ?? 0 }
  const members = async () =>
    ((await call(listMembers, { as: me, params, query: {} })).content ?? []).map(({ surname }) => surname)
  expect(await members()).toEqual(['Old', 'Young'])
  const warned: object[] = []
  const warn = (about: object) => warned.push(about)
  await night(1, warn)
  expect(await members()).toEqual(['Young'])
  await night(2, warn)
  expect(await members()).toEqual(['Future', 'Young'])
  expect(warned.filter((about) => 'groupId' in about && about.groupId === group.id)).toEqual([])
})

test('why somebody matches is told by the day they have, and a span that is none is refused at its place', async () => {
  const { call, me, person, rule } = await setUp()
  const { id: userId } = await person('Berg', 10)
  const asked = (operator: RelativeOperator, value: string) =>
    call(explainRule, { as: me, body: { groupId: null, rule: rule(operator, value), userId } })
  expect(await asked('inNext', '10')).toMatchObject({
    matches: true,
    sets: [{ conditions: [{ holds: true }] }],
  })
  expect(await asked('inNext', '9')).toMatchObject({
    matches: false,
    sets: [{ conditions: [{ holds: false }] }],
  })
  expect(await asked('inNext', '-1')).toMatchObject({
    code: 'learning_group_invalid',
    errors: [{ field: 'rule.0.0', code: 'rule_incomplete' }],
  })
})
