import {
  handBackMarking,
  launchMarking,
  listCompetency,
  listFreeText,
  listMarkedFreeText,
  peekMarking,
  type ReturnMarking,
  returnMarking,
  scoreMarking,
  type ScoreMarking,
} from '@oktant/contract/assessment/marking.ts'
import { listHeldResults, releaseResults } from '@oktant/contract/assessment/result-release.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeLog } from '../../../test/made/make-attempts.ts'
import { makeMarking, makeWaiting } from '../../../test/made/make-marking.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const marker = { permissions: ['freeText.mark' as const] }
const page = <T,>(content: T[]) => ({
  content,
  totalElements: content.length,
  totalPages: 1,
  number: 0,
})

function serverWith(marking = makeMarking()) {
  const server = fakeServer()
  server.answer(listFreeText, page([makeWaiting(41), makeWaiting(42)]))
  server.answer(listMarkedFreeText, page([]))
  server.answer(launchMarking, marking)
  server.answer(handBackMarking, marking)
  return server
}
const desk = '/moderator?tab=freeText&attempt=41'
const points = () => screen.findAllByLabelText('Punkte (0 bis 4)')

test('the queue says who waits for how long, and who has it open', async () => {
  const server = serverWith()
  const claim = { by: { id: 9, fullName: 'Jon Wik' }, isOwn: false, until: '2026-11-21T09:20:00Z' }
  server.answer(
    listFreeText,
    page([makeWaiting(41), makeWaiting(42, { claim }), makeWaiting(43, { hasDraft: true })]),
  )
  showApplication('/moderator', { server, as: marker })
  await screen.findByText('Jon Wik bewertet gerade')
  const rows = screen.getAllByRole('row')
  expect(rows).toHaveLength(4)
  expect(within(rows[1] as HTMLElement).getByText('Wartet')).toBeTruthy()
  expect(within(rows[2] as HTMLElement).getByText('Jon Wik bewertet gerade')).toBeTruthy()
  expect(within(rows[3] as HTMLElement).getByText('Begonnen')).toBeTruthy()
  const [link] = screen.getAllByRole('link', { name: 'Mia Naidoo' })
  expect(link?.getAttribute('href')).toContain('attempt=41')
  expect(screen.queryByRole('tab', { name: 'Kompetenzen' })).toBeNull()
})

test('whoever assesses competencies alone sees that queue alone', async () => {
  const server = fakeServer()
  server.answer(listCompetency, page([]))
  showApplication('/moderator', { server, as: { permissions: ['competencies.assess'] } })
  expect(await screen.findByRole('tab', { name: 'Kompetenzen' })).toBeTruthy()
  expect(screen.queryByRole('tab', { name: 'Freitexte' })).toBeNull()
  expect(await screen.findByText('Nichts wartet auf eine Bewertung.')).toBeTruthy()
})

test('an essay is marked by keyboard alone, and the next one opens', async () => {
  const server = serverWith()
  const sent: ScoreMarking[] = []
  server.answerBy(scoreMarking, ({ body }) => {
    sent.push(body as ScoreMarking)
    const isDone = (body as ScoreMarking).action === 'SUBMIT'
    const done = { can: { mark: false, undo: true, return: false }, marked: null }
    return makeMarking({ revision: sent.length, savedAt: '2026-11-21T09:00:00Z', ...(isDone && done) })
  })
  const { user } = showApplication(desk, { server, as: marker })
  const [first] = await points()
  await waitFor(() => expect(document.activeElement).toBe(first))
  await user.keyboard('3{Enter}2,5{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bewerten' }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sent.at(-1)?.action).toBe('SUBMIT'))
  expect(sent.at(-1)?.questionScores.map(({ score }) => score)).toEqual(['3', '2,5'])
  await waitFor(() => expect(server.callsOf(launchMarking).length).toBeGreaterThan(1))
  expect(await screen.findByText('Mia Naidoo ist bewertet.')).toBeTruthy()
})

test('points that stand in a field are replaced by what is typed there next', async () => {
  const { questions } = makeMarking()
  const server = serverWith(makeMarking({ questions: questions.map((row) => ({ ...row, score: 3 })) }))
  server.answer(scoreMarking, makeMarking({ revision: 1 }))
  const { user } = showApplication(desk, { server, as: marker })
  const [first] = await points()
  await waitFor(() => expect(document.activeElement).toBe(first))
  await user.keyboard('4{Enter}1')
  expect((await points()).map((field) => (field as HTMLInputElement).value)).toEqual(['4', '1'])
})

test('what is wrong stands at its field, with the words of the specification', async () => {
  const server = serverWith()
  const errors = [{ field: '2', code: 'mark_too_large', message: 'Mark value too large' }]
  server.refuse(scoreMarking, 'mark_too_large', { errors })
  const { user } = showApplication(desk, { server, as: marker })
  const [, second] = await points()
  await user.type(second as HTMLElement, '9')
  await user.click(screen.getByRole('button', { name: 'Bewerten' }))
  expect(await screen.findByText('Die Bewertung ist zu hoch')).toBeTruthy()
  expect(second?.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(second)
  expect(screen.getByText('Noch nicht gespeichert; Ihre Eingaben bleiben hier stehen.')).toBeTruthy()
})

test('what others have open is read and not touched', async () => {
  const claim = { by: { id: 9, fullName: 'Jon Wik' }, isOwn: false, until: '2026-11-21T09:20:00Z' }
  const server = serverWith(makeMarking({ claim, can: { mark: false, undo: false, return: false } }))
  showApplication(desk, { server, as: marker })
  expect(await screen.findByText(/Jon Wik hat diesen Versuch geöffnet/)).toBeTruthy()
  expect(screen.getAllByText('Weil er sich nicht zuzieht.')).toHaveLength(2)
  expect(screen.queryByLabelText('Punkte (0 bis 4)')).toBeNull()
})

test('whoever has given one of two marks is not told that the attempt is theirs once it is free', async () => {
  const claim = { by: { id: 9, fullName: 'Jon Wik' }, isOwn: false, until: '2026-11-21T09:20:00Z' }
  const given = { can: { mark: false, undo: false, return: false } }
  const server = serverWith()
  server.answerBy(launchMarking, () =>
    makeMarking({ ...given, claim: server.callsOf(peekMarking).length > 0 ? null : claim }),
  )
  server.answer(peekMarking, makeMarking({ ...given, claim: null }))
  showApplication(desk, { server, as: marker })
  await waitFor(() => expect(server.callsOf(launchMarking)).toHaveLength(2))
  await waitFor(() => expect(screen.queryByText(/Jon Wik hat diesen Versuch geöffnet/)).toBeNull())
  expect(screen.queryByText('Der Versuch ist frei und jetzt für Sie reserviert.')).toBeNull()
})

test('what others have open opens by itself once they are done with it', async () => {
  const claim = { by: { id: 9, fullName: 'Jon Wik' }, isOwn: false, until: '2026-11-21T09:20:00Z' }
  const server = serverWith()
  const taken = makeMarking({ claim, can: { mark: false, undo: false, return: false } })
  server.answerBy(launchMarking, () =>
    server.callsOf(peekMarking).length > 0 ? makeMarking({ revision: 1 }) : taken,
  )
  server.answer(peekMarking, makeMarking({ revision: 1, claim: null }))
  showApplication(desk, { server, as: marker })
  expect(await screen.findByText('Der Versuch ist frei und jetzt für Sie reserviert.')).toBeTruthy()
  expect(await points()).toHaveLength(2)
  expect(screen.queryByText(/Jon Wik hat diesen Versuch geöffnet/)).toBeNull()
})

test('a mark is shown with who gave it, and can be taken back for a while', async () => {
  const marked = { by: 'Jon Wik', at: '2026-11-21T09:00:00Z', undoUntil: '2026-11-21T09:15:00Z' }
  const launch = { ...makeMarking().launch, componentLog: makeLog({ id: 41, stateLabel: 'FAILED' }) }
  const given = { launch, marked, claim: null, assessedMark: 38, comment: 'Zu kurz.' }
  showApplication(desk, {
    server: serverWith(makeMarking({ ...given, can: { mark: false, undo: true, return: false } })),
    as: marker,
  })
  expect(await screen.findByText(/38\s%/)).toBeTruthy()
  expect(screen.getByText('Zu kurz.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Bewertung zurücknehmen' })).toBeTruthy()
})

test('held results are chosen and released, and what became of them is said', async () => {
  const { user: learner, evaluation, container, submittedAt } = makeWaiting(41)
  const held = { id: 41, user: learner, evaluation, container, submittedAt, attempt: 1, level: null }
  const server = fakeServer()
  const own = { total: 1, hasOthers: false, couldBeGiven: [{ id: 9, fullName: 'Priya Natarajan' }] }
  server.answer(listHeldResults, { ...page([{ ...held, releaseAt: null, mark: 88, pass: true }]), own })
  server.answer(releaseResults, { released: 1, left: 0 })
  const { user } = showApplication('/administration/held-results', {
    server,
    as: { permissions: ['results.release'] },
  })
  expect(await screen.findByText('Bestanden')).toBeTruthy()
  screen.getByText('Von Hand')
  screen.getByText(/^1 eigenes Ergebnis von Ihnen .* Das Recht könnte bekommen: Priya Natarajan\.$/)
  await user.click(screen.getByRole('checkbox', { name: /Mia Naidoo/ }))
  await user.click(screen.getByRole('button', { name: 'Freigeben' }))
  expect(await screen.findByText('1 Ergebnis wurde freigegeben.')).toBeTruthy()
  expect(server.callsOf(releaseResults)[0]?.body).toEqual({ chosen: { ids: [41] } })
})

test('an essay is returned with what is to be revised, and the next one opens', async () => {
  const server = serverWith()
  const sent: ReturnMarking[] = []
  server.answerBy(returnMarking, ({ body }) => {
    sent.push(body as ReturnMarking)
    return { next: 42, waiting: 2 }
  })
  server.answer(scoreMarking, makeMarking({ revision: 0 }))
  const { user } = showApplication(desk, { server, as: marker })
  await user.type(await screen.findByLabelText('Kommentar zum Ganzen'), 'Bitte begründen.')
  await user.click(screen.getByRole('button', { name: 'Zum Überarbeiten zurückgeben' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Was zu überarbeiten ist').value).toBe(
    'Bitte begründen.',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Zurückgeben' }))
  expect(await screen.findByText('Zurückgegeben an Mia Naidoo.')).toBeTruthy()
  expect(sent[0]).toMatchObject({ revision: 0, comment: 'Bitte begründen.' })
  await waitFor(() => expect(server.callsOf(launchMarking).length).toBeGreaterThan(1))
})

test('whoever returns an essay without a word is led to where it is missing', async () => {
  const server = serverWith()
  server.refuse(returnMarking, 'return_comment_missing')
  const { user } = showApplication(desk, { server, as: marker })
  await user.click(await screen.findByRole('button', { name: 'Zum Überarbeiten zurückgeben' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Zurückgeben' }))
  expect(await within(dialog).findByText('Bitte geben Sie an, was zu überarbeiten ist.')).toBeTruthy()
  const field = within(dialog).getByLabelText('Was zu überarbeiten ist')
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test('what came back before is read beside what was handed in anew', async () => {
  const returns = [
    {
      at: '2026-11-20T08:00:00Z',
      submittedAt: '2026-11-19T08:00:00Z',
      comment: 'Warum?',
      answers: [{ id: 1, ftAnswer: 'Er hält.', comment: 'Zu kurz.' }],
    },
  ]
  const { launch } = makeMarking()
  const server = serverWith(makeMarking({ launch: { ...launch, returns } }))
  server.answer(listFreeText, page([makeWaiting(41, { isRevised: true })]))
  const { user } = showApplication(desk, { server, as: marker })
  await user.click(await screen.findByText('Frühere Fassungen'))
  expect(screen.getByText('Er hält.')).toBeTruthy()
  expect(screen.getByText('Zu kurz.')).toBeTruthy()
})

test('where two people mark, it is said which mark is wanted, and a third sees both', async () => {
  const given = [25, 100].map((mark, index) => ({
    by: `Jon Wik ${index}`,
    at: `2026-11-21T0${index}:00:00Z`,
    mark,
    level: null,
    comment: '',
    questionScores: [
      { id: 1, score: 1, comment: `Grund ${index}` },
      { id: 2, score: 0.5, comment: '' },
    ],
  }))
  const rounds = { number: 3, gap: 10, hasOwn: false, given }
  showApplication(desk, { server: serverWith(makeMarking({ rounds })), as: marker })
  expect(await screen.findByText(/mehr als 10 Prozentpunkte auseinander/)).toBeTruthy()
  expect(screen.getByText(/25\s%/)).toBeTruthy()
  expect(screen.getByText('Frage 1, 1 Punkt: Grund 1')).toBeTruthy()
  expect(screen.getAllByText('Frage 2, 0,5 Punkte')).toHaveLength(2)
  expect(await points()).toHaveLength(2)
})

test('one’s own of two marks says that it waits for the other', async () => {
  const rounds = { number: 2, gap: 10, hasOwn: true, given: [] }
  const own = { rounds, claim: null, can: { mark: false, undo: true, return: false } }
  showApplication(desk, { server: serverWith(makeMarking(own)), as: marker })
  expect(await screen.findByText(/sobald eine zweite Person/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Bewertung zurücknehmen' })).toBeTruthy()
  expect(screen.queryByLabelText('Punkte (0 bis 4)')).toBeNull()
})

test('an answer is seen when its points are stepped to', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => scrolled.mockRestore())
  const { user } = showApplication(desk, { server: serverWith(), as: marker })
  const [first, second] = await points()
  scrolled.mockClear()
  await user.type(first as HTMLElement, '3{Enter}')
  expect(document.activeElement).toBe(second)
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('region', { name: 'Frage 2 von 2' })])
})
