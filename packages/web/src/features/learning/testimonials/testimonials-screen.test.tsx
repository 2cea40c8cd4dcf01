import {
  affectedByTestimonialChange,
  changeTestimonials,
} from '@oktant/contract/learning/testimonial-changes.ts'
import {
  decideTestimonial,
  listTestimonialRecords,
  type TestimonialRecord,
} from '@oktant/contract/learning/testimonial-nods.ts'
import { type TestimonialNod } from '@oktant/contract/learning/testimonials.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const record = (own: Partial<TestimonialRecord> = {}): TestimonialRecord => ({
  id: 5,
  ratingType: 'ADDITIONAL',
  about: 'product',
  aboutId: null,
  component: null,
  rating: 1,
  comment: 'Es hilft mir jeden Tag.',
  genericToggleFlag: true,
  user: { id: 7, fullName: 'Ada Zulu', avatar: null, jobDescription: 'Planung' },
  createdAt: '2026-11-02T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
  can: { edit: false, remove: true },
  nod: 'waiting',
  decidedBy: null,
  decidedAt: null,
  ...own,
})

function show(rows: TestimonialRecord[]) {
  const server = fakeServer()
  let shown = rows
  server.answerBy(listTestimonialRecords, () => ({
    content: shown,
    totalElements: shown.length,
    totalPages: 1,
    number: 0,
  }))
  const view = showApplication('/administration/testimonials', {
    server,
    as: { permissions: ['communications.administer'] },
  })
  const become = (nod: TestimonialNod) => {
    const next = record({ nod, decidedBy: nod === 'waiting' ? null : 'Mia Naidoo' })
    server.answer(decideTestimonial, next)
    shown = [next]
  }
  return { server, ...view, become }
}

test('a testimonial is approved by one press, and the nod taken back by undoing it', async () => {
  const { server, user, become } = show([record()])
  const table = within(await screen.findByRole('table', { name: 'Erfahrungsberichte' }))
  await table.findByText('Es hilft mir jeden Tag.')
  become('approved')
  await user.click(table.getByRole('button', { name: 'Freigeben, was Ada Zulu schrieb' }))
  await screen.findByText('Was Ada Zulu schrieb, steht auf den ersten Seiten.')
  await table.findByText('Wird gezeigt')
  expect(table.queryByRole('button', { name: /^Freigeben/ })).toBeNull()
  become('waiting')
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await table.findByText('Wartet')
  const { updatedAt } = record()
  expect(server.callsOf(decideTestimonial).map(({ body }) => body)).toEqual([
    { nod: 'approved', updatedAt },
    { nod: 'waiting', updatedAt },
  ])
})

test('words that were changed meanwhile are not approved, and are read anew', async () => {
  const { server, user } = show([record()])
  server.refuse(decideTestimonial, 'testimonial_changed')
  await user.click(await screen.findByRole('button', { name: 'Ablehnen, was Ada Zulu schrieb' }))
  await screen.findByText('Der Text wurde inzwischen geändert. Bitte lesen Sie ihn noch einmal.')
  await waitFor(() => expect(server.callsOf(listTestimonialRecords).length).toBeGreaterThan(1))
})

test('where nobody shares anything, the list says so', async () => {
  show([])
  await screen.findByText('Noch niemand teilt einen Erfahrungsbericht.')
})

test('those that were read are approved together, and each is put back as it stood', async () => {
  const rows = [record(), record({ id: 6, nod: 'refused', user: { ...record().user, fullName: 'Bo Adler' } })]
  const { server, user } = show(rows)
  server.answer(affectedByTestimonialChange, [{ what: 'changed', count: 2, examples: ['Ada Zulu'] }])
  const { updatedAt } = record()
  server.answer(changeTestimonials, {
    changed: [
      { id: 5, updatedAt, nod: 'waiting' },
      { id: 6, updatedAt, nod: 'refused' },
    ],
    skipped: 0,
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Ändern' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Über 2 Erfahrungsberichte entscheiden' }))
  await dialog.findByText('2 werden geändert')
  await user.click(dialog.getByRole('button', { name: 'Freigeben' }))
  await screen.findByText('2 Erfahrungsberichte stehen auf den ersten Seiten.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(changeTestimonials)).toHaveLength(3))
  expect(server.callsOf(changeTestimonials)).toMatchObject([
    {
      body: {
        nod: 'approved',
        read: [
          { id: 5, updatedAt },
          { id: 6, updatedAt },
        ],
      },
    },
    { body: { nod: 'waiting', read: [{ id: 5 }] } },
    { body: { nod: 'refused', read: [{ id: 6 }] } },
  ])
})
