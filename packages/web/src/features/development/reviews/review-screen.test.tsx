import { removeSupportingDocument } from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import { proposeMark } from '@oktant/contract/development/reviews/calibration.ts'
import * as contract from '@oktant/contract/development/reviews/reviews.ts'
import { giveViewReason } from '@oktant/contract/development/reviews/review-progress.ts'
import type { Review, ReviewField } from '@oktant/contract/development/reviews/review-shapes.ts'
import { reviewsMessages } from '@oktant/contract/kit/messages/reviews.ts'
import { pdrStatus } from '@oktant/contract/kit/statuses.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'
import { makeObjective, makeQuestion, makeReview, makeReviewRow, personWrites } from './made-review.ts'

const savedAt = '2026-11-28T12:04:00.000Z'
const person = {
  id: 1,
  permissions: ['reviews.take' as const],
  visibleModules: ['reviews' as const],
  timezone: 'Europe/Berlin',
}
const manager = { ...person, id: 2, permissions: ['reviews.lead' as const] }

function open(review: Review, as: typeof person | typeof manager = person, address = '/pdr/7') {
  const server = fakeServer()
  server.answer(contract.readReview, review)
  server.answer(contract.markReviewRead, {})
  server.answer(contract.listReviewHistory, { content: [] })
  server.answer(contract.listReviewEvidence, { content: [] })
  server.answerBy(contract.saveReviewFields, ({ body }) => ({
    fields: (body as { fields: ReviewField[] }).fields.map((one) => ({
      ...one,
      savedAt,
      author: 'Mia Naidoo',
    })),
    stale: [],
    savedAt,
  }))
  return { server, ...showApplication(address, { server, as }) }
}

const writing = makeReview({ can: { write: personWrites, submit: true, addObjective: true } })
const part = async (name: string) => within(await screen.findByRole('region', { name }))

test('the person writes, and hears when it was saved', async () => {
  const { server, user } = open(writing)
  await screen.findByRole('heading', { level: 1, name: 'Mein Gespräch: Jahr 2026' })
  screen.getByText(/Sie sind dran, seit 12\. Nov\. 2026/)
  await user.type((await part('C: Abschluss und Note')).getByLabelText('Ihr abschließender Kommentar'), 'Gut')
  await screen.findByText('Gespeichert 13:04')
  expect(server.callsOf(contract.saveReviewFields).at(-1)?.body).toEqual({
    fields: [{ field: 'userFinalComments', value: 'Gut', sequence: 3 }],
  })
})

test('each side moves its own slider alone', async () => {
  const { server, user } = open(writing)
  const own = await screen.findAllByRole('radiogroup', { name: 'Ihre Einschätzung' })
  await user.click(within(own[0] ?? document.body).getByRole('radio', { name: 'Immer' }))
  await waitFor(() => expect(server.callsOf(contract.saveReviewFields)).toHaveLength(1))
  expect(server.callsOf(contract.saveReviewFields)[0]?.body).toMatchObject({
    fields: [{ field: 'objective.11.rating', value: '62' }],
  })
  expect(screen.queryByRole('radiogroup', { name: 'Einschätzung von Thomas Brandt' })).toBeNull()
  screen.getByText(/sobald sie Teil A abgeschlossen hat/)
})

test('submitting asks first; what is missing is flagged, opened and reached', async () => {
  const { server, user } = open(writing)
  await user.click(await screen.findByRole('button', { name: 'Absenden' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Absenden?' }))
  dialog.getByText(reviewsMessages.pdr_submit_confirm.de)
  server.refuse(contract.submitReview, 'mandatory_fields_missing', {
    errors: [
      { field: 'objective.22.text', code: 'required', message: 'required' },
      { field: 'question.41', code: 'required', message: 'required' },
    ],
  })
  await user.click(dialog.getByRole('button', { name: 'Absenden' }))
  await screen.findByText(/mit einem Ausrufezeichen markierten/)
  const field = screen.getByText(reviewsMessages.pdr_objective_incomplete.de)
  expect(field.closest('li')?.querySelector('[aria-expanded=true]')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.closest('[data-field]')).toBeTruthy())
  screen.getByText('Jede Frage braucht eine Antwort')
})

test('objectives for the time to come are added and taken away', async () => {
  const { server, user } = open(writing)
  const list = within(await screen.findByRole('list', { name: 'Ziele für die kommende Zeit' }))
  server.answer(contract.removeReviewObjective, {})
  await user.click(list.getByRole('button', { name: 'Entfernen: Ziel 22' }))
  await waitFor(() =>
    expect(server.callsOf(contract.removeReviewObjective)[0]?.params).toMatchObject({ objectiveId: '22' }),
  )
  server.answer(contract.addReviewObjective, makeObjective(24))
  await user.click(screen.getByRole('button', { name: 'Ziel hinzufügen' }))
  await waitFor(() => expect(server.callsOf(contract.addReviewObjective)).toHaveLength(1))
})

test('the manager gives the proposed mark with its arithmetic, or another with a reason', async () => {
  const proposal = {
    mark: 75,
    lines: [
      {
        target: 'bcs.31',
        title: { en: 'Zusammenarbeit', de: 'Zusammenarbeit' },
        level: 1,
        points: 3,
        value: 50,
        share: 40,
      },
    ],
  }
  const { user } = open(
    makeReview({
      side: 'manager',
      status: pdrStatus.partACompleted,
      phase: 'sending',
      waitsFor: { id: 2, name: 'Thomas Brandt' },
      sees: { personA: true, managerA: true, personBC: true, managerBC: true, mark: true },
      proposal,
      can: { write: ['assessedMark', 'markReason', 'managerFinalComments'], submit: true },
    }),
    manager,
    '/pdr/approval/7',
  )
  await screen.findByRole('heading', { level: 1, name: 'Mia Naidoo' })
  await user.click(screen.getByRole('button', { name: '75 übernehmen' }))
  expect(screen.getByLabelText(/Note in Prozent/)).toHaveProperty('value', '75')
  expect(screen.queryByLabelText(/Begründung/)).toBeNull()
  await user.clear(screen.getByLabelText(/Note in Prozent/))
  await user.type(screen.getByLabelText(/Note in Prozent/), '80')
  expect(await screen.findByLabelText(/Begründung/)).toBeTruthy()
  screen.getByText('1 von 2')
})

test('a rejection names what is meant and says why', async () => {
  const awaiting = makeReview({
    status: pdrStatus.awaitingAcceptance,
    sectionCStatus: 'AWAITING_ACCEPTANCE_SECTION_C',
    phase: 'acceptance',
    can: { accept: true, reject: true },
  })
  const { server, user } = open(awaiting)
  await user.click(await screen.findByRole('button', { name: 'Zurückweisen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Dieses Gespräch zurückweisen' }))
  const send = dialog.getByRole('button', { name: 'Zurückweisen' })
  await user.click(send)
  dialog.getByText('Bitte nennen Sie mindestens einen Punkt.')
  expect(server.callsOf(contract.rejectReview)).toHaveLength(0)
  await user.click(dialog.getByRole('checkbox', { name: 'Zusammenarbeit' }))
  await user.type(dialog.getByRole('textbox', { name: /Kommentar/ }), 'Zu niedrig')
  server.answer(contract.rejectReview, { ...awaiting, status: pdrStatus.rejected })
  await user.click(send)
  await screen.findByText('Das Gespräch liegt wieder bei Ihrer Führungskraft.')
  expect(server.callsOf(contract.rejectReview)[0]?.body).toEqual({ items: ['bcs.31'], comment: 'Zu niedrig' })
})

test('HR says why before anything is shown', async () => {
  const { server, user } = open(makeReview({ side: 'hr', needsReason: true }), {
    ...manager,
    id: 9,
    permissions: ['reviews.lead'],
  })
  const form = within(await screen.findByRole('form', { name: 'Warum lesen Sie dieses Gespräch?' }))
  expect(screen.queryByRole('region', { name: 'A: Ziele' })).toBeNull()
  await user.type(form.getByRole('textbox', { name: 'Grund' }), 'Beschwerde')
  server.answer(giveViewReason, makeReviewRow({ side: 'hr' }))
  server.answer(contract.readReview, makeReview({ side: 'hr' }))
  await user.click(form.getByRole('button', { name: 'Gespräch lesen' }))
  await screen.findByRole('region', { name: 'A: Ziele' })
})

test('what was replaced since is read as it was, and cannot be changed', async () => {
  const earlier = [{ id: 5, what: 'personA' as const, by: 'Mia Naidoo', at: savedAt }]
  const { server, user } = open(makeReview({ status: pdrStatus.withManager, earlier }))
  server.answer(contract.readReviewVersion, makeReview({ userFinalComments: 'Wie zuerst gesagt' }))
  await user.click(await screen.findByRole('button', { name: /Fassung „Abgesendet“ vom .* lesen/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /Das Gespräch, Stand/ }))
  await dialog.findByText('Wie zuerst gesagt')
  dialog.getByRole('region', { name: 'A: Ziele' })
  expect(dialog.queryByRole('textbox')).toBeNull()
})

test('the future objectives are put in order by keys alone', async () => {
  const { server, user } = open(writing)
  await user.click(await screen.findByText('Reihenfolge der Ziele ändern'))
  screen.getByRole('button', { name: /Ziel 23/, pressed: false }).focus()
  await user.keyboard('{Enter}{ArrowUp}{Enter}')
  await waitFor(() => expect(server.callsOf(contract.saveReviewFields)).not.toHaveLength(0))
  expect(server.callsOf(contract.saveReviewFields)[0]?.body).toMatchObject({
    fields: [
      { field: 'objective.21.place', value: '0' },
      { field: 'objective.23.place', value: '1' },
      { field: 'objective.22.place', value: '2' },
    ],
  })
  const shown = await screen.findAllByRole('button', { name: /^Ziel 2\d$/, expanded: false })
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Ziel 23', 'Ziel 22'])
})

test('whoever may answer takes a document away and may send one; the other side only opens it', async () => {
  const document = { name: 'beleg.pdf', url: '/files/1' }
  const question = makeQuestion(41, { allowSupportingDocuments: true, supportingDocument: document })
  const { server, user } = open({ ...writing, questions: [question] })
  const b = await part('B: Kompetenzen und Fragen')
  b.getByRole('link', { name: /beleg\.pdf/ })
  b.getByRole('button', { name: /^Dokument ersetzen: / })
  server.answer(removeSupportingDocument, { supportingDocument: null, responseCode: 200 })
  await user.click(b.getByRole('button', { name: 'Entfernen: beleg.pdf' }))
  await waitFor(() =>
    expect(server.callsOf(removeSupportingDocument)[0]?.params).toEqual({ questionScoreId: '41' }),
  )
})

test('a mark is put forward first, and what was released is sent with a reason where it differs', async () => {
  const calibrated = { state: 'waiting' as const, proposed: null, mark: null, reason: '' }
  const proposal = { mark: 80, lines: [] }
  const led = {
    side: 'manager' as const,
    status: pdrStatus.partACompleted,
    sees: { personA: true, managerA: true, personBC: true, managerBC: true, mark: true },
    proposal,
  }
  const can = { write: ['assessedMark', 'markReason'], proposeMark: true }
  const { server, user } = open(makeReview({ ...led, calibration: calibrated, can }), manager)
  const waiting = within(await screen.findByRole('region', { name: 'Kalibrierung' }))
  waiting.getByText(/legen Sie dann die Note vor/)
  expect(screen.queryByRole('button', { name: 'Zur Zustimmung senden' })).toBeNull()
  const released = { state: 'released' as const, proposed: 80, mark: 65, reason: 'Wie in den anderen Teams' }
  const next = makeReview({ ...led, calibration: released, can: { ...can, submit: true } })
  server.answer(proposeMark, next)
  server.answer(contract.readReview, next)
  await user.click(screen.getByRole('button', { name: 'Note vorlegen' }))
  await screen.findByText('Freigegeben: Das Gespräch wird mit der Note 65 gesendet.')
  screen.getByText('Wie in den anderen Teams')
  screen.getByRole('textbox', { name: /Begründung|Grund für eine andere Note/ })
  screen.getByRole('button', { name: 'Zur Zustimmung senden' })
})
