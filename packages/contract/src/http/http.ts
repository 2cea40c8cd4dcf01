import { Type as t, type Static, type TSchema } from '@sinclair/typebox'
import { type attemptLimits, defaultPerPage, mostPerPage } from '../kit/constants.ts'
import type { ErrorCode } from './errors.ts'
import type { Permission } from '../kit/permissions.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Names of the limits on how often somebody may try; the numbers stand in `constants.ts`. */
export type LimitName = keyof typeof attemptLimits

export type Endpoint = {
  method: Method
  /** Canonical, without the service root `/rest`. */
  path: `/${string}`
  access: 'public' | 'signedIn' | Permission
  /** One sentence for the readable documentation. */
  summary: string
  params?: TSchema
  query?: TSchema
  body?: TSchema
  reply: TSchema | 'file' | 'stream'
  errors?: readonly ErrorCode[]
  /** Said for a GET that changes something (the specification prints some), and for a POST that does not. */
  changes?: boolean
  /** Said where the work is slow (a hash, an upload): the handler opens its transaction itself, late and short. */
  transaction?: false
  /** A change that is also let in from a session in which one views as somebody. */
  viewing?: true
  /** A change that must not be kept and answered again: its answer is a stream or goes stale. */
  repeats?: false
  /** Closed to API tokens: what belongs to a person's own session, their password, and who may do what. */
  tokens?: false
  limit?: LimitName
  /** How much may be sent, where it is more than most calls take. */
  bodyBytes?: number
  /** With `streams` the file goes to the store as it comes, and the handler is told where; it is never held whole. */
  upload?: { field: string; maxBytes: number; types: readonly string[]; streams?: true }
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

/** Does this entry change something? The method says so unless the entry itself does. */
export const changes = (entry: Endpoint) => entry.changes ?? entry.method !== 'GET'

type Part<E, K extends string> = E extends { [P in K]: infer S extends TSchema }
  ? { [P in K]: Static<S> }
  : unknown
/** What a handler is given. */
export type Received<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>
/** What a caller says; a query of which nothing is required may be left out. */
export type Input<E extends Endpoint> = Part<E, 'params'> & AskedQuery<E> & Part<E, 'body'>
type AskedQuery<E> = E extends { query: infer S extends TSchema }
  ? Record<never, never> extends Static<S>
    ? { query?: Static<S> }
    : { query: Static<S> }
  : unknown
export type Reply<E extends Endpoint> = E['reply'] extends TSchema ? Static<E['reply']> : unknown

// NOTE: identity columns are 32-bit, so a larger number can be nobody's id.
export const Id = t.Integer({ minimum: 1, maximum: 2_147_483_647 })
/** A moment as it is sent: in UTC, in a year that every database knows. */
export const Moment = t.String({
  pattern:
    '^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,3})?)?Z$',
})
export const idParams = t.Object({ id: Id })
export const Nothing = t.Object({})

export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]
export const Language = t.Union([t.Literal('en'), t.Literal('de')])

export const orNull = <S extends TSchema>(schema: S) => t.Union([schema, t.Null()])

/** A text that people wrote, in both languages; each falls back to the other. */
export type LocalText = Static<typeof LocalText>
export const LocalText = t.Object({ en: t.String(), de: t.String() })

/** What a change would touch, said before it is made: of what, how many, and a few by name. */
export type Affected = Static<typeof Affected>
export const Affected = t.Array(
  t.Object({ what: t.String(), count: t.Integer(), examples: t.Array(t.String()) }),
)

export type Paged<T> = { content: T[]; totalElements: number; totalPages: number; number: number }
export function paged<S extends TSchema>(item: S) {
  return t.Object({
    content: t.Array(item),
    totalElements: t.Integer(),
    totalPages: t.Integer(),
    number: t.Integer(),
  })
}

type ListShape = {
  sort: readonly string[]
  filter: readonly string[]
  mostPerPage?: number
  /** How many rows a page has where nobody says. */
  perPage?: number
  customFields?: boolean
  /** By `cf_{id}`, too. */
  customSort?: boolean
}

const customColumn = '^cf_[1-9][0-9]{0,8}$'

/** The query of a list: paging, and only the sort and filter fields that the list names. */
export function listQuery({
  sort,
  filter,
  mostPerPage: most = mostPerPage,
  perPage = defaultPerPage,
  customFields = false,
  customSort = false,
}: ListShape) {
  const oneOf = (names: readonly string[]) => t.Union(names.map((name) => t.Literal(name)))
  const many = (item: TSchema) => t.Union([t.Array(item, { maxItems: 20 }), item])
  return t.Object(
    {
      _page: t.Optional(t.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
      _perPage: t.Optional(t.Integer({ minimum: 1, maximum: most, default: perPage })),
      _sortField: t.Optional(
        (customSort
          ? t.Union([oneOf(sort), t.String({ pattern: customColumn })])
          : oneOf(sort)) as TSchema as ReturnType<typeof t.String>,
      ),
      _sortDir: t.Optional(t.Union([t.Literal('ASC'), t.Literal('DESC')])),
      _filterFields: t.Optional(
        many(oneOf(filter)) as TSchema as ReturnType<typeof t.Array<ReturnType<typeof t.String>>>,
      ),
      _filterValues: t.Optional(
        many(t.String({ maxLength: 200 })) as TSchema as ReturnType<
          typeof t.Array<ReturnType<typeof t.String>>
        >,
      ),
    },
    {
      additionalProperties: false,
      ...(customFields && { patternProperties: { '^cf_[1-9][0-9]{0,9}$': t.String({ maxLength: 200 }) } }),
    },
  )
}
