import type { ReviewField, StandingField } from '@oktant/contract/development/reviews/review-shapes.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../../lib/api/api-error.ts'
import { keepReview } from './review-keeper.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const savedAt = '2026-11-28T12:04:00.000Z'
const standing = (field: ReviewField): StandingField => ({ ...field, savedAt, author: 'Mia' })
type Save = Parameters<typeof keepReview>[1]
const known = { id: 7, fields: [], savedAt: null }
const takes = () => vi.fn<Save>((fields) => Promise.resolve({ savedAt, fields: fields.map(standing) }))

test('what is typed goes once, after a pause, with a number that rises', async () => {
  const save = takes()
  const keeper = keepReview(known, save)
  keeper.write('notes', 'a')
  keeper.write('notes', 'ab')
  expect(keeper.state.get().keeping).toBe('saving')
  await vi.advanceTimersByTimeAsync(1000)
  expect(save.mock.calls).toEqual([[[{ field: 'notes', value: 'ab', sequence: 2 }]]])
  expect(keeper.state.get()).toMatchObject({ keeping: 'saved', savedAt })
})

test('without a connection it waits on this device, and goes when there is one', async () => {
  const save = takes()
  save.mockRejectedValueOnce(new ApiError('offline', 0))
  const keeper = keepReview(known, save)
  keeper.write('notes', 'a')
  await vi.advanceTimersByTimeAsync(1000)
  expect(keeper.state.get().keeping).toBe('waiting')
  await vi.advanceTimersByTimeAsync(5000)
  expect(keeper.state.get().keeping).toBe('saved')
})

test('a window that closed at once has left it for the next one', async () => {
  keepReview(known, takes()).write('notes', 'unsent')
  const save = takes()
  const next = keepReview(known, save)
  expect(next.state.get().fields.get('notes')?.value).toBe('unsent')
  next.begin()
  await vi.advanceTimersByTimeAsync(1000)
  expect(save).toHaveBeenCalledTimes(1)
})

test('what was written later elsewhere stands, and one’s own words are still there to be taken', async () => {
  const other = standing({ field: 'notes', value: 'theirs', sequence: 4 })
  const save = takes()
  save.mockResolvedValueOnce({ savedAt, fields: [other] })
  const keeper = keepReview(known, save)
  keeper.write('notes', 'mine')
  await vi.advanceTimersByTimeAsync(1000)
  expect(keeper.state.get().fields.get('notes')?.value).toBe('theirs')
  expect(keeper.state.get().overtaken.get('notes')).toBe('mine')
  keeper.write('notes', 'mine')
  await vi.advanceTimersByTimeAsync(1000)
  expect(save.mock.lastCall).toEqual([[{ field: 'notes', value: 'mine', sequence: 5 }]])
  expect(keeper.state.get().overtaken.size).toBe(0)
})

test('of two windows of a browser that write one field at once neither loses a word unseen', async () => {
  const server = new Map<string, ReviewField>()
  const save: Save = (fields) => {
    for (const one of fields)
      if ((server.get(one.field)?.sequence ?? 0) < one.sequence) server.set(one.field, one)
    return Promise.resolve({
      savedAt,
      fields: fields.map((one) => standing(server.get(one.field) ?? one)),
    })
  }
  const [one, other] = [keepReview(known, save), keepReview(known, save)]
  one.write('notes', 'of the one')
  // NOTE: sent for the first one while the second, which has not been told, is typed into.
  const sending = other.flush()
  other.write('notes', 'of the other')
  await sending
  await vi.advanceTimersByTimeAsync(5000)
  expect(server.get('notes')?.value).toBe('of the other')
  expect(other.isEmpty()).toBe(true)
})
