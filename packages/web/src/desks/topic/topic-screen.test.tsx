import { listSegments, readSegment } from '@oktant/contract/learning/segments.ts'
import { type ContainerChild, readPublicLearning } from '@oktant/contract/learning/own/learn.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeChild, makeContainer } from '../../test/made/make-courses.ts'
import { makeSegment } from '../../test/made/make.ts'
import { fakeServer, showApplication } from '../../test/show.tsx'

const finance = makeSegment(4, {
  name: { en: 'Financial Management', de: 'Finanzmanagement' },
  description: { en: 'Money.', de: 'Woher das Geld kommt und wohin es geht.' },
  courseCount: 0,
})

function serverWith(own: Partial<typeof finance> = {}, children: ContainerChild[] = []) {
  const server = fakeServer()
  server.answer(readSegment, { ...finance, ...own })
  server.answer(readPublicLearning, makeContainer({ containerTypeId: 560, children }))
  return server
}

test('a segment shows what it is about, and that no courses are published in it yet', async () => {
  showApplication('/topic/5', { server: serverWith() })
  await screen.findByRole('heading', { level: 1, name: 'Finanzmanagement' })
  screen.getByText('Woher das Geld kommt und wohin es geht.')
  await screen.findByText('In diesem Segment sind noch keine Kurse veröffentlicht.')
  await waitFor(() => expect(document.title).toBe('Finanzmanagement · Oktant'))
})

test('where there are courses, their number and the own progress stand at the top', async () => {
  showApplication('/topic/5', { server: serverWith({ courseCount: 6, progress: 25 }), as: {} })
  await screen.findByRole('img', { name: /^Ihr Fortschritt in Finanzmanagement: 25\s%$/ })
  screen.getByText('6 Kurse')
  expect(screen.queryByText(/noch keine Kurse/)).toBeNull()
})

test('a text that exists in English only is shown in English', async () => {
  showApplication('/topic/5', { server: serverWith({ description: { en: 'Only English.', de: '' } }) })
  await screen.findByText('Only English.')
})

test('the way leads on to the neighbours on the wheel, around its ends', async () => {
  const server = serverWith()
  server.answerBy(readSegment, ({ params }) => makeSegment(Number(params['id']) - 1))
  const { user } = showApplication('/topic/8', { server })
  const around = within(await screen.findByRole('navigation', { name: 'Weitere Segmente' }))
  around.getByRole('link', { name: 'Vorheriges Segment Segment 7' })
  await user.click(around.getByRole('link', { name: 'Nächstes Segment Segment 1' }))
  await screen.findByRole('heading', { level: 1, name: 'Segment 1' })
})

test('a segment that does not exist says so and leads to all segments', async () => {
  const server = fakeServer()
  server.refuse(readSegment, 'segment_not_found')
  const { user, router } = showApplication('/topic/99', { server })
  await screen.findByRole('heading', { name: 'Segment nicht gefunden' })
  await user.click(screen.getByRole('link', { name: 'Alle Segmente ansehen' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/explore'))
})

test.each(['wheel', '0', '-3', '1.5', '99999999999'])(
  '%s is no segment, and the server is not asked',
  async (id) => {
    const server = fakeServer()
    showApplication(`/topic/${id}`, { server })
    await screen.findByRole('heading', { name: 'Segment nicht gefunden' })
    expect(server.callsOf(readSegment)).toHaveLength(0)
  },
)

test('a failure is told, and the segment is loaded again on demand', async () => {
  const server = serverWith()
  server.refuse(listSegments, 'unexpected')
  server.refuseOnce(readSegment, 'overloaded')
  const { user } = showApplication('/topic/5', { server })
  await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
  await screen.findByRole('heading', { level: 1, name: 'Finanzmanagement' })
})

test('what stands in a segment is there as cards that lead to it', async () => {
  const course = makeChild(1, {
    clazz: 'Container',
    containerId: 9,
    containerTypeId: 23700,
    name: { en: 'Read a balance sheet', de: 'Eine Bilanz lesen' },
    childCount: 2,
  })
  const { user, router } = showApplication('/topic/5', { server: serverWith({}, [course]) })
  await user.click(await screen.findByRole('link', { name: /Eine Bilanz lesen/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-learning/9'))
})
