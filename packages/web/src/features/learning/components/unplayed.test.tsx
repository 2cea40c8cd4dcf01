import {
  countUnplayed,
  readUnplayed,
  type Unplayed,
} from '@oktant/contract/learning/components/unplayed-films.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showPart } from '../../../test/show.tsx'
import { UnplayedFilm } from './unplayed.tsx'

const told: Unplayed = { people: 2, lastAt: '2026-11-01T08:00:00.000Z', reasons: ['broken'], counts: false }

test('an author counts a film as seen for whomever it does not play, and takes that back', async () => {
  const server = fakeServer()
  let now = told
  server.answerBy(readUnplayed, () => now)
  server.answerBy(countUnplayed, () => (now = { ...now, counts: !now.counts }))
  const { user } = showPart(<UnplayedFilm id={9} />, { server, as: { permissions: ['content.administer'] } })
  await user.click(await screen.findByRole('button', { name: 'Für sie als gesehen zählen' }))
  await screen.findByText(/^Er zählt für alle als gesehen, bei denen er nicht läuft/)
  await user.click(screen.getByRole('button', { name: 'Nicht mehr zählen' }))
  await screen.findByRole('button', { name: 'Für sie als gesehen zählen' })
  expect(server.callsOf(countUnplayed).map(({ body }) => body)).toEqual([{ counts: true }, { counts: false }])
})

test('where that is refused it is said why', async () => {
  const server = fakeServer()
  server.answer(readUnplayed, told)
  server.refuse(countUnplayed, 'film_plays')
  const { user } = showPart(<UnplayedFilm id={9} />, { server, as: { permissions: ['content.administer'] } })
  await user.click(await screen.findByRole('button', { name: 'Für sie als gesehen zählen' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Dieser Film lief bisher bei allen.')
})
