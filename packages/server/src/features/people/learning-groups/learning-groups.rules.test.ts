import { type RuleCondition, stayViews } from '@oktant/contract/people/learning-groups.ts'
import { expect, test } from 'vitest'
import { faultsIn } from '../../../../test/kit/servers/faults.ts'
import { learningGroupForm } from '../../../../test/scenes/people/learning-groups.ts'
import { managersIn, numbersIn, refuseFaults, refuseRule, trimmed, viewIn } from './learning-groups.rules.ts'

const known = {
  project: [1],
  jobRole: [2],
  locality: [3],
  manager: [4],
  fields: [
    { id: 5, inputType: 'selection' as const, options: [{ id: 50 }] },
    { id: 6, inputType: 'date' as const, options: [] },
    { id: 7, inputType: 'normal' as const, options: [] },
  ],
}
const condition = (own: Partial<RuleCondition>): RuleCondition => ({
  about: 'project',
  field: null,
  operator: 'in',
  ids: [],
  value: '',
  ...own,
})
const rule = (...conditions: RuleCondition[]) => ({
  match: 'all' as const,
  sets: [{ match: 'all' as const, negated: false, conditions }],
})
const wrong = (own: Partial<RuleCondition>) =>
  faultsIn(() => refuseRule(rule(condition(own)), known)).slice(1)

test.each<[Partial<RuleCondition>, string | null]>([
  [{ ids: [1] }, null],
  [{ ids: [1, 9] }, 'rule_unknown'],
  [{ ids: [] }, 'rule_incomplete'],
  [{ operator: 'is', ids: [1] }, 'rule_incomplete'],
  [{ about: 'jobRole', ids: [2] }, null],
  [{ about: 'jobRole', ids: [1] }, 'rule_unknown'],
  [{ about: 'locality', operator: 'notIn', ids: [3] }, null],
  [{ about: 'manager', operator: 'under', ids: [4] }, null],
  [{ about: 'manager', operator: 'notUnder', ids: [9] }, 'rule_unknown'],
  [{ about: 'manager', operator: 'filled' }, null],
  [{ about: 'manager', operator: 'empty' }, null],
  [{ about: 'status', operator: 'is', value: 'Active' }, null],
  [{ about: 'status', operator: 'is', value: 'Inactive' }, null],
  [{ about: 'status', operator: 'is', value: 'active' }, 'rule_incomplete'],
  [{ about: 'language', operator: 'is', value: 'en' }, null],
  [{ about: 'language', operator: 'is', value: 'de' }, null],
  [{ about: 'language', operator: 'is', value: 'fr' }, 'rule_incomplete'],
  [{ about: 'field', field: null }, 'rule_incomplete'],
  [{ about: 'field', field: 99 }, 'rule_unknown'],
  [{ about: 'field', field: 5, ids: [50] }, null],
  [{ about: 'field', field: 5, ids: [51] }, 'rule_unknown'],
  [{ about: 'field', field: 6, operator: 'before', value: '2028-02-29' }, null],
  [{ about: 'field', field: 6, operator: 'after', value: '2026-02-29' }, 'rule_incomplete'],
  [{ about: 'field', field: 6, operator: 'before', value: '2026-02-28T00' }, 'rule_incomplete'],
  [{ about: 'field', field: 6, operator: 'empty' }, null],
  [{ about: 'field', field: 6, operator: 'inLast', value: '30' }, null],
  [{ about: 'field', field: 6, operator: 'inNext', value: '0' }, null],
  [{ about: 'field', field: 6, operator: 'inNext', value: '-1' }, 'rule_incomplete'],
  [{ about: 'field', field: 6, operator: 'inLast', value: '2026-01-01' }, 'rule_incomplete'],
  [{ about: 'field', field: 6, operator: 'inLast', value: '' }, 'rule_incomplete'],
  [{ about: 'field', field: 6, operator: 'beforeToday', value: '-30' }, null],
  [{ about: 'field', field: 6, operator: 'afterToday', value: '99999' }, null],
  [{ about: 'field', field: 6, operator: 'afterToday', value: '1.5' }, 'rule_incomplete'],
  [{ about: 'field', field: 6, operator: 'afterToday', value: '100000' }, 'rule_incomplete'],
  [{ about: 'field', field: 7, operator: 'inLast', value: '30' }, 'rule_incomplete'],
  [{ about: 'field', field: 7, operator: 'is', value: 'x' }, null],
  [{ about: 'field', field: 7, operator: 'is', value: ' ' }, 'rule_incomplete'],
])('%j: %s', (own, code) => expect(wrong(own)).toEqual(code ? [`rule.0.0 ${code}`] : []))

test('each fault is said at its set and place', () => {
  const sets = [...rule(condition({ ids: [1] })).sets, ...rule(condition({ ids: [1] }), condition({})).sets]
  expect(faultsIn(() => refuseRule({ match: 'any', sets }, known))).toEqual([
    'learning_group_invalid',
    'rule.1.1 rule_incomplete',
  ])
})

test('a group wants a name that no other has', () => {
  const faults = (own: object, isTaken = false) =>
    faultsIn(() => refuseFaults(learningGroupForm(own), known, isTaken)).slice(1)
  expect(faults({})).toEqual([])
  expect(faults({ name: { en: '', de: 'Taucher' } })).toEqual([])
  expect(faults({ name: { en: '', de: '' } })).toEqual(['name required'])
  expect(faults({ rule: rule(condition({})) }, true)).toEqual(['name name_taken', 'rule.0.0 rule_incomplete'])
})

test('managers are named once, and only as managers', () => {
  const four = condition({ about: 'manager', ids: [4, 8] })
  expect(managersIn(rule(four, condition({ ids: [1] }), condition({ about: 'manager', ids: [8] })))).toEqual([
    4, 8,
  ])
})

test('what was typed loses its blanks, down to the values', () => {
  const typed = learningGroupForm({
    name: { en: ' a ', de: ' b ' },
    description: { en: ' c ', de: ' d ' },
    rule: rule(condition({ value: ' x ' })),
  })
  expect(trimmed(typed)).toEqual({
    name: { en: 'a', de: 'b' },
    description: { en: 'c', de: 'd' },
    rule: rule(condition({ value: 'x' })),
  })
})

test('the view is the one that is asked for, else the members', () => {
  expect(viewIn([{ field: 'name', value: 'x' }])).toBe('members')
  expect(viewIn([{ field: 'view', value: 'nonsense' }])).toBe('members')
  for (const view of stayViews) expect(viewIn([{ field: 'view', value: view }])).toBe(view)
})

test('only numbers that a row can have are read', () => {
  expect(numbersIn('1,2, 3,x,-4,0,2147483648,2147483647')).toEqual([1, 2, 3, 2_147_483_647])
})
