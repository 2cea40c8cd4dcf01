import type { Affected, Endpoint, Input, Reply } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type CallOptions } from '../api/api.ts'
import { query as cache } from '../api/query-client.ts'

type RecordCalls = Record<'list' | 'create' | 'read' | 'update' | 'remove' | 'restore', Endpoint>
type Body<E extends Endpoint> = Input<E> extends { body: infer B } ? B : never
export type AskedQuery<E extends Endpoint> = Input<E> extends { query?: infer Q } ? NonNullable<Q> : never

// NOTE: every record's calls take the same parts, which the types of what is exported hold to the contract.
const ask = <E extends Endpoint>(entry: E, input: object, options?: CallOptions) =>
  call(entry, input as Input<E>, options)

/** Asks again for whatever shows these, by the first word of its key. */
export const staleAll = (names: readonly string[]) =>
  Promise.all(names.map((name) => cache.invalidateQueries({ queryKey: [name] })))

/** What a screen asks of an ordinary record and does with it; a change makes stale what is kept under the names given. */
export function recordQueries<const C extends RecordCalls>(
  key: readonly [string, ...string[]],
  calls: C,
  stale: readonly string[] = [],
) {
  type One = Reply<C['read']> & { id: number }
  const changed = () => staleAll([key[0], ...stale, 'audit'])
  const one = (id: number) =>
    queryOptions({
      queryKey: [...key, 'one', id],
      queryFn: ({ signal }) => ask(calls.read, { params: { id } }, { signal }) as Promise<One>,
    })
  async function kept(answer: Promise<unknown>) {
    const saved = (await answer) as One
    cache.setQueryData<unknown>(one(saved.id).queryKey, saved)
    await changed()
    return saved
  }
  return {
    changed,
    one,
    list: (query: AskedQuery<C['list']>) =>
      queryOptions({
        queryKey: [...key, 'list', query],
        queryFn: ({ signal }) => ask(calls.list, { query }, { signal }) as Promise<Reply<C['list']>>,
        placeholderData: keepPreviousData,
      }),
    create: (body: Body<C['create']>) => kept(ask(calls.create, { body })),
    save: (id: number, body: Body<C['update']>) => kept(ask(calls.update, { params: { id }, body })),
    /** NOTE: nothing is asked again until one is away from what is no longer there. */
    remove: (id: number) => ask(calls.remove, { params: { id } }),
    restore: (id: number) => kept(ask(calls.restore, { params: { id } })),
  }
}

/** What removing one would touch; where nothing holds such records, there is nothing to ask. */
export const recordAffected = (key: readonly string[], entry: Endpoint) => (id: number) =>
  queryOptions({
    queryKey: [...key, 'affected', id],
    queryFn: ({ signal }) => ask(entry, { params: { id } }, { signal }) as Promise<Affected>,
    staleTime: 0,
  })

/** The same of many records at once. */
export function recordChangeQueries<const E extends Record<'affectedByChange' | 'change', Endpoint>>(
  key: readonly string[],
  calls: E,
  changed: () => Promise<unknown>,
) {
  return {
    changeAffected: (body: Body<E['change']>) =>
      queryOptions({
        queryKey: [...key, 'affected', body],
        queryFn: ({ signal }) => ask(calls.affectedByChange, { body }, { signal }) as Promise<Affected>,
        staleTime: 0,
      }),
    async change(body: Body<E['change']>) {
      const made = (await ask(calls.change, { body })) as Reply<E['change']>
      await changed()
      return made
    },
  }
}
