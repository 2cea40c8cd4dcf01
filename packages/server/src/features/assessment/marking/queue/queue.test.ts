import { listFreeText, listMarkedFreeText, scoreMarking } from '@oktant/contract/assessment/marking.ts'
import { expect, test } from 'vitest'
import { handIn, makeEssay } from '../../../../../test/kit/content/marking.ts'
import { testServer } from '../../../../../test/kit/server.ts'

async function threeWaiting() {
  const server = await testServer()
  const made = await makeEssay(server)
  const { companyId } = made.author
  const handed: { logId: number; rowId: number; name: string }[] = []
  for (const surname of ['Mole', 'Badger', 'Toad']) {
    const learner = await server.make.user({
      companyId,
      permissions: ['learning.take'],
      firstName: 'Al',
      surname,
    })
    handed.push({ ...(await handIn(server, learner, made.childId)), name: `Al ${surname}` })
  }
  const ask = async (entry: typeof listFreeText | typeof listMarkedFreeText, query: object) => {
    const { content, totalElements } = await server.call(entry, { as: made.marker, query })
    return [content.map(({ user }) => user.fullName.slice(3)), totalElements]
  }
  return { ...server, ...made, handed, ask }
}

test('the queue comes in its order, page by page, with how many there are in all', async () => {
  const { ask, evaluationId } = await threeWaiting()
  const waiting = (query: object) => ask(listFreeText, query)
  expect(await waiting({})).toEqual([['Mole', 'Badger', 'Toad'], 3])
  const byName = { _sortField: 'user', _sortDir: 'DESC' }
  expect(await waiting(byName)).toEqual([['Toad', 'Mole', 'Badger'], 3])
  expect(await waiting({ ...byName, _perPage: 2, _page: 1 })).toEqual([['Badger'], 3])
  expect(await waiting({ ...byName, _perPage: 2, _page: 2 })).toEqual([[], 3])
  const of = (...both: [string, string][]) => ({
    _filterFields: both.map(([field]) => field),
    _filterValues: both.map(([, value]) => value),
  })
  expect(await waiting(of(['user', 'ad']))).toEqual([['Badger', 'Toad'], 2])
  expect(await waiting(of(['user', 'ad'], ['evaluationId', String(evaluationId)]))).toEqual([
    ['Badger', 'Toad'],
    2,
  ])
  expect(await waiting(of(['evaluationId', String(evaluationId + 100_000)]))).toEqual([[], 0])
})

test('what was marked comes latest first, or by its mark', async () => {
  const { call, ask, handed, marker } = await threeWaiting()
  for (const [at, { logId, rowId }] of handed.entries()) {
    const questionScores = [{ id: rowId, score: [1, 3, 2][at] ?? 0, comment: '' }]
    const body = { action: 'SUBMIT' as const, revision: 0, questionScores, comment: '', level: null }
    await call(scoreMarking, { as: marker, params: { logId }, body })
  }
  const marked = (query: object) => ask(listMarkedFreeText, query)
  expect(await marked({})).toEqual([['Toad', 'Badger', 'Mole'], 3])
  expect(await marked({ _sortField: 'mark', _sortDir: 'ASC', _perPage: 2 })).toEqual([['Mole', 'Toad'], 3])
})
