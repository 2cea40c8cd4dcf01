import type { TypeSeen } from '@oktant/contract/learning/courses/learning-types.ts'
import type { Found, SearchType } from '@oktant/contract/learning/search.ts'
import { bestFirst, type Hit } from '../../../db/search/search-part.ts'
import type { Page } from '../../../http/answer/paging.ts'

export type Narrowed = { type?: SearchType; courseType?: number }

export const narrowedTo = (hits: readonly Hit[], { type, courseType }: Narrowed) =>
  hits.filter(
    (hit) =>
      (type === undefined || hit.type === type) &&
      (courseType === undefined || hit.courseTypeId === courseType),
  )

const byCode = (one: string, other: string) => (one < other ? -1 : Number(one > other))

function grouped<K, V>(all: readonly V[], keyOf: (one: V) => K) {
  const groups = new Map<K, V[]>()
  for (const one of all) {
    const key = keyOf(one)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}

/** The best of each type before the second best of any, of those of one page. */
export function mixed(hits: readonly Hit[], { offset, limit }: Pick<Page, 'offset' | 'limit'>) {
  const types = [...grouped(hits, ({ type }) => type)]
    .sort(([one], [other]) => byCode(one, other))
    .map(([, ofType]) => ofType.sort(bestFirst))
  const end = Math.min(hits.length, offset + limit)
  const found: Hit[] = []
  for (let place = 0; found.length < end; place += 1)
    for (const ofType of types) {
      const hit = ofType[place]
      if (hit) found.push(hit)
    }
  return found.slice(offset, end)
}

export const countedKinds = (hits: readonly Hit[]): Found['kinds'] =>
  [...grouped(hits, ({ type }) => type)]
    .map(([type, { length: count }]) => ({ type, count }))
    .sort((one, other) => byCode(one.type, other.type))

/** How many of each course type there are, the most first; a type that is gone is none. */
export const countedTypes = (
  hits: readonly Hit[],
  known: ReadonlyMap<number, TypeSeen>,
): Found['courseTypes'] =>
  [...grouped(hits, ({ courseTypeId }) => courseTypeId)]
    .flatMap(([id, { length: count }]) => {
      const type = id === null ? undefined : known.get(id)
      return type ? [{ ...type, count }] : []
    })
    .sort((one, other) => other.count - one.count || one.id - other.id)
