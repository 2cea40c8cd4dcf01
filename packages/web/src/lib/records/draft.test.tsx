import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showPart } from '../../test/show.tsx'
import { useDraft } from './draft.ts'
import { recall } from '../storage.ts'

function Form() {
  const { values, set, clear, savedAt } = useDraft('letter', { subject: '', text: '' })
  return (
    <form aria-label="letter">
      <input
        aria-label="subject"
        value={values.subject}
        onChange={(event) => set({ subject: event.target.value })}
      />
      {savedAt !== null && <output>saved</output>}
      <button type="button" onClick={clear}>
        sent
      </button>
    </form>
  )
}

test('what was typed is there again after a crash, and gone once it is sent', async () => {
  const server = fakeServer()
  const first = showPart(<Form />, { server, as: { id: 7 } })
  await first.user.type(screen.getByLabelText('subject'), 'Hallo')
  await screen.findByText('saved')
  first.unmount()

  const second = showPart(<Form />, { server, as: { id: 7 } })
  expect(screen.getByLabelText<HTMLInputElement>('subject').value).toBe('Hallo')
  await second.user.click(screen.getByRole('button', { name: 'sent' }))
  await waitFor(() => expect(recall('draft:7:letter')).toBeNull())
  second.unmount()

  showPart(<Form />, { server, as: { id: 7 } })
  expect(screen.getByLabelText<HTMLInputElement>('subject').value).toBe('')
})

test('what was typed last outlives a window that closes at once, and what was taken back does not', async () => {
  const server = fakeServer()
  const first = showPart(<Form />, { server, as: { id: 7 } })
  await first.user.type(screen.getByLabelText('subject'), 'Hallo')
  first.unmount()

  const second = showPart(<Form />, { server, as: { id: 7 } })
  expect(screen.getByLabelText<HTMLInputElement>('subject').value).toBe('Hallo')
  await second.user.clear(screen.getByLabelText('subject'))
  second.unmount()

  showPart(<Form />, { server, as: { id: 7 } })
  expect(screen.getByLabelText<HTMLInputElement>('subject').value).toBe('')
})

test('another person on the same device does not see it', async () => {
  const server = fakeServer()
  const first = showPart(<Form />, { server, as: { id: 7 } })
  await first.user.type(screen.getByLabelText('subject'), 'Hallo')
  await screen.findByText('saved')
  first.unmount()
  showPart(<Form />, { server, as: { id: 8 } })
  expect(screen.getByLabelText<HTMLInputElement>('subject').value).toBe('')
})

function Rules() {
  const { values, set } = useDraft<{ mark: number | null; day: string | null }>('rules', {
    mark: null,
    day: '2026-01-01',
  })
  return (
    <button type="button" onClick={() => set({ mark: 80, day: null })}>
      {`${values.mark} ${values.day}`}
    </button>
  )
}

test('a number in a field that was empty is there again, and so is a field that was emptied', async () => {
  const server = fakeServer()
  const first = showPart(<Rules />, { server, as: { id: 7 } })
  await first.user.click(screen.getByRole('button', { name: 'null 2026-01-01' }))
  await screen.findByRole('button', { name: '80 null' })
  first.unmount()
  showPart(<Rules />, { server, as: { id: 7 } })
  screen.getByRole('button', { name: '80 null' })
})
