import { attachSupportingDocument } from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import type { QuestionScore } from '@oktant/contract/assessment/questions/question-scores.ts'
import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../../../lib/api/api-error.ts'
import { makeRow } from '../../../../test/made/make-attempts.ts'
import { fakeServer, showPart } from '../../../../test/show.tsx'
import { QuestionCard } from './question-card.tsx'

type Underway = Pick<ComponentProps<typeof QuestionCard>, 'underway'>

function show(own: Partial<QuestionScore>, onDocument?: (file: File | null) => void, way: Underway = {}) {
  const row = makeRow(1, own)
  const question = { ...row.question, allowSupportingDocuments: true }
  const card = (
    <QuestionCard row={{ ...row, question }} number={1} count={1} onDocument={onDocument} {...way} />
  )
  return showPart(card, { server: fakeServer() })
}
const tried = { noOfTries: 1, submitted: true, isRight: false }
const feedback = { en: 'Not right. Look again.', de: 'Nicht richtig. Sehen Sie noch einmal nach.' }

test('an answer with some of its points is headed as partly right', () => {
  show({ ...tried, score: 1, feedback })
  expect(screen.getByText('Teilweise richtig')).toBeTruthy()
  expect(screen.getByText('1 von 2 Punkten')).toBeTruthy()
  expect(screen.getByText('Sehen Sie noch einmal nach.')).toBeTruthy()
  expect(screen.queryByText(/Nicht richtig/)).toBeNull()
})

test.each([
  ['no points are told', null],
  ['it has no points', 0],
])('where %s, it is headed as not right', (_, score) => {
  show({ ...tried, score })
  expect(screen.getByText('Nicht richtig')).toBeTruthy()
  expect(screen.queryByText('Teilweise richtig')).toBeNull()
})

test('what may be handed in is told before anything is chosen, and is all that is offered', () => {
  const { container } = show({}, vi.fn())
  const button = screen.getByRole('button', { name: 'Dokument hinzufügen' })
  const hint = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe(
    'Ein Dokument, Bild, Text, eine Aufnahme oder ein ZIP-Archiv mit bis zu 50\u00a0MB.',
  )
  const offered = container.querySelector('input[type="file"]')?.getAttribute('accept')
  expect(offered).toBe(attachSupportingDocument.upload.types.join(','))
})

test('nobody is told what to hand in where nothing can be', () => {
  show({})
  expect(screen.queryByText(/ZIP-Archiv/)).toBeNull()
})

test('one right answer is told in its line, and several one below the other', () => {
  const { unmount } = show({ ...tried, rightAnswer: '11' })
  expect(screen.getByText('Richtig wäre gewesen: Palstek')).toBeTruthy()
  unmount()
  show({ ...tried, rightAnswer: '11,12' })
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(told).toEqual(['Palstek', 'Altweiberknoten'])
})

test.each([
  ['its description', { en: 'A bowline', de: 'Ein Palstek' }, 'Ein Palstek'],
  ['its place where nobody has described it', undefined, 'Bild 1'],
])('a right picture without a name is shown, with %s', (_, pictureAlt, words) => {
  const nameless = { name: { en: '', de: '' }, description: { en: '', de: '' }, pictureURL: '/files/11' }
  const { question } = makeRow(1)
  const possibleAnswers = [{ ...nameless, id: 11, ...(pictureAlt && { pictureAlt }) }]
  show({ ...tried, rightAnswer: '11', question: { ...question, type: 'TI', possibleAnswers } })
  const told = screen.getByRole('listitem')
  expect(told.textContent).toBe(words)
  expect(told.querySelector('img')?.getAttribute('src')).toBe('/files/11')
})

test('the only question is not counted', () => {
  show({})
  expect(screen.getByRole('heading', { name: 'Frage' })).toBeTruthy()
  expect(screen.queryByText(/von 1/)).toBeNull()
})

test('a document on its way is said to be', () => {
  show({}, vi.fn(), { underway: { part: 0.5, error: null } })
  const said = screen.getByText('Das Dokument wird gesendet …')
  expect(said.closest('[aria-live="polite"]')).toBeTruthy()
})

test('of a document that is too large it is said how large one may be', () => {
  show({}, vi.fn(), { underway: { part: 0, error: new ApiError('too_large', 413) } })
  expect(screen.getByRole('alert').textContent).toBe(
    'Dieses Dokument ist größer als 50\u00a0MB. Bitte wählen Sie ein kleineres.',
  )
})
