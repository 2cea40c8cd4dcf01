import { Type as t } from '@sinclair/typebox'
import fc, { type Arbitrary } from 'fast-check'
import { expect, test } from 'vitest'
import { Container, ContainerChild } from '@oktant/contract/learning/own/learn.ts'
import { progressStates } from '@oktant/contract/learning/own/learning-state.ts'
import { segmentKeys } from '@oktant/contract/learning/segments.ts'
import { shaped } from '../../../../../test/kit/files/arbitrary.ts'
import { pagedReply, readPage } from '../../../../http/answer/paging.ts'
import type { CardOwn, CardTexts } from './cards.queries.ts'
import { ownCardView, ownFolderChild } from './cards.view.ts'
import { containerReady, nobody, ownPageReady } from './ready.view.ts'

const words = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('„Führung“', '"\\', '\u2028', '🙂', ''))
const local = fc.record({ en: words, de: words })
const orNull = <T>(some: Arbitrary<T>) => fc.option(some, { nil: null })
const count = fc.nat({ max: 5000 })
const moment = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().replace('Z', '456+00:00'))
const day = moment.map((written) => written.slice(0, 10))

const texts: Arbitrary<CardTexts> = fc.record({
  id: count,
  containerTypeId: fc.constant(23700),
  typeId: orNull(count),
  typeName: orNull(local),
  typeIcon: orNull(fc.constantFrom('bulb' as const)),
  name: local,
  description: local,
  duration: orNull(count),
  difficulty: orNull(fc.constantFrom('easy', 'medium', 'hard')),
  coverId: orNull(fc.integer({ min: 1 })),
  coverAlt: orNull(local),
  segmentId: orNull(count),
  segmentKey: orNull(fc.constantFrom(...segmentKeys)),
  segmentName: orNull(local),
  parent: orNull(local),
  childCount: count,
  ratingCount: count,
  priceCents: orNull(count),
  currency: orNull(fc.constant('EUR' as const)),
})
const group = fc.record({
  groupId: count,
  name: local,
  isByName: fc.boolean(),
  givenBy: orNull(fc.string()),
  since: moment,
  isMandatory: fc.boolean(),
  dueOn: orNull(day),
})
const own: Arbitrary<CardOwn> = fc.record({
  isTaken: fc.boolean(),
  state: orNull(fc.constantFrom(...progressStates)),
  percent: orNull(fc.integer({ min: 0, max: 100 })),
  mark: orNull(fc.integer({ min: 0, max: 100 })),
  time: orNull(count),
  lastAt: orNull(moment),
  completedAt: orNull(moment),
  period: orNull(fc.integer({ min: 1, max: 3 })),
  dueOn: orNull(day),
  assigned: orNull(
    fc.record({ isMandatory: fc.boolean(), dueOn: orNull(day), because: fc.array(group, { maxLength: 2 }) }),
  ),
})

const said = (ready: ReturnType<typeof ownPageReady> | ReturnType<typeof containerReady>): unknown =>
  (JSON.parse(ready.answer().toString()) as { payload: unknown }).payload
/** NOTE: as it goes over the wire, where half a character becomes a mark of its own. */
const sent = (value: unknown): unknown => JSON.parse(Buffer.from(JSON.stringify(value)).toString())

test('a page of one’s own courses is sent as its cards are shown, to whoever comes first and to everybody after', () => {
  const cards = fc.array(fc.record({ texts, first: own, second: own }), { maxLength: 4 })
  const sign = (id: number) => `/rest/files/${id}.abc`
  const page = readPage({ _page: 1, _perPage: 3 })
  fc.assert(
    fc.property(cards, fc.nat({ max: 100 }), (all, total) => {
      const people = [
        all.map((one) => ({ ...one.first, texts: one.texts })),
        all.map((one) => ({ ...one.second, texts: one.texts })),
      ]
      for (const mine of people) {
        const shown = pagedReply(page, mine.map(ownCardView(sign)), total)
        expect(said(ownPageReady({ cards: mine, total, page }, sign))).toEqual(sent(shown))
      }
    }),
  )
})

/** NOTE: what a schema allows is what the arbitrary makes. */
const containers = shaped(t.Omit(Container, ['children'])) as Arbitrary<Omit<Container, 'children'>>
const children = shaped(ContainerChild) as Arbitrary<ContainerChild>
/** What somebody else’s look at the same place differs in. */
const othersOwn = ({ typeId, enabled, mark, pass, state, why, locked, percent, time }: ContainerChild) => ({
  typeId,
  enabled,
  mark,
  pass,
  state,
  why,
  locked,
  percent,
  time,
})

test('a container is sent as it is shown, with the children of whoever looks', () => {
  const places = fc.array(fc.record({ child: children, other: children, isKept: fc.boolean() }), {
    maxLength: 3,
  })
  fc.assert(
    fc.property(containers, places, (container, all) => {
      const sources = all.map(({ isKept }) => (isKept ? {} : null))
      const looks = [
        all.map(({ child }) => child),
        all.map(({ child, other }) => ({ ...child, ...othersOwn(other) })),
      ]
      for (const look of looks) {
        const shown = look.map((child, at) => ({ child, source: sources[at] ?? null }))
        expect(said(containerReady(container, shown))).toEqual(sent({ ...container, children: look }))
      }
    }),
  )
})

test('a folder is sent as it is shown, with the courses of whoever looks', () => {
  const cards = fc.array(fc.record({ texts, first: own, second: own }), { maxLength: 3 })
  const signs = ['abc', 'def'].map((signature) => (id: number) => `/rest/files/${id}.${signature}`)
  fc.assert(
    fc.property(containers, cards, (container, all) => {
      const looks = [all.map(({ first }) => first), all.map(({ second }) => second)]
      for (const [time, look] of looks.entries()) {
        const shown = all.map(({ texts: source }, at) => ({
          child: ownFolderChild(signs[time] ?? null)({ ...(look[at] ?? nobody), texts: source }),
          source,
          isBelow: true,
        }))
        const seen = { ...container, children: shown.map(({ child }) => child) }
        expect(said(containerReady(container, shown))).toEqual(sent(seen))
      }
    }),
  )
})
