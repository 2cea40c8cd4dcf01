import {
  handBackMarking,
  launchMarking,
  listCompetency,
  listFreeText,
  type Marking,
  scoreMarking,
  type ScoreMarking,
} from '@oktant/contract/assessment/marking.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeEvaluationSeen } from '../../../../test/made/make-attempts.ts'
import { makeEssayRow, makeMarking, makeWaiting } from '../../../../test/made/make-marking.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const marker = { permissions: ['freeText.mark' as const, 'competencies.assess' as const] }
const page = <T,>(content: T[]) => ({
  content,
  totalElements: content.length,
  totalPages: 1,
  number: 0,
})
const desk = '/moderator?tab=freeText&attempt=41'

function serverWith(marking: Marking) {
  const server = fakeServer()
  server.answer(listFreeText, page([]))
  server.answer(listCompetency, page([]))
  server.answer(launchMarking, marking)
  server.answer(handBackMarking, marking)
  return server
}
const firstQuestion = () => screen.findByRole('region', { name: 'Frage 1 von 2' })

test('the picture that was asked about and the one that was sent are seen beside the answer', async () => {
  const asked = makeEssayRow(1)
  const questionScores = [
    {
      ...asked,
      ftAnswer: '',
      supportingDocument: { name: 'Deck.PNG', url: '/files/deck' },
      question: {
        ...asked.question,
        allowSupportingDocuments: true,
        pictureURL: '/files/load',
        pictureAlt: { en: 'A load', de: 'Eine Ladung' },
      },
    },
    makeEssayRow(2),
  ]
  const { launch } = makeMarking()
  const marking = makeMarking({ launch: { ...launch, questionScores } })
  showApplication(desk, { server: serverWith(marking), as: marker })
  const question = within(await firstQuestion())
  expect(question.getByRole('img', { name: 'Eine Ladung' }).getAttribute('src')).toBe('/files/load')
  const sent = question.getByRole('link', { name: 'Deck.PNG' })
  expect(sent.getAttribute('target')).toBe('_blank')
  expect(sent.querySelector('img')?.getAttribute('src')).toBe('/files/deck')
  expect(question.getByRole('blockquote').textContent).toBe('Die Antwort steht im Dokument.')
})

test('a flag says who saw it, and not that they marked', async () => {
  const at = '2026-11-20T08:00:00Z'
  const flag = {
    id: 1,
    questionScoreId: 2,
    note: 'Abgeschrieben?',
    by: 'Jon Wik',
    at,
    settledBy: null,
    settledAt: null,
  }
  showApplication(desk, { server: serverWith(makeMarking({ flags: [flag] })), as: marker })
  const flags = within(await screen.findByRole('region', { name: 'Kennzeichnungen' }))
  expect(flags.getByText('Antwort 2 ist gekennzeichnet')).toBeTruthy()
  expect(flags.getByText(/Jon Wik/).textContent).not.toContain('Bewertet')
})

test('a competency without points shows its answers, and gets its level with one key', async () => {
  const { launch, questions } = makeMarking()
  const evaluation = makeEvaluationSeen({ componentType: { category: { id: 7 } } })
  const competency = makeMarking({
    launch: { ...launch, evaluation },
    questions: questions.map((row) => ({ ...row, isToMark: false })),
  })
  const server = serverWith(competency)
  const sent: ScoreMarking[] = []
  server.answerBy(scoreMarking, ({ body }) => {
    sent.push(body as ScoreMarking)
    return { ...competency, revision: sent.length }
  })
  const { user } = showApplication('/moderator?tab=competency&attempt=41', { server, as: marker })
  expect((await firstQuestion()).closest('details')).toBeNull()
  expect(screen.queryByText(/nicht bewertet werden/)).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1' })))
  await user.keyboard('2{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ action: 'SUBMIT', level: 'LEVEL_TWO' }))
})

test('the queue says which mark is wanted also of what somebody has open', async () => {
  const claim = { by: { id: 9, fullName: 'Jon Wik' }, isOwn: false, until: '2026-11-21T09:20:00Z' }
  const server = serverWith(makeMarking())
  server.answer(listFreeText, page([makeWaiting(41, { claim, round: 3, hasDraft: true })]))
  showApplication('/moderator', { server, as: marker })
  expect(await screen.findByText('Jon Wik bewertet gerade')).toBeTruthy()
  expect(screen.getByText('Wartet auf die dritte Bewertung')).toBeTruthy()
})

test('after the last of one evaluation the keyboard is on the page, and one step leads to the rest', async () => {
  const marking = makeMarking({ next: null })
  const server = serverWith(marking)
  server.answer(scoreMarking, { ...marking, can: { mark: false, undo: false, return: false } })
  const { user } = showApplication(`${desk}&evaluationId=3`, { server, as: marker })
  await user.type((await screen.findAllByLabelText('Punkte (0 bis 4)'))[0] as HTMLElement, '3{Enter}2')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Von diesem Test wartet nichts mehr.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(screen.queryByText('Zu diesen Filtern passt nichts.')).toBeNull()
  server.answer(listFreeText, page([makeWaiting(42)]))
  await user.click(screen.getByRole('button', { name: 'Alle Tests zeigen' }))
  expect(await screen.findByRole('link', { name: 'Mia Naidoo' })).toBeTruthy()
})
