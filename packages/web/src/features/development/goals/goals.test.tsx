import * as changes from '@oktant/contract/development/goal-changes.ts'
import type { Goal } from '@oktant/contract/development/goal-shapes.ts'
import * as contract from '@oktant/contract/development/goals.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const no = {
  change: false,
  request: false,
  cancel: false,
  achieve: false,
  remind: false,
  remove: false,
  decide: false,
  agree: false,
  attach: false,
}
const goal = (values: Partial<Goal> = {}): Goal => ({
  id: 7,
  goalTypeE: 'EXTERNAL',
  typeId: 0,
  name: 'Schweißen',
  status: 1,
  statusName: 'Beantragt',
  user: { id: 99, name: 'Mia Naidoo' },
  achieveBy: '2027-01-31',
  achievedDate: null,
  requestDate: '2026-11-20T10:00:00.000Z',
  managerRequestDate: null,
  comments: '',
  managerComments: '',
  userCancellationReason: '',
  trainingGoalFilter: null,
  outline: {
    courseDuration: '',
    minDelegates: null,
    maxDelegates: null,
    costPerDelegate: '',
    provider: '',
    delegateProfile: '',
    courseObjective: '',
    courseOutcome: '',
    courseWork: '',
  },
  costCents: 1_200_000,
  currency: 'ZAR',
  competency: null,
  customFieldValues: [],
  clawback: {
    flag: false,
    amountCents: null,
    months: null,
    setBy: null,
    setAt: null,
    agreedAt: null,
    leftCents: null,
  },
  booking: null,
  proof: null,
  files: [],
  waitsFor: { who: 'manager', name: 'Thomas Brandt', deputies: [] },
  since: '2026-11-20T10:00:00.000Z',
  assignedBy: null,
  revision: 0,
  can: no,
  ...values,
})

test('a manager declines with a comment, and approves with what may be asked back', async () => {
  const server = fakeServer()
  const shown = goal({ can: { ...no, decide: true } })
  server.answer(contract.listGoalsToApprove, [{ id: 7, trainingGoal: shown, managerComments: '' }])
  server.answer(contract.declineGoal, shown)
  server.answer(changes.approveGoalWithTerms, shown)
  const as = { permissions: ['goals.decide' as const] }
  const { user } = showApplication('/some/approvals?id=7', { server, as })
  await user.click(await screen.findByRole('button', { name: 'Ablehnen: Mia Naidoo, Schweißen' }))
  await user.click(screen.getByRole('button', { name: 'Ablehnen' }))
  await screen.findByText('Bitte geben Sie einen Kommentar ein')
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  await user.click(screen.getByRole('button', { name: 'Genehmigen: Mia Naidoo, Schweißen' }))
  await user.click(screen.getByRole('checkbox', { name: 'Das Unternehmen kann die Kosten zurückfordern' }))
  await user.click(screen.getByRole('button', { name: 'Genehmigen' }))
  await waitFor(() =>
    expect(server.callsOf(changes.approveGoalWithTerms)).toMatchObject([
      { body: { clawback: { amountCents: 1_200_000, months: 24 }, managerComments: '' } },
    ]),
  )
})

test('a goal is cancelled with a reason alone', async () => {
  const server = fakeServer()
  const shown = goal({ can: { ...no, cancel: true } })
  server.answer(contract.listRequestedGoals, [shown])
  server.answer(contract.listCreatedGoals, [])
  server.answer(contract.listGoalFilters, [])
  server.answer(changes.cancelGoal, shown)
  const as = { permissions: ['goals.request' as const] }
  const { user } = showApplication('/training-goals', { server, as })
  await user.click(await screen.findByRole('button', { name: 'Ziel stornieren: Schweißen' }))
  await user.click(screen.getByRole('button', { name: 'Ziel stornieren' }))
  await screen.findByText('Bitte begründen Sie die Stornierung')
  await user.type(screen.getByRole('textbox', { name: 'Grund der Stornierung' }), 'Krank')
  await user.click(screen.getByRole('button', { name: 'Ziel stornieren' }))
  await waitFor(() =>
    expect(server.callsOf(changes.cancelGoal)).toMatchObject([{ body: { reason: 'Krank' } }]),
  )
})

test('a document of a goal is removed once that is confirmed', async () => {
  const server = fakeServer()
  const files = [{ id: 3, name: 'Zeugnis.pdf', url: '/files/3' }]
  const shown = goal({ status: 3, files, can: { ...no, attach: true } })
  server.answer(contract.listPreviousGoals, [shown])
  server.answer(contract.listGoalFilters, [])
  server.answer(changes.removeGoalFile, { ...shown, files: [] })
  const as = { permissions: ['goals.request' as const] }
  const { user } = showApplication('/training-goals?tab=previous', { server, as })
  await user.click(await screen.findByRole('button', { name: 'Zeugnis.pdf entfernen' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Entfernen' }))
  await waitFor(() =>
    expect(server.callsOf(changes.removeGoalFile)).toMatchObject([{ params: { id: '7', fileId: '3' } }]),
  )
})
