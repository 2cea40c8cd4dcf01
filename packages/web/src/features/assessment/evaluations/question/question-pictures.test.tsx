import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  listQuestionVersions,
  readQuestion,
  readQuestionPicture,
} from '@oktant/contract/assessment/questions/questions.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeQuestionView } from '../../../../test/made/make-questions.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const author = { permissions: ['evaluations.administer' as const] }

/** Takes up an earlier version whose picture the question has no longer. */
async function takeFormer(server: ReturnType<typeof fakeServer>) {
  const now = makeQuestionView({ version: 2 })
  const former = { ...now, number: 1, by: null, at: '2026-11-20T09:00:00Z', pictureId: 9 }
  server.answer(readQuestion, now)
  server.answer(listQuestionVersions, [former])
  server.answer(listAudit, { content: [], older: null, newer: null })
  const { user } = showApplication('/administration/questions/7', { server, as: author })
  await user.click(await screen.findByRole('button', { name: /^Fassung 1/ }))
  await user.click(await screen.findByRole('button', { name: 'Mit dieser Fassung weiterschreiben' }))
}

test('a picture of which a form knows the number alone is asked for and shown', async () => {
  const server = fakeServer()
  server.answer(readQuestionPicture, { pictureId: 9, pictureURL: '/rest/files/knot' })
  await takeFormer(server)
  const shown = await screen.findAllByRole<HTMLImageElement>('img', { name: 'Bild zur Frage' })
  // NOTE: beside its field, and in the question as learners see it.
  expect(shown.map(({ src }) => new URL(src).pathname)).toEqual(['/rest/files/knot', '/rest/files/knot'])
})

test('a picture that was forgotten meanwhile is said to be gone, where another one is chosen', async () => {
  const server = fakeServer()
  server.refuse(readQuestionPicture, 'file_not_found')
  await takeFormer(server)
  await screen.findByText(/^Dieses Bild ist nicht mehr da\./)
  screen.getByRole('button', { name: 'Bild entfernen: Bild zur Frage' })
})
