import { expect, test } from 'vitest'
import { pagedReply, readPage } from './paging.ts'

test('a list without a word is its first ten', () => {
  expect(readPage({})).toEqual({ number: 0, limit: 10, offset: 0, sort: null, filters: [], customFields: [] })
})

test('page, size, order, filters and custom fields are read as the specification writes them', () => {
  const query = {
    _page: 2,
    _perPage: 25,
    _sortField: 'surname',
    _sortDir: 'DESC' as const,
    _filterFields: ['firstName', 'email'],
    _filterValues: ['Mia', ''],
    cf_12: 'yes',
  }
  expect(readPage(query)).toEqual({
    number: 2,
    limit: 25,
    offset: 50,
    sort: { field: 'surname', descending: true },
    filters: [
      { field: 'firstName', value: 'Mia' },
      { field: 'email', value: '' },
    ],
    customFields: [{ id: 12, value: 'yes' }],
  })
})

test('one filter may stand alone, and ascending is the order unless said otherwise', () => {
  const page = readPage({ _filterFields: 'login', _filterValues: 'mia', _sortField: 'login' })
  expect(page.filters).toEqual([{ field: 'login', value: 'mia' }])
  expect(page.sort).toEqual({ field: 'login', descending: false })
})

test('a filter without its value is refused', () => {
  expect(() => readPage({ _filterFields: ['login', 'email'], _filterValues: 'mia' })).toThrow(
    expect.objectContaining({ code: 'invalid_input' }),
  )
})

test('a reply tells how many there are and on which page one is', () => {
  expect(pagedReply(readPage({ _page: 1 }), ['a'], 11)).toEqual({
    content: ['a'],
    totalElements: 11,
    totalPages: 2,
    number: 1,
  })
  expect(pagedReply(readPage({}), [], 0).totalPages).toBe(0)
})
