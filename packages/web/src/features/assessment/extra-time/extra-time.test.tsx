import { listEvaluations } from '@oktant/contract/assessment/evaluations.ts'
import {
  type ExtraTime,
  type ExtraTimeForm,
  giveExtraTime,
  listExtraTimes,
  takeExtraTimeBack,
} from '@oktant/contract/assessment/attempts/extra-time.ts'
import { searchUsers } from '@oktant/contract/people/users.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const given: ExtraTime = {
  id: 4,
  user: { id: 8, fullName: 'Mia Naidoo' },
  evaluation: null,
  percent: 25,
  minutes: 0,
  givenBy: 'Anna Berg',
  givenAt: '2026-11-20T08:00:00Z',
}
const author = { permissions: ['evaluations.administer' as const] }
const page = <T,>(content: T[]) => ({
  content,
  totalElements: content.length,
  totalPages: 1,
  number: 0,
})

function serverWith(rows = [given]) {
  const server = fakeServer()
  const sent: ExtraTimeForm[] = []
  server.answer(listExtraTimes, page(rows))
  server.answer(listEvaluations, page([]))
  server.answer(takeExtraTimeBack, {})
  server.answerBy(giveExtraTime, ({ body }) => {
    sent.push(body as ExtraTimeForm)
    return given
  })
  return { server, sent }
}

test('who has more time is listed, and it is taken back and given again', async () => {
  const { server, sent } = serverWith()
  const { user } = showApplication('/administration/extra-time', { server, as: author })
  const row = within((await screen.findByText('Mia Naidoo')).closest('tr') as HTMLElement)
  expect(row.getByText('Alle Tests')).toBeTruthy()
  expect(row.getByText(/25\s%/)).toBeTruthy()
  await user.click(row.getByRole('button', { name: 'Zurücknehmen: Mia Naidoo' }))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(sent).toEqual([{ userId: 8, evaluationId: null, percent: 25, minutes: 0 }]))
})

test('a person is found and given minutes', async () => {
  const { server, sent } = serverWith([])
  server.answer(searchUsers, [
    {
      id: 8,
      login: 'mia',
      fullName: 'Mia Naidoo',
      emailAddress: '',
      avatar: null,
      jobDescription: null,
    },
  ])
  const { user } = showApplication('/administration/extra-time', { server, as: author })
  expect(await screen.findByText('Niemand hat mehr Zeit.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Mehr Zeit geben' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Person'), 'Mia')
  await user.click(await screen.findByRole('option', { name: 'Mia Naidoo', hidden: true }))
  await user.selectOptions(dialog.getByLabelText('Einheit'), 'minutes')
  const amount = dialog.getByLabelText('Wie viel mehr')
  const give = dialog.getByRole('button', { name: 'Geben' })
  await user.clear(amount)
  expect(give).toHaveProperty('disabled', true)
  expect(dialog.getByText('Von 1 bis 1.440 Minuten.')).toBeTruthy()
  await user.type(amount, '10')
  expect(dialog.queryByText('Von 1 bis 1.440 Minuten.')).toBeNull()
  await user.click(give)
  await waitFor(() => expect(sent).toEqual([{ userId: 8, evaluationId: null, percent: 0, minutes: 10 }]))
  expect(await screen.findByText('Mia Naidoo hat mehr Zeit.')).toBeTruthy()
})
