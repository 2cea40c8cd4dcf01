import { listBankComments } from '@oktant/contract/comment-bank.ts'
import { handBackMarking, launchMarking, scoreMarking } from '@oktant/contract/moderation.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeMarking } from '../../../test/make-moderation.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

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
