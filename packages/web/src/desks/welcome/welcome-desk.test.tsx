import { listAvailableCourses, listFeaturedCourses } from '@oktant/contract/learning/catalogue.ts'
import { listShownTestimonials } from '@oktant/contract/learning/testimonial-nods.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeCard } from '../../test/made/make-courses.ts'
import { fakeServer, showApplication } from '../../test/show.tsx'

const both = (text: string) => ({ en: text, de: text })
const linksIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('a visitor leafs through featured courses, those that are open, and what others say', async () => {
  const server = fakeServer()
  server.answer(listFeaturedCourses, [makeCard(4, { name: both('Knoten') })])
  server.answer(listAvailableCourses, [makeCard(4), makeCard(5)])
  server.answer(listShownTestimonials, [
    { id: 1, rating: 1, comment: 'Half mir sofort.', author: 'Mia N.', avatar: null, jobDescription: null },
  ])
  showApplication('/welcome', { server })
  await screen.findByRole('region', { name: 'Empfohlene Kurse' })
  expect(linksIn('Empfohlene Kurse')).toEqual(['#/my-learning/4'])
  await screen.findByRole('region', { name: 'Alle offenen Kurse' })
  expect(linksIn('Alle offenen Kurse')).toEqual(['#/my-learning/4', '#/my-learning/5'])
  const said = within(await screen.findByRole('region', { name: 'Was andere sagen' }))
  said.getByText(/Half mir sofort\./)
})

test('where there is nothing to leaf through, no empty carousel stands', async () => {
  const server = fakeServer()
  server.answer(listFeaturedCourses, [])
  server.answer(listAvailableCourses, [])
  server.answer(listShownTestimonials, [])
  showApplication('/welcome', { server })
  await screen.findAllByRole('link', { name: /^Segment \d/ })
  expect(screen.queryByRole('region', { name: 'Empfohlene Kurse' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Was andere sagen' })).toBeNull()
})
