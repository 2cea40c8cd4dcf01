import {
  handBackMarking,
  launchMarking,
  listFreeText,
  type Marking,
  peekMarking,
  scoreMarking,
  type ScoreMarking,
  undoMarking,
} from '@oktant/contract/assessment/marking.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeLog } from '../../../test/made/make-attempts.ts'
import { makeMarking, makeWaiting } from '../../../test/made/make-marking.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const marker = { permissions: ['freeText.mark' as const] }
const desk = '/moderator?tab=freeText&attempt=41'
const page = <T,>(content: T[]) => ({
  content,
  totalElements: content.length,
  totalPages: 1,
  number: 0,
})
const firstPoints = async () =>
  (await screen.findAllByLabelText<HTMLInputElement>('Punkte (0 bis 4)'))[0] as HTMLInputElement

const next = () =>
  makeMarking({
    launch: { ...makeMarking().launch, componentLog: makeLog({ id: 42, stateLabel: 'UNDER_REVIEW' }) },
    user: { id: 9, fullName: 'Ida Ohm' },
    next: null,
  })
const done = (own: Partial<Marking> = {}) =>
  makeMarking({
    revision: 1,
    marked: { by: 'Anna Berg', at: '2026-11-21T09:00:00Z', undoUntil: '2026-11-21T09:15:00Z' },
    can: { mark: false, undo: true, return: false },
    ...own,
  })

test('what was read ahead stays in sight while it cannot be opened, and is saved once it is', async () => {
  const server = fakeServer()
  const sent: { logId: string | undefined; score: unknown }[] = []
  let isAway = false
  let opened = 0
  server.answer(listFreeText, page([]))
  server.answer(handBackMarking, makeMarking())
  server.answer(peekMarking, next())
  server.answerBy(launchMarking, ({ params }) => {
    if (params['logId'] === '41') return makeMarking()
    if (isAway) throw new TypeError('Failed to fetch')
    opened++
    return next()
  })
  server.answerBy(scoreMarking, ({ params, body }) => {
    const draft = body as ScoreMarking
    sent.push({ logId: params['logId'], score: draft.questionScores[0]?.score })
    return draft.action === 'SUBMIT' ? done() : { ...next(), revision: 1, savedAt: '2026-11-21T09:00:00Z' }
  })
  const { user } = showApplication(desk, { server, as: marker })
  await user.type(await firstPoints(), '3')
  await waitFor(() => expect(server.callsOf(peekMarking)).toHaveLength(1))
  isAway = true
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByRole('heading', { name: 'Ida Ohm' })
  await screen.findByText(/noch nicht für Sie reserviert/)
  await user.type(await firstPoints(), '2')
  await screen.findByText('Noch nicht gespeichert; Ihre Eingaben bleiben hier stehen.', {}, { timeout: 4000 })
  expect(sent.map(({ logId }) => logId)).toEqual(['41'])
  isAway = false
  await screen.findByText(/^Gespeichert/, {}, { timeout: 12_000 })
  expect(opened).toBe(1)
  expect(sent.at(-1)).toEqual({ logId: '42', score: '2' })
  expect(screen.queryByText(/noch nicht für Sie reserviert/)).toBeNull()
}, 25_000)

test('what is typed while the mark is given stays with the one it was typed for', async () => {
  const server = fakeServer()
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  let undone = false
  server.answer(listFreeText, page([]))
  server.answer(handBackMarking, makeMarking())
  server.answer(peekMarking, next())
  server.answerBy(launchMarking, ({ params }) =>
    params['logId'] === '42' ? next() : makeMarking(undone ? { revision: 2 } : {}),
  )
  server.answerBy(scoreMarking, async () => {
    await held
    return done()
  })
  server.answerBy(undoMarking, () => {
    undone = true
    return makeMarking({ revision: 2 })
  })
  const { user } = showApplication(desk, { server, as: marker })
  await user.type(await firstPoints(), '3')
  await user.keyboard('{Control>}{Enter}{/Control}4')
  answer()
  await screen.findByText(/Was Sie seither eingegeben haben/)
  expect(screen.getByRole('heading', { name: 'Mia Naidoo' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Bewertung zurücknehmen' }))
  await waitFor(async () => expect((await firstPoints()).value).toBe('34'))
  expect(server.callsOf(launchMarking).every(({ params }) => params['logId'] === '41')).toBe(true)
})

test('a person who was taken out of the account is named as such', async () => {
  const nobody = { id: 8, fullName: '— —' }
  const server = fakeServer()
  server.answer(listFreeText, page([{ ...makeWaiting(41), user: nobody }]))
  server.answer(launchMarking, makeMarking({ user: nobody }))
  server.answer(peekMarking, next())
  server.answer(handBackMarking, makeMarking())
  const { user } = showApplication('/moderator', { server, as: marker })
  await user.click(await screen.findByRole('link', { name: 'Anonymes Konto' }))
  expect(await screen.findByRole('heading', { name: 'Anonymes Konto' })).toBeTruthy()
})

test('what waits for less than a day is counted in hours, across midnight too', async () => {
  const server = fakeServer()
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString()
  const rows = [0, 3, 23, 24, 49].map((hours, index) => makeWaiting(41 + index, { submittedAt: ago(hours) }))
  server.answer(listFreeText, page(rows))
  showApplication('/moderator', { server, as: marker })
  await screen.findByText('seit weniger als einer Stunde')
  for (const words of ['seit 3 Stunden', 'seit 23 Stunden', 'seit 1 Tag', 'seit 2 Tagen'])
    screen.getByText(words)
})

test('within one evaluation one button alone leads back to all', async () => {
  const server = fakeServer()
  server.answer(listFreeText, page([makeWaiting(41)]))
  showApplication('/moderator?tab=freeText&evaluationId=3', { server, as: marker })
  expect(await screen.findByRole('button', { name: 'Filter zurücksetzen' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Alle Tests zeigen' })).toBeNull()
})
