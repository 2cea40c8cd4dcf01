import {
  type BankComment,
  keepBankComment,
  listBankComments,
  removeBankComment,
} from '@oktant/contract/assessment/comment-bank.ts'
import {
  handBackMarking,
  launchMarking,
  listFreeText,
  scoreMarking,
} from '@oktant/contract/assessment/marking.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeMarking, makeWaiting } from '../../../../test/made/make-marking.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const as = { permissions: ['freeText.mark' as const] }

function serverWith() {
  const server = fakeServer()
  for (const entry of [launchMarking, handBackMarking, scoreMarking]) server.answer(entry, makeMarking())
  server.answer(listBankComments, [
    { id: 1, text: 'Gut begründet.' },
    { id: 2, text: 'Bitte mit Beispiel.' },
  ])
  return server
}

test('a kept comment is found and taken by keyboard alone, below what was written', async () => {
  const { user } = showApplication('/moderator?tab=freeText&attempt=41', { server: serverWith(), as })
  const [field] = await screen.findAllByRole('textbox', { name: 'Kommentar zu dieser Antwort' })
  await user.type(field as HTMLElement, 'Schön.')
  await user.keyboard('{Alt>}k{/Alt}')
  await user.type(await screen.findByRole('searchbox', { name: /^Kommentar suchen/ }), 'beispiel{Enter}')
  await waitFor(() => expect(field).toHaveProperty('value', 'Schön.\nBitte mit Beispiel.'))
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('an Enter that is quicker than the list takes its first once it is there', async () => {
  const server = serverWith()
  const kept = [{ id: 1, text: 'Gut begründet.' }]
  let come = () => {}
  const list = new Promise<BankComment[]>((resolve) => (come = () => resolve(kept)))
  server.answerBy(listBankComments, () => list)
  const { user } = showApplication('/moderator?tab=freeText&attempt=41', { server, as })
  const [field] = await screen.findAllByRole('textbox', { name: 'Kommentar zu dieser Antwort' })
  await user.click(field as HTMLElement)
  await user.keyboard('{Alt>}k{/Alt}')
  const search = await screen.findByRole('searchbox', { name: /^Kommentar suchen/ })
  expect(document.activeElement).toBe(search)
  await user.keyboard('{Enter}')
  come()
  await waitFor(() => expect(field).toHaveProperty('value', 'Gut begründet.'))
})

test('what was written is kept, and what is removed comes back', async () => {
  const server = serverWith()
  server.answer(keepBankComment, { id: 3, text: 'Neu.' })
  server.answer(removeBankComment, { id: 1, text: 'Gut begründet.' })
  const { user } = showApplication('/moderator?tab=freeText&attempt=41', { server, as })
  const field = await screen.findByRole('textbox', { name: 'Kommentar zum Ganzen' })
  await user.type(field, ' Neu. ')
  await user.click(screen.getByRole('button', { name: 'Kommentarsammlung für: Kommentar zum Ganzen' }))
  const bank = within(await screen.findByRole('group', { name: 'Kommentarsammlung' }))
  await user.click(await bank.findByRole('button', { name: 'Diesen Kommentar merken' }))
  await waitFor(() => expect(server.callsOf(keepBankComment)).toMatchObject([{ body: { text: 'Neu.' } }]))
  await user.click(bank.getByRole('button', { name: '„Gut begründet.“ entfernen' }))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(keepBankComment)).toHaveLength(2))
  await user.click(bank.getByRole('searchbox'))
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(field)
})

test('the queue leads to the first that is free, and through one evaluation alone', async () => {
  const server = fakeServer()
  const claim = { by: { id: 9, fullName: 'Jon Wik' }, isOwn: false, until: '2026-11-21T09:20:00Z' }
  const content = [makeWaiting(41, { claim }), makeWaiting(42)]
  server.answer(listFreeText, { content, totalElements: 2, totalPages: 1, number: 0 })
  const { user } = showApplication('/moderator', { server, as })
  const begin = await screen.findByRole('link', { name: 'Ersten bewerten' })
  expect(begin.getAttribute('href')).toContain('attempt=42')
  const [only] = screen.getAllByRole('button', { name: 'Nur Aufsatz über Knoten' })
  await user.click(only as HTMLElement)
  await screen.findByText('Nur „Aufsatz über Knoten“')
  expect(screen.getByRole('link', { name: 'Ersten bewerten' }).getAttribute('href')).toContain(
    'evaluationId=3',
  )
  const asked = () => server.callsOf(listFreeText).at(-1)?.query
  await waitFor(() => expect(asked()?.get('_filterFields')).toBe('evaluationId'))
  expect(asked()?.get('_filterValues')).toBe('3')
})
