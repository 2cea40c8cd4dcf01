import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { listQuestionBanks, readQuestionBank } from '@oktant/contract/assessment/questions/question-banks.ts'
import {
  checkQuestionFile,
  importQuestions,
  undoQuestionImport,
} from '@oktant/contract/assessment/questions/question-files.ts'
import { listQuestions } from '@oktant/contract/assessment/questions/questions.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeBank, makeQuestionRow } from '../../../../test/made/make-questions.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const author = { permissions: ['evaluations.administer' as const] }
const listed = <T,>(...content: T[]) => ({
  content,
  totalElements: content.length,
  totalPages: 1,
  number: 0,
})

function setUp() {
  const server = fakeServer()
  server.answer(readQuestionBank, makeBank())
  server.answer(listQuestionBanks, listed(makeBank()))
  server.answer(listQuestions, listed(makeQuestionRow()))
  server.answer(listAudit, { ...listed<never>(), older: null, newer: null })
  return server
}

const comes = { line: 2, name: 'Seil.png', code: null, answer: 1, size: { width: 74, height: 47 }, at: null }
const staysOut = {
  ...comes,
  name: 'groß.png',
  code: 'image_dimensions' as const,
  size: { width: 1200, height: 800 },
}

test('a file is looked at line by line before its questions come in, and they go again', async () => {
  const server = setUp()
  server.answer(checkQuestionFile, {
    questions: 1,
    refused: 1,
    pictures: 1,
    picturesLeft: 1,
    lines: [
      { line: 1, outcome: 'noted', title: 'Ist Seil nass?', codes: [], pictures: [comes, staysOut] },
      { line: 3, outcome: 'refused', title: 'Wie viele?', codes: ['kind_unknown'], pictures: [] },
    ],
  })
  server.answer(importQuestions, { ids: [31] })
  server.answer(undoQuestionImport, {})
  const { user, container } = showApplication('/administration/question-banks/4', { server, as: author })
  await screen.findByRole('button', { name: 'Datei wählen' })
  const input = container.querySelector<HTMLInputElement>('input[type="file"]')
  const file = new File(['Ist Seil nass? {T}\n\nWie viele? {#3}'], 'fragen.txt', { type: 'text/plain' })
  if (input) await user.upload(input, file)
  await screen.findByText('Diese Art von Frage ist hier nicht bekannt')
  screen.getByText(/^1 Frage kann eingelesen werden. 1 nicht. 1 Bild kommt mit. 1 Bild bleibt weg.$/)
  screen.getByText('Kommt als Bild von Antwort 1')
  screen.getByText('Ungültige Bildgröße. Erlaubt sind höchstens 470 (Höhe) mal 740 (Breite)')
  screen.getByText(/1200 × 800 Pixel/)
  await user.click(screen.getByRole('button', { name: '1 Frage einlesen' }))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(undoQuestionImport)).toHaveLength(1))
  expect(server.callsOf(importQuestions).map(({ query }) => query.get('language'))).toEqual(['de'])
  expect(server.callsOf(undoQuestionImport)).toMatchObject([{ body: { ids: [31] } }])
})

test('what is wrong with a file is said with its name, and it can be tried again where that may help', async () => {
  const server = setUp()
  server.refuse(checkQuestionFile, 'question_file_unknown')
  const { user, container } = showApplication('/administration/question-banks/4', { server, as: author })
  await screen.findByRole('button', { name: 'Datei wählen' })
  const input = container.querySelector<HTMLInputElement>('input[type="file"]')
  if (input) await user.upload(input, new File(['PK'], 'fragen.xml', { type: 'text/xml' }))
  await screen.findByText('fragen.xml: Das ist weder eine GIFT-Datei noch Moodle-XML.')
  expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull()
  server.refuse(checkQuestionFile, 'unexpected')
  if (input) await user.upload(input, new File(['Ist Seil nass? {T}'], 'seil.txt', { type: 'text/plain' }))
  await screen.findByRole('button', { name: 'Erneut versuchen' })
  const report = { questions: 1, refused: 0, pictures: 0, picturesLeft: 0 }
  const line = { line: 1, outcome: 'read' as const, title: 'Ist Seil nass?', codes: [], pictures: [] }
  server.answer(checkQuestionFile, { ...report, lines: [line] })
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  await screen.findByText('Ist Seil nass?')
  expect(screen.queryByText(/weder eine GIFT-Datei/)).toBeNull()
  server.answer(checkQuestionFile, { ...report, questions: 0, lines: [] })
  if (input) await user.upload(input, new File(['// later'], 'spaeter.txt', { type: 'text/plain' }))
  await screen.findByText('In dieser Datei steht keine Frage.')
  expect(screen.queryByRole('button', { name: /einlesen/ })).toBeNull()
  if (input) await user.upload(input, new File([], 'leer.txt', { type: 'text/plain' }))
  await screen.findByText('leer.txt: Diese Datei ist leer.')

  const huge = new File(['x'], 'riesig.xml', { type: 'text/xml' })
  Object.defineProperty(huge, 'size', { value: 60_000_000 })
  if (input) await user.upload(input, huge)
  await screen.findByText(/^riesig.xml: Diese Datei ist zu groß. Sie darf höchstens 50 MB haben/)
})
