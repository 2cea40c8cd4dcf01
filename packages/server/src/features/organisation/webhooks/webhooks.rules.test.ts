import { describe, expect, test } from 'vitest'
import { dataOf, refuseDays, refuseFaults } from './webhooks.rules.ts'

describe('a webhook', () => {
  const open = 'https://hooks.example.com/'
  const form = { name: 'Payroll', url: open, events: ['user.created'] }
  const unnamed = { field: 'name', code: 'required', message: 'required' }
  const closed = {
    field: 'url',
    code: 'url_not_public',
    message: 'Please give an address of the public network that begins with https://',
  }
  const idle = { field: 'events', code: 'event_missing', message: 'Please choose at least one event' }

  test.for<[string, Partial<typeof form>, errors: object[]]>([
    ['without a name', { name: '' }, [unnamed]],
    ['whose address may not be told', { url: 'http://hooks.example.com/' }, [closed]],
    ['of no event', { events: [] }, [idle]],
    ['that is wrong everywhere', { name: '', url: '', events: [] }, [unnamed, closed, idle]],
  ])('%s is refused', ([, own, errors]) => {
    expect(() => refuseFaults({ ...form, ...own }, (url) => url === open)).toThrow(
      expect.objectContaining({ code: 'webhook_invalid', details: { errors } }),
    )
  })

  test('with a name, an open address and an event is none of that', () => {
    expect(() => refuseFaults(form, (url) => url === open)).not.toThrow()
  })
})

describe('days to filter by', () => {
  const from = (value: string) => ({ field: 'from', value })
  const to = (value: string) => ({ field: 'to', value })
  const wrong = (field: string) => ({ field, code: 'date', message: 'must be a day of the calendar' })

  test.for([
    [from('2026-03-31')],
    [from('2024-02-29'), to('2026-12-31')],
    [{ field: 'event', value: 'user.created' }],
    [],
  ])('%j %j are taken', (filters) => {
    expect(() => refuseDays(filters)).not.toThrow()
  })

  test.for<[filters: { field: string; value: string }[], fields: string[]]>([
    [[from('2026-02-29')], ['from']],
    [[to('2026-04-31')], ['to']],
    [[from('2026-13-01')], ['from']],
    [[to('tomorrow')], ['to']],
    [[from('2026-02-30'), to('2026-03-01')], ['from']],
    [
      [from('2026-02-30'), to('2026-02-31')],
      ['from', 'to'],
    ],
  ])('%j are refused at %j', ([filters, fields]) => {
    expect(() => refuseDays(filters)).toThrow(
      expect.objectContaining({ code: 'invalid_input', details: { errors: fields.map(wrong) } }),
    )
  })
})

test('only what the catalogue names leaves the house, in its order', () => {
  const payload = { email: 'ada@example.com', id: 7, secret: 'x' }
  expect(JSON.stringify(dataOf(['id', 'email'], payload))).toBe('{"id":7,"email":"ada@example.com"}')
  expect(dataOf(['id', 'mark'], payload)).toEqual({ id: 7, mark: undefined })
  expect(dataOf([], payload)).toEqual({})
})
