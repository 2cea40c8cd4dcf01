import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  createEvaluation,
  previewDraw,
  readEvaluation,
  updateEvaluation,
} from '@oktant/contract/assessment/evaluations.ts'
import { listQuestionBanks, readQuestionBank } from '@oktant/contract/assessment/questions/question-banks.ts'
import {
  createQuestion,
  listQuestions,
  listQuestionVersions,
  placeQuestions,
  readQuestion,
  readQuestionAffected,
  updateQuestion,
} from '@oktant/contract/assessment/questions/questions.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  makeBank,
  makeEvaluationView,
  makeLearnerQuestion,
  makeQuestionRow,
  makeQuestionView,
} from '../../../test/made/make-questions.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

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
  server.answer(
    listQuestionBanks,
    listed(makeBank(), makeBank({ id: 5, title: { en: 'Sails', de: 'Segel' } })),
  )
  server.answer(readQuestion, makeQuestionView())
  server.answer(listQuestionVersions, [])
  server.answer(listAudit, listed() as never)
  return server
}

test('where there is no bank, the list says so and leads to the first one', async () => {
  const server = setUp()
  server.answer(listQuestionBanks, listed())
  showApplication('/administration/question-banks', { server, as: author })
  await screen.findByText('Es gibt noch keine Fragensammlung.')
  screen.getByRole('link', { name: 'Neue Fragensammlung' })
})

test('a question is written, seen as learners see it, and its mistakes are said before anything is sent', async () => {
  const server = setUp()
  server.answer(createQuestion, makeQuestionView())
  const { user, router } = showApplication('/administration/questions/0?bank=4', { server, as: author })
  await user.type(await screen.findByRole('textbox', { name: 'Frage auf Deutsch' }), 'Was hält?')
  screen.getByRole('group', { name: /Was hält\?/ })
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Diese Frage braucht Antworten!')
  await user.click(screen.getByRole('button', { name: 'Richtige Antwort hinzufügen' }))
  await user.type(screen.getByRole('textbox', { name: 'Antwort 1 auf Deutsch' }), 'Palstek')
  await user.paste('\n am Pfahl')
  await screen.findByText('Bei dieser Frage fehlt die Anzahl falscher Antworten')
  const shown = screen.getByRole<HTMLInputElement>('textbox', { name: 'Gezeigte falsche Antworten' })
  await user.type(shown, '1')
  await screen.findByText('Diese Frage braucht falsche Antworten')
  await user.clear(shown)
  await user.click(screen.getByRole('button', { name: 'Falsche Antwort hinzufügen' }))
  expect(document.activeElement?.closest('li')).toBe(
    screen.getByRole('textbox', { name: 'Antwort 2 auf Deutsch' }).closest('li'),
  )
  await user.type(screen.getByRole('textbox', { name: 'Antwort 2 auf Deutsch' }), 'Slip')
  expect(shown.value, 'as many as there are').toBe('1')
  await user.clear(shown)
  await user.type(shown, '2')
  await screen.findByText('Es wurden zu wenige falsche Antworten angelegt')
  await user.clear(shown)
  await user.type(shown, '1')
  expect(screen.getAllByRole('checkbox', { name: /Palstek|Slip/ })).toHaveLength(2)
  await user.type(screen.getByRole('textbox', { name: 'Antwort 2 auf Deutsch' }), '{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/administration/questions/7'))
  expect(server.callsOf(createQuestion)).toMatchObject([
    {
      body: {
        bankId: 4,
        type: 'MC',
        answers: [
          { isCorrect: true, name: { de: 'Palstek am Pfahl' } },
          { isCorrect: false, name: { de: 'Slip' } },
        ],
        numberOfDistractors: 1,
      },
    },
  ])
})

test('a number beyond its limits is refused as it was typed, and never made another one', async () => {
  const server = setUp()
  server.answer(updateQuestion, makeQuestionView({ revision: 4 }))
  const { user } = showApplication('/administration/questions/7', { server, as: author })
  const points = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Volle Punktzahl' })
  const retries = screen.getByRole<HTMLInputElement>('textbox', { name: 'Wiederholungen' })
  screen.getByText(/^Von 0 bis 1\.000\./)
  const retype = async (field: HTMLInputElement, text: string) => {
    await user.clear(field)
    await user.type(field, text)
  }
  await retype(points, '1001')
  await retype(retries, '2,5')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Bitte geben Sie eine ganze Zahl von 0 bis 1.000 ein')
  screen.getByText('Bitte geben Sie eine ganze Zahl von 0 bis 10 ein')
  expect([points.value, retries.value]).toEqual(['1001', '2,5'])
  expect(server.callsOf(updateQuestion)).toEqual([])
  await retype(points, '1000')
  await user.clear(retries)
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() =>
    expect(server.callsOf(updateQuestion)).toMatchObject([{ body: { fullScore: 1000, noOfRetries: null } }]),
  )
})

test('what a picture shows is written beside it, and goes with it', async () => {
  const server = setUp()
  const pictures = [{ pictureId: 9, pictureURL: '/picture' }]
  server.answer(readQuestion, makeQuestionView({ pictureId: 9, pictures }))
  server.answer(updateQuestion, makeQuestionView({ pictureId: 9, pictures, revision: 4 }))
  const { user } = showApplication('/administration/questions/7', { server, as: author })
  const shows = 'Bild zur Frage, Bildbeschreibung auf Deutsch'
  await user.type(await screen.findByRole('textbox', { name: shows }), 'Ein Palstek')
  const preview = within(screen.getByRole('complementary'))
  preview.getByRole('img', { name: 'Ein Palstek' })
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() =>
    expect(server.callsOf(updateQuestion)).toMatchObject([
      { body: { pictureId: 9, pictureAlt: { en: '', de: 'Ein Palstek' } } },
    ]),
  )
  await user.click(screen.getByRole('button', { name: 'Bild entfernen: Bild zur Frage' }))
  expect(screen.queryByRole('textbox', { name: shows })).toBeNull()
})

test('a change is saved with what was seen, and can be taken back', async () => {
  const server = setUp()
  server.answer(updateQuestion, makeQuestionView({ revision: 4 }))
  const { user } = showApplication('/administration/questions/7', { server, as: author })
  await user.type(await screen.findByRole('textbox', { name: 'Frage auf Deutsch' }), '!')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(updateQuestion)).toHaveLength(2))
  expect(server.callsOf(updateQuestion)).toMatchObject([
    { body: { revision: 3, questionText: { de: 'Welcher Knoten?!' } } },
    { body: { revision: 4, questionText: { de: 'Welcher Knoten?' } } },
  ])
})

test('a question that evaluations use says so when it is to be removed, and offers nothing that would be refused', async () => {
  const server = setUp()
  server.answer(readQuestionAffected, [{ what: 'evaluations', count: 1, examples: ['Knotenkunde'] }])
  const { user } = showApplication('/administration/questions/7', { server, as: author })
  await user.click(await screen.findByRole('button', { name: 'Entfernen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('1 Test verwendet dies')
  dialog.getByText('Kann nicht gelöscht werden, da Tests dies verwenden')
  expect(dialog.getByRole('button', { name: 'Entfernen' })).toHaveProperty('disabled', true)
})

test('chosen questions move to another bank, and back', async () => {
  const server = setUp()
  server.answer(listQuestions, listed(makeQuestionRow()))
  server.answer(placeQuestions, { before: [{ id: 7, bankId: 4, folder: 'Knoten' }] })
  const { user } = showApplication('/administration/question-banks/4', { server, as: author })
  await user.click(await screen.findByRole('checkbox', { name: /Welcher Knoten/ }))
  await user.click(screen.getByRole('button', { name: 'Verschieben' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'In die Sammlung' }), '5')
  await user.type(dialog.getByRole('combobox', { name: 'Ordner' }), 'Segel')
  await user.click(dialog.getByRole('button', { name: 'Verschieben' }))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(placeQuestions)).toHaveLength(2))
  expect(server.callsOf(placeQuestions)).toMatchObject([
    { body: { places: [{ id: 7, bankId: 5, folder: 'Segel' }] } },
    { body: { places: [{ id: 7, bankId: 4, folder: 'Knoten' }] } },
  ])
  const [asked] = server.callsOf(listQuestions)
  expect(JSON.stringify(asked)).toMatch(/bankId.*4/)
})

const evaluationView = makeEvaluationView()

test('an evaluation asks a question by name and draws others, and the draw is seen before it is saved', async () => {
  const server = setUp()
  const hitch = makeQuestionRow({ id: 8, title: { en: 'Which hitch?', de: 'Welcher Stek?' } })
  server.answer(listQuestions, listed(makeQuestionRow(), hitch))
  server.answer(createEvaluation, evaluationView)
  server.answer(readEvaluation, evaluationView)
  server.answer(previewDraw, [makeLearnerQuestion('MC')])
  const { user, router } = showApplication('/administration/evaluations/0', { server, as: author })
  await user.type(await screen.findByRole('textbox', { name: 'Titel auf Deutsch' }), 'Knotenkunde')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Bitte fügen Sie mindestens eine Frage hinzu')
  await user.click(screen.getByRole('button', { name: 'Fragen hinzufügen' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Welcher Stek?' }))
  await user.click(screen.getByRole('button', { name: 'Alle gezeigten wählen' }))
  await user.click(screen.getByRole('button', { name: '2 hinzufügen' }))
  await user.click(screen.getByRole('button', { name: 'Zufällig ziehen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Schwierigkeit' }), 'hard')
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Hinzufügen' })).toHaveProperty('disabled', false),
  )
  const many = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Wie viele' })
  await user.clear(many)
  await user.type(many, '50')
  await dialog.findByText(/^Es gibt nur \d+ solche Fragen zum Ziehen$/)
  expect(dialog.getByRole('button', { name: 'Hinzufügen' })).toHaveProperty('disabled', true)
  await user.clear(many)
  expect(many.value).toBe('')
  await user.type(many, '1,5')
  await dialog.findByText('Bitte geben Sie eine ganze Zahl von 1 bis 200 ein')
  expect([many.value, dialog.getByRole('button', { name: 'Hinzufügen' })]).toMatchObject([
    '1,5',
    { disabled: true },
  ])
  await user.clear(many)
  await user.type(many, '1')
  await user.click(dialog.getByRole('button', { name: 'Hinzufügen' }))
  await user.click(screen.getByRole('button', { name: 'Probeziehung' }))
  await screen.findByRole('checkbox', { name: 'Palstek' })
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/administration/evaluations/12'))
  expect(server.callsOf(createEvaluation)).toMatchObject([
    {
      body: {
        category: 3,
        title: { de: 'Knotenkunde' },
        items: [
          { questionId: 8, bankId: null, count: 1 },
          { questionId: 7, bankId: null, count: 1 },
          { questionId: null, bankId: 4, difficulty: 'hard', count: 1 },
        ],
      },
    },
  ])
})

test('results wait for a day by the author’s clock, which is moved and taken away', async () => {
  const server = setUp()
  const chosen = { questionId: 7, bankId: null, tag: '', difficulty: null, count: 1, mandatory: true }
  const known = { title: { en: 'Knot', de: 'Knoten' }, type: 'MC' as const, fullScore: 2, available: 1 }
  const shown = { ...evaluationView, items: [{ ...chosen, ...known }] }
  server.answer(readEvaluation, shown)
  server.answer(updateEvaluation, shown)
  const as = { ...author, timezone: 'Europe/Berlin' }
  const { user } = showApplication('/administration/evaluations/12', { server, as })
  expect(await screen.findByLabelText('Freigabe am')).toHaveProperty('value', '01-12-2026')
  const time = screen.getByLabelText('Um')
  expect(time).toHaveProperty('value', '09:00')
  fireEvent.change(time, { target: { value: '17:30' } })
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(server.callsOf(updateEvaluation)).toHaveLength(1))
  expect(server.callsOf(updateEvaluation)).toMatchObject([
    { body: { releaseAt: '2026-12-01T16:30:00.000Z' } },
  ])
})

test('whoever comes back to a question reads what somebody else has changed meanwhile', async () => {
  const server = setUp()
  showApplication('/administration/questions/7', { server, as: author })
  const question = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Frage auf Deutsch' })
  const questionText = { en: 'Which one?', de: 'Welcher denn?' }
  server.answer(readQuestion, makeQuestionView({ revision: 4, questionText }))
  fireEvent(window, new Event('visibilitychange'))
  await waitFor(() => expect(question.value).toBe('Welcher denn?'))
})
