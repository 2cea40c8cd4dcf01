import { createGoal } from '@oktant/contract/development/goals.ts'
import { searchAll } from '@oktant/contract/learning/search.ts'
import { expect, test } from 'vitest'
import type { Made } from '../../../../test/kit/make.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { goalForm } from '../../../../test/scenes/goals.ts'

test('one finds one’s own goals by their names, and whoever administers them finds all', async () => {
  const { call, make } = await testServer()
  const own = await make.user({ permissions: ['goals.request'], firstName: 'Ida', surname: 'Adler' })
  const { companyId } = own
  const other = await make.user({ companyId, permissions: ['goals.request'] })
  const hr = await make.user({ companyId, permissions: ['goals.administer'] })
  const blind = await make.user({ companyId, permissions: ['learning.take'] })
  const stranger = await make.user({ permissions: ['goals.request', 'goals.administer'] })
  const { goal } = await call(createGoal, { as: own, body: { ...goalForm, name: 'Schweißen nach Maß' } })
  await call(createGoal, { as: other, body: { ...goalForm, name: 'Löten' } })
  const find = async (as: Made, text: string) => (await call(searchAll, { as, query: { text } })).content
  const mine = { type: 'TrainingGoal', id: goal?.id, inside: null, name: { en: 'Schweißen nach Maß' } }
  for (const typed of ['schweissen', 'mass schw', 'schweisen'])
    expect(await find(own, typed)).toMatchObject([mine])
  const [first] = await find(hr, 'schweißen')
  expect(first).toMatchObject({
    id: goal?.id,
    inside: { en: 'Ida Adler' },
    text: { de: 'Personalabteilung' },
  })
  expect(await find(hr, 'loten')).toHaveLength(1)
  for (const nobody of [other, blind, stranger]) expect(await find(nobody, 'schweißen')).toEqual([])
})
