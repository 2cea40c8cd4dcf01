import { defaultPerPage } from '@oktant/contract/kit/constants.ts'
import type { Paged } from '@oktant/contract/http/http.ts'
import { fail } from '../fail.ts'
import { ReadyJson } from './ready-json.ts'

export type Page = {
  number: number
  limit: number
  offset: number
  sort: { field: string; descending: boolean } | null
  filters: { field: string; value: string }[]
  customFields: { id: number; value: string }[]
}

type ListQuery = {
  _page?: number
  _perPage?: number
  _sortField?: string
  _sortDir?: 'ASC' | 'DESC'
  _filterFields?: string | string[]
  _filterValues?: string | string[]
}

/** The specification's paging, read once; which fields exist was checked against the contract at the door. */
export function readPage(query: ListQuery): Page {
  const fields = many(query._filterFields)
  const values = many(query._filterValues)
  if (fields.length !== values.length) {
    throw fail('invalid_input', {
      errors: [
        { field: '_filterValues', code: 'length', message: 'must have one value for each of _filterFields' },
      ],
    })
  }
  const number = query._page ?? 0
  const limit = query._perPage ?? defaultPerPage
  return {
    number,
    limit,
    offset: number * limit,
    sort: query._sortField ? { field: query._sortField, descending: query._sortDir === 'DESC' } : null,
    filters: fields.map((field, index) => ({ field, value: values[index] ?? '' })),
    customFields: Object.entries(query)
      .filter(([key]) => key.startsWith('cf_'))
      .map(([key, value]) => ({ id: Number(key.slice(3)), value: String(value) })),
  }
}

/** How many there are in all, asked only where the rows of a page do not tell. */
export async function totalOf(
  { limit, offset }: Page,
  { length }: readonly unknown[],
  asked: () => PromiseLike<{ count: number }[]>,
) {
  const isLast = length < limit && (length > 0 || offset === 0)
  if (isLast) return offset + length
  const [all] = await asked()
  return all?.count ?? 0
}

export function pagedReply<T>(page: Page, content: T[], totalElements: number): Paged<T> {
  return { content, totalElements, totalPages: Math.ceil(totalElements / page.limit), number: page.number }
}

/** The same of rows that are JSON already. */
export function pagedReady<T>(page: Page, content: readonly (Buffer | string)[], totalElements: number) {
  const { content: _, ...rest } = pagedReply(page, [], totalElements)
  return new ReadyJson<Paged<T>>(['{"content":[', ...content, '],', JSON.stringify(rest).slice(1)])
}

const many = (value: string | string[] | undefined) =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]
