import { type Placeholder, sql } from 'drizzle-orm'
import type { Price } from '@oktant/contract/kit/money.ts'
import { purchases } from '../../purchases/purchases.tables.ts'

// NOTE: each of these is one step of an index for one container; however many people there are, no more is read.

/** What the published edition costs; null for nothing. */
export const priceOfContainer = sql<Price | null>`(
  select jsonb_build_object('cents', priced.price_cents, 'currency', priced.currency) from container_editions priced
  where priced.company_id = "containers"."company_id" and priced.id = "containers"."edition_id"
    and priced.price_cents > 0)`

type Taken = {
  id: number
  state: 'asked' | 'paying' | 'bought' | 'refused'
  way: string
  invoiceNumber: string | null
  note: string
}

const taken = sql.raw(`jsonb_build_object('id', taken.id, 'state', taken.state, 'way', taken.way,
  'invoiceNumber', taken.invoice_number, 'note', taken.note)`)

const takenBy = (userId: number | null | Placeholder) => sql`${purchases} taken
  where taken.company_id = "containers"."company_id" and taken.user_id = ${userId}::int
    and taken.container_id = "containers"."id"`

/** What somebody has asked for or bought of it. */
export const purchaseOfContainer = (userId: number | null | Placeholder) => sql<Taken | null>`(
  select ${taken} from ${takenBy(userId)} and taken.state in ('asked', 'paying', 'bought'))`

/** The same, or that what they asked for last was refused. */
export const answeredPurchase = (userId: number | null | Placeholder) =>
  sql<Taken | null>`coalesce(${purchaseOfContainer(userId)}, case when ${priceOfContainer} is not null then (
    select ${taken} from (select * from ${takenBy(userId)} order by taken.asked_at desc, taken.id desc limit 1) taken
    where taken.state = 'refused') end)`

/** Whether somebody has bought a course that holds it. */
export const isIncluded = (userId: number | null | Placeholder) => sql<boolean>`exists (
  select 1 from container_children child
  join edition_children place on place.company_id = child.company_id and place.child_id = child.id
  join containers holder on holder.company_id = place.company_id and holder.edition_id = place.edition_id
  join ${purchases} taken on taken.company_id = holder.company_id and taken.container_id = holder.id
  where child.company_id = "containers"."company_id" and child.nested_id = "containers"."id"
    and taken.user_id = ${userId}::int and taken.state = 'bought' and taken.cents > 0)`

/** The same for cards: bought, or begun while it cost nothing. */
export const isTakenOfCard = (userId: number | null | Placeholder) => sql<boolean>`(exists (
    select 1 from ${purchases} taken where taken.company_id = container.company_id and taken.user_id = ${userId}::int
      and taken.container_id = container.id and taken.state = 'bought')
  or exists (select 1 from container_editions begun where begun.company_id = log.company_id
    and begun.id = log.edition_id and log.state <> 'NOT_STARTED' and coalesce(begun.price_cents, 0) = 0))`
