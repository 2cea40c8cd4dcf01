import { type Found, searchAll, type SearchResult } from '@oktant/contract/learning/search.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const both = (text: string) => ({ en: text, de: text })

const makeResult = (id: number, own: Partial<SearchResult> = {}): SearchResult => ({
  type: 'Container',
  id,
  imageUrl: null,
  name: both(`Verhandeln ${id}`),
  text: both('Nein sagen, ohne zu gehen.'),
  containerId: id,
  containerTypeId: 23700,
  inside: both('Kommunikation'),
  segmentKey: 'communication',
  ...own,
})
const person = makeResult(4, {
  type: 'User',
  name: both('Vera Handel'),
  text: both(''),
  containerId: null,
  containerTypeId: null,
  inside: null,
  segmentKey: null,
})

const answer = (content: SearchResult[], own: Partial<Found> = {}): Found => ({
  content,
  totalElements: content.length,
  totalPages: 1,
  number: 0,
  kinds: [],
  isClose: false,
  courseTypes: [],
  ...own,
})

function show(address: string, found: Found) {
  const server = fakeServer()
  server.answer(searchAll, found)
  return { server, ...showApplication(address, { server, as: { permissions: ['learning.take'] } }) }
}

test('results stand by their kinds, with what fits marked, and lead to what they are', async () => {
  const kinds = [
    { type: 'Container' as const, count: 7 },
    { type: 'User' as const, count: 1 },
  ]
  const { user, server } = show(
    '/search?text=verh',
    answer([makeResult(1), makeResult(2), person], { kinds }),
  )
  const courses = within(await screen.findByRole('region', { name: 'Kurse und Themen' }))
  const link = courses.getByRole('link', { name: /^Verhandeln 1/ })
  expect(link.getAttribute('href')).toBe('#/my-learning/1')
  expect(within(link).getByText('Verhandeln').tagName).toBe('MARK')
  within(screen.getByRole('region', { name: 'Personen' })).getByText('Vera Handel')
  expect(screen.queryByRole('link', { name: /Vera/ })).toBeNull()
  screen.getByText('8 Treffer')
  await user.click(courses.getByText('Alle 7 unter „Kurse und Themen“ zeigen'))
  await waitFor(() => expect(server.callsOf(searchAll).at(-1)?.query.get('type')).toBe('Container'))
})

test('what somebody wrote or typed is shown as text', async () => {
  show(
    '/search?text=img',
    answer([makeResult(1, { name: both('<img src=x onerror=alert(1)>') })], {
      kinds: [{ type: 'Container', count: 1 }],
    }),
  )
  await screen.findByRole('link', { name: /^<img src=x onerror=alert\(1\)>/ })
  expect(document.querySelector('main img')).toBeNull()
})

test('what is nearly it says so', async () => {
  show(
    '/search?text=verhanlden',
    answer([makeResult(1)], { isClose: true, kinds: [{ type: 'Container', count: 1 }] }),
  )
  await screen.findByText('Genau „verhanlden“ kommt nicht vor. Das kommt dem nahe:')
})

test('nothing typed, nothing found and nothing answered each say what to do', async () => {
  const { server, router } = show('/search', answer([]))
  await screen.findByText('Was suchen Sie?')
  expect(server.callsOf(searchAll)).toEqual([])
  await router.navigate('/search?text=xyz')
  await screen.findByText('Nichts gefunden für „xyz“.')
  server.refuse(searchAll, 'unexpected')
  await router.navigate('/search?text=abc')
  await waitFor(() => expect(server.callsOf(searchAll)).toHaveLength(2))
})

test('courses are narrowed to one type, which stands in the address', async () => {
  const courseTypes = [
    { id: 3, name: both('Kurzkurs'), icon: 'bulb' as const, count: 4 },
    { id: 5, name: both('Lernpfad'), icon: 'book' as const, count: 2 },
  ]
  const kinds = [{ type: 'Container' as const, count: 6 }]
  const { user, server, router } = show(
    '/search?text=verh&type=Container',
    answer([makeResult(1)], { kinds, courseTypes }),
  )
  const types = within(await screen.findByRole('group', { name: 'Von welchem Typ' }))
  await user.click(types.getByRole('button', { name: /^Lernpfad/ }))
  await waitFor(() => expect(server.callsOf(searchAll).at(-1)?.query.get('courseType')).toBe('5'))
  expect(router.state.location.search).toContain('courseType=5')
  expect(types.getByRole('button', { name: /^Lernpfad/ }).getAttribute('aria-pressed')).toBe('true')
  await user.click(types.getByRole('button', { name: 'Jeder Typ' }))
  await waitFor(() => expect(router.state.location.search).not.toContain('courseType'))
})
