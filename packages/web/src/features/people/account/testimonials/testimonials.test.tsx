import {
  createTestimonial,
  listTestimonials,
  removeTestimonial,
  restoreTestimonial,
  type Testimonial,
  updateTestimonial,
} from '@oktant/contract/learning/testimonials.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const testimonial = (own: Partial<Testimonial> = {}): Testimonial => ({
  id: 5,
  ratingType: 'ADDITIONAL',
  about: 'product',
  aboutId: null,
  component: null,
  rating: 1,
  comment: 'Es hilft mir jeden Tag.',
  genericToggleFlag: true,
  user: { id: 7, fullName: 'Mia Naidoo', avatar: null, jobDescription: 'Planung' },
  createdAt: '2026-11-02T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
  nod: null,
  can: { edit: true, remove: true },
  ...own,
})

const page = (content: Testimonial[]) => ({
  content,
  totalElements: content.length,
  totalPages: 1,
  number: 0,
})

function show(mine: Testimonial[], colleagues: Testimonial[] = []) {
  const server = fakeServer()
  let own = mine
  server.answerBy(listTestimonials, ({ query }) =>
    page(query.get('_filterValues') === 'colleagues' ? colleagues : own),
  )
  return {
    server,
    setOwn: (next: Testimonial[]) => (own = next),
    ...showApplication('/account?tab=testimonials', { server, as: { id: 7 } }),
  }
}

test.each([
  ['waiting', /sobald es freigegeben ist/],
  ['approved', /und es steht auf den ersten Seiten/],
  ['refused', /steht es nicht/],
] as const)('whoever shared one that is %s reads what became of it', async (nod, words) => {
  show([testimonial({ nod })])
  await screen.findByText(words)
})

test('a person writes what they think, and sees it with the way to change it', async () => {
  const { server, user, setOwn } = show([])
  const form = within(await screen.findByRole('form', { name: 'Ihr Erfahrungsbericht' }))
  await user.click(form.getByRole('button', { name: 'Speichern' }))
  await form.findByText('Bitte schreiben Sie einige Worte.')
  await user.click(form.getByRole('radio', { name: 'Nein' }))
  await user.type(form.getByLabelText('In eigenen Worten'), 'Zu bunt.')
  await user.click(form.getByRole('checkbox', { name: /Andere dürfen/ }))
  const made = testimonial({ rating: 0, comment: 'Zu bunt.', genericToggleFlag: false })
  server.answer(createTestimonial, made)
  setOwn([made])
  await user.click(form.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Nur Sie sehen das.')
  expect(server.callsOf(createTestimonial).map(({ body }) => body)).toEqual([
    { ratingType: 'ADDITIONAL', rating: 0, comment: 'Zu bunt.', genericToggleFlag: false },
  ])
})

test('one’s own is changed, or left as it is', async () => {
  const { server, user } = show([testimonial()])
  await user.click(await screen.findByRole('button', { name: 'Ändern' }))
  const text = await screen.findByLabelText('In eigenen Worten')
  await user.clear(text)
  await user.type(text, 'Noch besser.')
  server.answer(updateTestimonial, testimonial({ comment: 'Noch besser.' }))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() =>
    expect(server.callsOf(updateTestimonial).map(({ body }) => body)).toMatchObject([
      { comment: 'Noch besser.' },
    ]),
  )
  await user.click(await screen.findByRole('button', { name: 'Ändern' }))
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  await screen.findByText('Es hilft mir jeden Tag.')
})

test('a removed one is brought back by undoing it', async () => {
  const { server, user } = show([testimonial()])
  server.answer(removeTestimonial, {})
  server.answer(restoreTestimonial, testimonial())
  await user.click(await screen.findByRole('button', { name: 'Entfernen' }))
  await screen.findByText('Der Erfahrungsbericht ist entfernt.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(restoreTestimonial)).toHaveLength(1))
})

test('what others wrote is read with their names, and removed only by whoever may', async () => {
  const ada = { id: 9, fullName: 'Ada Zulu', avatar: null, jobDescription: null }
  const bob = { id: 10, fullName: 'Bob Yang', avatar: null, jobDescription: null }
  show(
    [],
    [
      testimonial({ id: 6, user: ada, comment: 'Sehr gut.', can: { edit: false, remove: false } }),
      testimonial({ id: 7, user: bob, comment: 'Na ja.', can: { edit: false, remove: true } }),
    ],
  )
  await screen.findByText('Sehr gut.')
  expect(screen.queryByRole('button', { name: /Ada Zulu/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Entfernen, was Bob Yang schrieb' })).toBeTruthy()
})
