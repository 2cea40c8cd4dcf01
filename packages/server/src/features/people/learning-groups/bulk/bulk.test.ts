import { expect, test } from 'vitest'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  affectedByLearningGroupChange,
  changeLearningGroups,
  type LearningGroupChange,
} from '@oktant/contract/people/learning-group-changes.ts'
import {
  createLearningGroup,
  listLearningGroups,
  readLearningGroup,
} from '@oktant/contract/people/learning-groups.ts'
import { activeRule, learningGroupForm } from '../../../../../test/scenes/people/learning-groups.ts'
import { testServer } from '../../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const me = await make.user({ permissions: ['courses.administer', 'audit.read'] })
  const create = async (name: string, rule?: typeof activeRule) => {
    const form = learningGroupForm({ name: { en: name, de: '' }, ...(rule && { rule }) })
    return (await call(createLearningGroup, { as: me, body: form })).id
  }
  const change = (action: LearningGroupChange['action'], chosen: LearningGroupChange['chosen']) =>
    call(changeLearningGroups, { as: me, body: { action, chosen } })
  const names = async () =>
    (await call(listLearningGroups, { as: me, query: {} })).content.map(({ name }) => name.en)
  return { ...server, me, create, change, names }
}

test('many groups are removed and brought back, with whoever belongs to them by now', async () => {
  const { call, make, me, create, change, names } = await setUp()
  const ids = [await create('Active', activeRule), await create('Welders')]
  const before = (await call(readLearningGroup, { as: me, params: { id: ids[0] ?? 0 } })).members
  const body = { action: 'remove' as const, chosen: { ids } }
  expect(await call(affectedByLearningGroupChange, { as: me, body })).toMatchObject([
    { what: 'changed', count: 2, examples: ['Active', 'Welders'] },
    { what: 'skipped', count: 0 },
    { what: 'members', count: before },
    { what: 'courses', count: 0 },
  ])
  expect(await change('remove', { ids })).toEqual({ changed: ids, skipped: 0 })
  expect(await names()).toEqual([])
  await make.user({ companyId: me.companyId })
  expect(await change('restore', { ids })).toEqual({ changed: ids, skipped: 0 })
  expect(await names()).toEqual(['Active', 'Welders'])
  const { members } = await call(readLearningGroup, { as: me, params: { id: ids[0] ?? 0 } })
  expect(members).toBe(before + 1)
  const { content } = await call(listAudit, { as: me, query: { object: 'learningGroup', number: ids[1] } })
  expect(content.map(({ objectType }) => objectType)).toEqual(['create', 'delete', 'create'])
})

test('all that a filter matches is removed, and none of another company’s', async () => {
  const { call, make, create, change, names } = await setUp()
  const [ruled] = [await create('Active', activeRule), await create('Welders', { match: 'all', sets: [] })]
  const filter = { _filterFields: ['kind'], _filterValues: ['rule'] }
  expect(await change('remove', { filter })).toEqual({ changed: [ruled], skipped: 0 })
  expect(await names()).toEqual(['Welders'])
  const stranger = await make.user({ permissions: ['courses.administer'] })
  const body = { action: 'restore' as const, chosen: { ids: [ruled ?? 0] } }
  expect(await call(changeLearningGroups, { as: stranger, body })).toMatchObject({
    code: 'learning_group_not_found',
  })
})
