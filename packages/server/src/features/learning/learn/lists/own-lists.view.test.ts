import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testServer } from '../../../../../test/kit/server.ts'
import { containsText } from '../../../../db/query/containing.ts'
import { rowsOf } from '../../../../db/engine/db.ts'
import type { OwnTexts } from '../cards/card-texts.queries.ts'
import type { OwnLearning, OwnLog } from './own-learning.queries.ts'
import { heldIn, listedOf, ownCard } from './own-lists.view.ts'

const texts = (values: Partial<OwnTexts> = {}): OwnTexts => ({
  id: 1,
  containerTypeId: 23_700,
  typeId: null,
  typeName: null,
  typeIcon: null,
  name: { en: 'Knots', de: '' },
  description: { en: '', de: '' },
  duration: null,
  difficulty: null,
  coverId: null,
  coverAlt: null,
  segmentId: null,
  segmentKey: null,
  segmentName: null,
  parent: null,
  childCount: 1,
  ratingCount: 0,
  priceCents: null,
  currency: null,
  containerState: 'active',
  isCourse: true,
  prices: null,
  ...values,
})

const log = (containerId: number, values: Partial<OwnLog> = {}): OwnLog => ({
  containerId,
  editionId: 7,
  state: 'IN_PROGRESS',
  percent: 50,
  mark: null,
  time: 60,
  period: 1,
  lastAt: '2026-11-01T08:00:00.5',
  completedAt: null,
  dueOn: null,
  ...values,
})

const groups = (isMandatory: boolean, dueOn: string | null) => ({ isMandatory, dueOn, because: [] })
const own = (values: Partial<OwnLearning>): OwnLearning => ({
  logs: [],
  bought: new Set(),
  assigned: new Map(),
  ...values,
})

type AskedList = Partial<Parameters<typeof listedOf>[2]>
const idsOf = (learning: OwnLearning, list: Parameters<typeof heldIn>[1], asked: AskedList = {}) =>
  listedOf(heldIn(learning, list), list, {
    language: 'en',
    sort: null,
    filters: [],
    textsOf: (id) => texts({ id }),
    ...asked,
  }).map(({ id }) => id)

test('what was done last comes first, of the latest period alone, and at the same moment in the order in which it was made', () => {
  const logs = [
    log(3, { lastAt: '2026-11-01T08:00:00' }),
    log(2, { lastAt: '2026-11-01T08:00:00.25' }),
    log(1, { lastAt: '2026-11-01T08:00:00.25' }),
    log(4, { lastAt: '2026-11-09T08:00:00', period: 1 }),
    log(4, { lastAt: '2026-10-09T08:00:00', period: 2 }),
  ]
  expect(idsOf(own({ logs }), 'begun')).toEqual([1, 2, 3, 4])
  expect(idsOf(own({ logs }), 'begun', { sort: { field: 'lastAt', descending: false } })).toEqual([
    4, 3, 1, 2,
  ])
})

test('what was passed stays so, while its next period is open', () => {
  const completedAt = '2026-01-01T08:00:00'
  const logs = [log(1, { state: 'PASSED', completedAt }), log(1, { period: 2, dueOn: '2026-12-24' })]
  expect(idsOf(own({ logs }), 'completed')).toEqual([1])
  expect(idsOf(own({ logs }), 'assigned')).toEqual([1])
})

test('what is due first is to be taken first, and what is never due last', () => {
  const assigned = new Map([
    [1, groups(false, '2026-01-01')],
    [2, groups(true, null)],
    [3, groups(true, '2026-12-24')],
    [4, groups(true, '2026-12-01')],
    [5, groups(true, '2026-11-30')],
  ])
  const logs = [log(5, { state: 'PASSED' }), log(6, { period: 2, dueOn: '2026-12-02' }), log(7)]
  expect(idsOf(own({ assigned, logs }), 'assigned')).toEqual([4, 6, 3, 1, 2])
  const filters = [{ field: 'isMandatory', value: 'false' }]
  expect(idsOf(own({ assigned, logs }), 'assigned', { filters })).toEqual([1])
})

test.each([
  ['begun', { containerState: 'archived' }, true],
  ['begun', { containerState: 'inactive' }, false],
  ['begun', { containerState: 'deleted' }, false],
  ['begun', { isCourse: false }, false],
  ['assigned', { containerState: 'archived' }, false],
  ['assigned', { isCourse: false }, false],
  ['completed', { containerState: 'deleted' }, true],
  ['completed', { isCourse: false }, false],
] as const)('a list of what is %s, of a course that is %j: %s', (list, values, isShown) => {
  const learning = own({ logs: [log(1, { completedAt: '2026-01-01T08:00:00', period: 2 })] })
  expect(idsOf(learning, list, { textsOf: () => texts(values) })).toEqual(isShown ? [1] : [])
})

test('whoever began it while it cost nothing has it, and who only has it open has not', () => {
  const prices = { 8: 4500 }
  const isTaken = (values: Partial<OwnLog>, bought: number[] = []) => {
    const one = { id: 1, log: log(1, values), assigned: null, texts: texts({ prices }) }
    return ownCard(one, own({ bought: new Set(bought) })).isTaken
  }
  expect(isTaken({ editionId: 7 })).toBe(true)
  expect(isTaken({ editionId: 7, state: 'NOT_STARTED' })).toBe(false)
  expect(isTaken({ editionId: 8 })).toBe(false)
  expect(isTaken({ editionId: 8 }, [1])).toBe(true)
})

test('names are ordered and found as the database orders and finds them', async () => {
  const { db } = await testServer()
  const letter = fc.constantFrom(...'aAäÄbBßéoÖzZ09 -’.')
  const name = fc.string({ unit: letter, minLength: 1, maxLength: 6 })
  const distinct = fc.uniqueArray(name, { maxLength: 20, selector: (one) => one.toLowerCase() })
  await fc.assert(
    fc.asyncProperty(distinct, name, async (names, searched) => {
      const listed = sql`(select * from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb)
        with ordinality as listed (name, id))`
      const ordered = await rowsOf<{ id: number; found: boolean }>(
        db,
        sql`select id::int, ${containsText(sql`name`, searched)} as found from ${listed} listed
          order by name collate "und-x-icu", id`,
      )
      const learning = own({ logs: names.map((_, at) => log(at + 1)) })
      const textsOf = (id: number) => texts({ id, name: { en: names[id - 1] ?? '', de: '' } })
      const sort = { field: 'name', descending: false }
      expect(idsOf(learning, 'begun', { textsOf, sort })).toEqual(ordered.map(({ id }) => id))
      const filters = [{ field: 'name', value: searched }]
      expect(idsOf(learning, 'begun', { textsOf, sort, filters })).toEqual(
        ordered.flatMap(({ id, found }) => (found ? [id] : [])),
      )
    }),
    { numRuns: 40 },
  )
})
