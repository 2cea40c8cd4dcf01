import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer, showPart } from '../../../test/show.tsx'
import { DayField } from './day-field.tsx'

test.each([
  ['20-11-2030', '2030-11-20'],
  ['01-02-2026', '2026-02-01'],
])('%s is the day that was typed', async (typed, day) => {
  const onChange = vi.fn<(value: string) => void>()
  const { user } = showPart(<DayField label="Tag" value="" onChange={onChange} />, { server: fakeServer() })
  await user.type(screen.getByLabelText('Tag'), typed)
  expect(onChange.mock.lastCall?.[0]).toBe(day)
})

test.each([{ label: 'Erster Tag' }, { 'aria-label': 'Erster Tag' }])(
  'what empties the field says which: %j',
  async (named) => {
    const onChange = vi.fn<(value: string) => void>()
    const { user } = showPart(<DayField {...named} value="2026-11-20" onChange={onChange} />, {
      server: fakeServer(),
    })
    await user.click(screen.getByRole('button', { name: '„Erster Tag“ leeren' }))
    expect(onChange).toHaveBeenLastCalledWith('')
  },
)

test('what is no day yet is no other day either', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const { user } = showPart(<DayField label="Tag" value="" onChange={onChange} />, { server: fakeServer() })
  await user.type(screen.getByLabelText('Tag'), '2')
  await user.type(screen.getByLabelText('Tag'), '0-1')
  expect(onChange.mock.calls.map(([value]) => value).filter(Boolean)).toEqual([])
})
