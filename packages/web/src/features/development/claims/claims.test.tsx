import * as assurance from '@oktant/contract/development/assurance.ts'
import * as contract from '@oktant/contract/development/competencies.ts'
import type { Declaration } from '@oktant/contract/development/competency-shapes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf } from '../../../test/page-of.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const item = { id: 4, name: 'Erste Hilfe', tip: 'Jedes Jahr', itemProperties: [] }
const claim = (values: Partial<Declaration> = {}): Declaration => ({
  id: 9,
  revision: 2,
  user: { id: 5, name: 'Mia Naidoo' },
  item,
  requirement: { level: 'LEVEL_TWO', validMonths: 12 },
  state: 'UNDER_REVIEW',
  level: 'LEVEL_TWO',
  words: 'Jede Woche.',
  evidence: [],
  assessor: { id: 1, name: 'Katharina Weiß' },
  declaredAt: '2026-11-20T10:00:00.000Z',
  validUntil: null,
  history: [{ at: '2026-11-20T10:00:00.000Z', by: 'Mia Naidoo', to: 'DECLARED', comment: '' }],
  can: { change: false, withdraw: false, take: false, release: true, decide: true, end: false },
  ...values,
})

test('what the job role asks for is declared, with words, and leads to the declaration', async () => {
  const server = fakeServer()
  server.answer(contract.readOwnCompetencies, {
    jobRole: 'Kundenservice',
    items: [
      {
        item,
        requirement: { level: 'LEVEL_TWO', validMonths: 12 },
        standing: 'gap',
        held: null,
        open: null,
      },
    ],
    overall: null,
    certificates: [{ id: 3, name: 'Ersthelferkurs', issuedAt: '2026-01-01T10:00:00.000Z' }],
  })
  server.answer(contract.declareCompetency, claim({ state: 'DECLARED' }))
  server.answer(contract.readDeclaration, claim({ state: 'DECLARED' }))
  const as = { permissions: ['competencies.declare' as const] }
  const { user, router } = showApplication('/competencies', { server, as })
  await screen.findByText('Lücke')
  await user.click(screen.getByRole('button', { name: 'Erste Hilfe erklären' }))
  const form = within(await screen.findByRole('form', { name: 'Erste Hilfe erklären' }))
  await user.click(form.getByRole('button', { name: 'Erklären' }))
  await form.findByText('Bitte beschreiben Sie, wodurch Sie diese Kompetenz zeigen')
  await user.type(form.getByRole('textbox', { name: 'Wodurch Sie sie zeigen' }), 'Jede Woche.')
  await user.click(form.getByRole('checkbox', { name: 'Ersthelferkurs' }))
  await user.click(form.getByRole('button', { name: 'Erklären' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/competencies/declaration/9'))
  expect(server.callsOf(contract.declareCompetency)).toMatchObject([
    { body: { competencyItemId: 4, level: 'LEVEL_TWO', words: 'Jede Woche.', certificateIds: [3] } },
  ])
})

test('whoever assesses returns with a comment, or confirms at a level', async () => {
  const server = fakeServer()
  server.answer(contract.readDeclaration, claim())
  server.answer(contract.returnDeclaration, claim({ state: 'RETURNED' }))
  server.answer(contract.confirmDeclaration, claim({ state: 'LEVEL_ONE' }))
  const as = { permissions: ['competencies.assess' as const] }
  const { user } = showApplication('/competencies/declaration/9', { server, as })
  const form = within(await screen.findByRole('form', { name: 'Ihre Entscheidung' }))
  await user.click(form.getByRole('button', { name: 'Zurückgeben' }))
  await form.findByText('Bitte begründen Sie das')
  expect(server.callsOf(contract.returnDeclaration)).toEqual([])
  await user.selectOptions(form.getByRole('combobox'), 'LEVEL_ONE')
  await user.click(form.getByRole('button', { name: 'Bestätigen' }))
  await screen.findByText('Erste Hilfe ist bestätigt.')
  expect(server.callsOf(contract.confirmDeclaration)).toMatchObject([
    { params: { id: '9' }, body: { level: 'LEVEL_ONE' } },
  ])
})

test('the matrix shows who meets what, and is narrowed to one’s team', async () => {
  const server = fakeServer()
  const row = {
    user: { id: 5, name: 'Mia Naidoo' },
    jobRole: 'Kundenservice',
    locality: 'Berlin',
    cells: [
      {
        competencyItemId: 4,
        standing: 'ending' as const,
        required: 'LEVEL_ONE' as const,
        level: 'LEVEL_ONE' as const,
        validUntil: '2026-12-20',
      },
    ],
  }
  server.answer(assurance.readCompetencyMatrix, {
    ...pageOf(row),
    items: [{ id: 4, name: 'Erste Hilfe' }],
    jobRoles: [],
    localities: [],
  })
  const as = { permissions: ['team.see' as const] }
  const { user } = showApplication('/competencies/matrix', { server, as })
  const shown = within(await screen.findByRole('row', { name: /Mia Naidoo/ }))
  shown.getByText('Läuft ab')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Wessen Team' }), 'mine')
  await waitFor(() =>
    expect(server.callsOf(assurance.readCompetencyMatrix).at(-1)?.query.get('_filterValues')).toBe('mine'),
  )
})
