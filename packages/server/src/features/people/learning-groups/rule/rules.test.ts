import { expect, test } from 'vitest'
import { saveCustomField } from '@oktant/contract/people/custom-fields.ts'
import {
  createLearningGroup,
  explainRule,
  previewRule,
  type Rule,
  type RuleCondition,
} from '@oktant/contract/people/learning-groups.ts'
import { createJobRole, createLocality } from '@oktant/contract/people/places.ts'
import { learningGroupForm } from '../../../../../test/scenes/people/learning-groups.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { userFieldValues } from '../../custom-fields/custom-fields.tables.ts'

const text = (word: string) => ({ en: word, de: word })
const asked = (values: Partial<RuleCondition>): RuleCondition => ({
  about: 'status',
  field: null,
  operator: 'is',
  ids: [],
  value: '',
  ...values,
})
const all = (...conditions: RuleCondition[]): Rule => ({
  match: 'all',
  sets: [{ match: 'all', negated: false, conditions }],
})

async function setUp() {
  const server = await testServer()
  const { make, call, db } = server
  const me = await make.user({
    permissions: [
      'courses.administer',
      'customFields.administer',
      'jobRoles.administer',
      'localities.administer',
    ],
    surname: 'Aaltonen',
  })
  const { companyId } = me
  const welder = await call(createJobRole, { as: me, body: { name: text('Welder') } })
  const harbour = await call(createLocality, { as: me, body: { name: text('Harbour') } })
  const berg = await make.user({ companyId, surname: 'Berg', managerId: me.id, jobRoleId: welder.id })
  const celik = await make.user({
    companyId,
    surname: 'Celik',
    managerId: berg.id,
    language: 'de',
    localityId: harbour.id,
    status: 'Inactive',
  })
  const who = async (rule: Rule) => {
    const found = await call(previewRule, { as: me, body: { groupId: null, rule } })
    return found.first?.map(({ fullName }) => fullName.replace('Mia ', '')).join(' ') ?? found
  }
  const field = (inputType: 'normal' | 'date' | 'selection', options: string[] = []) =>
    call(saveCustomField, {
      as: me,
      params: { id: 0 },
      body: {
        clazz: 'User',
        label: text('Field'),
        description: text(''),
        inputType,
        mandatory: false,
        unique: false,
        customFieldOptions: options.map((word) => ({ id: 0, value: text(word) })),
      },
    })
  const fill = (userId: number, fieldId: number, value: string) =>
    db.insert(userFieldValues).values({ companyId, userId, fieldId, value })
  return { ...server, me, welder, harbour, berg, celik, who, field, fill }
}

test('a rule asks for groups, job roles, localities, status and language', async () => {
  const { who, me, welder, harbour } = await setUp()
  expect(await who(all(asked({ value: 'Active' })))).toBe('Aaltonen Berg')
  expect(await who(all(asked({ about: 'language', value: 'de' })))).toBe('Celik')
  const role = { about: 'jobRole' as const, ids: [welder.id ?? 0] }
  expect(await who(all(asked({ ...role, operator: 'in' })))).toBe('Berg')
  expect(await who(all(asked({ ...role, operator: 'notIn' })))).toBe('Aaltonen Celik')
  expect(await who(all(asked({ about: 'jobRole', operator: 'empty' })))).toBe('Aaltonen Celik')
  expect(await who(all(asked({ about: 'locality', operator: 'in', ids: [harbour.id ?? 0] })))).toBe('Celik')
  expect(await who(all(asked({ about: 'project', operator: 'in', ids: [me.projectId] })))).toBe('Aaltonen')
  expect(await who(all(asked({ about: 'project', operator: 'notIn', ids: [me.projectId] })))).toBe(
    'Berg Celik',
  )
  expect(await who(all(asked({ about: 'project', operator: 'empty' })))).toBe('')
})

test('a rule asks for a manager, directly or anywhere below', async () => {
  const { who, me } = await setUp()
  const led = { about: 'manager' as const, ids: [me.id] }
  expect(await who(all(asked({ ...led, operator: 'in' })))).toBe('Berg')
  expect(await who(all(asked({ ...led, operator: 'under' })))).toBe('Berg Celik')
  expect(await who(all(asked({ ...led, operator: 'notUnder' })))).toBe('Aaltonen')
  expect(await who(all(asked({ about: 'manager', operator: 'empty' })))).toBe('Aaltonen')
})

test('a rule asks for custom fields of every kind', async () => {
  const { who, me, berg, celik, field, fill } = await setUp()
  const [word, day, choice] = [
    await field('normal'),
    await field('date'),
    await field('selection', ['Yes', 'No']),
  ]
  const [yes, no] = choice.customFieldOptions ?? []
  await fill(me.id, word.id ?? 0, 'North wing 100%')
  await fill(berg.id, word.id ?? 0, 'South wing 1000')
  await fill(berg.id, day.id ?? 0, '2020-05-01')
  await fill(celik.id, day.id ?? 0, '2024-05-01')
  await fill(me.id, choice.id ?? 0, String(yes?.id))
  await fill(celik.id, choice.id ?? 0, String(no?.id))
  const asks = (of: { id?: number }, operator: RuleCondition['operator'], value = '', ids: number[] = []) =>
    who(all(asked({ about: 'field', field: of.id ?? 0, operator, value, ids })))
  expect(await asks(word, 'contains', 'WING')).toBe('Aaltonen Berg')
  expect(await asks(word, 'contains', '0%')).toBe('Aaltonen')
  expect(await asks(word, 'notContains', 'south')).toBe('Aaltonen Celik')
  expect(await asks(word, 'begins', 'north')).toBe('Aaltonen')
  expect(await asks(word, 'is', 'south WING 1000')).toBe('Berg')
  expect(await asks(word, 'isNot', 'south wing 1000')).toBe('Aaltonen Celik')
  expect(await asks(word, 'empty')).toBe('Celik')
  expect(await asks(day, 'before', '2024-05-01')).toBe('Berg')
  expect(await asks(day, 'after', '2020-05-01')).toBe('Celik')
  expect(await asks(choice, 'in', '', [yes?.id ?? 0])).toBe('Aaltonen')
  expect(await asks(choice, 'notIn', '', [yes?.id ?? 0])).toBe('Berg Celik')
  expect(await asks(choice, 'filled')).toBe('Aaltonen Celik')
})

test('sets are joined by "and", "or" and "not"', async () => {
  const { who, welder } = await setUp()
  const active = asked({ value: 'Active' })
  const isWelder = asked({ about: 'jobRole', operator: 'in', ids: [welder.id ?? 0] })
  const german = asked({ about: 'language', value: 'de' })
  expect(await who(all(active, isWelder))).toBe('Berg')
  expect(
    await who({ match: 'all', sets: [{ match: 'any', negated: false, conditions: [isWelder, german] }] }),
  ).toBe('Berg Celik')
  expect(
    await who({ match: 'all', sets: [{ match: 'any', negated: true, conditions: [isWelder, german] }] }),
  ).toBe('Aaltonen')
  const either: Rule = {
    match: 'any',
    sets: [
      { match: 'all', negated: false, conditions: [active, isWelder] },
      { match: 'all', negated: true, conditions: [active] },
    ],
  }
  expect(await who(either)).toBe('Berg Celik')
  expect(await who({ ...either, match: 'all' })).toBe('')
  expect(await who({ match: 'all', sets: [] })).toBe('')
})

test('a preview says who would come and who would go, and changes nothing', async () => {
  const { call, me, welder } = await setUp()
  const made = await call(createLearningGroup, {
    as: me,
    body: learningGroupForm({ rule: all(asked({ value: 'Active' })) }),
  })
  const rule: Rule = {
    match: 'any',
    sets: [
      { match: 'all', negated: false, conditions: [asked({ about: 'language', value: 'de' })] },
      {
        match: 'all',
        negated: false,
        conditions: [asked({ about: 'jobRole', operator: 'in', ids: [welder.id ?? 0] })],
      },
    ],
  }
  const tried = () => call(previewRule, { as: me, body: { groupId: made.id ?? 0, rule } })
  expect(await tried()).toMatchObject({ matching: 2, members: 2, joining: 1, leaving: 1 })
  expect(await tried()).toMatchObject({ joining: 1, leaving: 1 })
})

test('why somebody matches is told condition by condition, with what they have', async () => {
  const { call, me, berg, celik, welder, field, fill } = await setUp()
  const word = await field('normal')
  await fill(berg.id, word.id ?? 0, 'South wing')
  const rule = all(
    asked({ about: 'jobRole', operator: 'in', ids: [welder.id ?? 0] }),
    asked({ about: 'field', field: word.id ?? 0, operator: 'contains', value: 'south' }),
    asked({ about: 'manager', operator: 'in', ids: [me.id] }),
  )
  const explain = (userId: number) => call(explainRule, { as: me, body: { groupId: null, rule, userId } })
  expect(await explain(berg.id)).toEqual({
    belongs: true,
    matches: true,
    reason: 'rule',
    sets: [
      {
        holds: true,
        conditions: [
          { holds: true, has: [text('Welder')] },
          { holds: true, has: [text('South wing')] },
          { holds: true, has: [text('Mia Aaltonen')] },
        ],
      },
    ],
  })
  expect(await explain(celik.id)).toMatchObject({
    belongs: false,
    reason: null,
    sets: [{ holds: false, conditions: [{ holds: false, has: [] }, { holds: false }, { holds: false }] }],
  })
})

test('a rule finds nobody of another company, whatever numbers it names', async () => {
  const { call, me, welder, berg } = await setUp()
  const other = await setUp()
  const stranger = {
    as: other.me,
    body: { groupId: null, userId: berg.id, rule: all(asked({ value: 'Active' })) },
  }
  expect(await call(explainRule, stranger)).toMatchObject({ status: 404, code: 'user_not_found' })
  const foreign = all(asked({ about: 'jobRole', operator: 'in', ids: [welder.id ?? 0] }))
  expect(await call(previewRule, { as: other.me, body: { groupId: null, rule: foreign } })).toMatchObject({
    code: 'learning_group_invalid',
    errors: [{ field: 'rule.0.0', code: 'rule_unknown' }],
  })
  const { id: field = 0 } = await other.field('normal')
  const ofField = all(asked({ about: 'field', field, operator: 'filled' }))
  expect(await call(previewRule, { as: me, body: { groupId: null, rule: ofField } })).toMatchObject({
    errors: [{ field: 'rule.0.0', code: 'rule_unknown' }],
  })
})
