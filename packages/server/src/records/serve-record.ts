import type { Static, TSchema } from '@sinclair/typebox'
import type { Endpoint, Paged } from '@oktant/contract/http/http.ts'
import type { Actor } from '../access/actor.ts'
import type { Db } from '../db/engine/db.ts'
import { pagedReply, type Page, readPage } from '../http/answer/paging.ts'
import type { Serve } from '../http/serve.ts'
import type { Kit } from '../kit.ts'
import type { Moment } from './record-deeds.ts'

type Sends = Endpoint & { body: TSchema }
type Answers = Endpoint & { reply: TSchema }
type Calls = {
  list: Answers
  create: Sends
  read: Answers
  update: Sends
  affected?: Endpoint
  remove: Endpoint
  restore: Endpoint
  affectedByChange?: Sends
  change?: Sends
}
type Id = [db: Db, actor: Actor, id: number]
type Body<E> = E extends Sends ? Static<E['body']> : never

/** What answers these calls, and what it looks like. */
type Answering<R, L, C extends Calls> = {
  page: (db: Db, actor: Actor, page: Page) => Promise<{ rows: L[]; total: number }>
  access: (...id: Id) => Promise<R>
  create: (db: Db, actor: Actor, sent: Body<C['create']>, at: Moment) => Promise<R>
  update: (...sent: [...Id, Body<C['update']>, Moment]) => Promise<R>
  affected: (...id: Id) => Promise<unknown>
  remove: (...id: [...Id, Moment]) => Promise<unknown>
  restore: (...id: [...Id, Moment]) => Promise<R>
  affectedByChange?: (db: Db, actor: Actor, sent: Body<C['change']>) => Promise<unknown>
  change?: (db: Db, actor: Actor, sent: Body<C['change']>, at: Moment) => Promise<unknown>
  view: (row: R) => Static<C['read']['reply']>
  row: (row: L) => Static<C['list']['reply']> extends Paged<infer T> ? T : never
}

type Call = {
  db: Db
  actor: Actor
  params: { id: number }
  query: Parameters<typeof readPage>[0]
  body: never
}

type Bind = (entry: Endpoint, handler: (call: Call) => Promise<unknown>) => void

/** Binds the calls of a record to what answers them. */
export function serveRecord<R, L, const C extends Calls>(
  serve: Serve,
  { now }: Pick<Kit, 'now'>,
  calls: C,
  by: Answering<R, L, C>,
) {
  // NOTE: `Answering` holds both sides to the contract; what is between them is the same for every record.
  const bind = serve as unknown as Bind
  const at = () => ({ now: now() })
  bind(calls.list, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await by.page(db, actor, page)
    return pagedReply(page, rows.map(by.row), total)
  })
  bind(calls.create, async ({ db, actor, body }) => by.view(await by.create(db, actor, body, at())))
  bind(calls.read, async ({ db, actor, params }) => by.view(await by.access(db, actor, params.id)))
  bind(calls.update, async ({ db, actor, params, body }) =>
    by.view(await by.update(db, actor, params.id, body, at())),
  )
  if (calls.affected) bind(calls.affected, ({ db, actor, params }) => by.affected(db, actor, params.id))
  bind(calls.remove, ({ db, actor, params }) => by.remove(db, actor, params.id, at()))
  bind(calls.restore, async ({ db, actor, params }) => by.view(await by.restore(db, actor, params.id, at())))
  const { affectedByChange, change } = by
  if (calls.affectedByChange && affectedByChange)
    bind(calls.affectedByChange, ({ db, actor, body }) => affectedByChange(db, actor, body))
  if (calls.change && change) bind(calls.change, ({ db, actor, body }) => change(db, actor, body, at()))
}
