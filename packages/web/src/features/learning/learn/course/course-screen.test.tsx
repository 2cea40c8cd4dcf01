import { listNextContainers } from '@oktant/contract/learning/catalogue.ts'
import { createFavourite, removeFavourite } from '@oktant/contract/learning/own/favourites.ts'
import { launchComponent, saveLaunch } from '@oktant/contract/learning/own/launches.ts'
import {
  type Container,
  type ContainerChild,
  moveToNewEdition,
  readLearning,
  readPublicLearning,
} from '@oktant/contract/learning/own/learn.ts'
import { createTestimonial, removeTestimonial } from '@oktant/contract/learning/testimonials.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeChild, makeContainer } from '../../../../test/made/make-courses.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const learner = { permissions: ['learning.take' as const] }

const first = makeChild(1, { name: { en: 'Reading', de: 'Lesen' }, completion: 'acknowledged' })
const second = makeChild(2, {
  name: { en: 'Writing', de: 'Schreiben' },
  enabled: false,
  locked: { code: 'previous_missing', text: first.name },
})

function serverWith(own: Partial<Container> = {}, children: ContainerChild[] = [first, second]) {
  const server = fakeServer()
  server.answer(readLearning, makeContainer({ children, ...own }))
  server.answer(listNextContainers, [])
  return server
}

test('a course shows its parts, what locks them and how far one is', async () => {
  showApplication('/my-learning/5', { server: serverWith(), as: learner })
  await screen.findByRole('heading', { level: 1, name: 'Knoten' })
  screen.getByText('Öffnet sich, wenn Sie „Lesen“ erledigt haben.')
  screen.getByText('Noch nicht begonnen.')
  const way = within(screen.getByRole('navigation', { name: 'Der Weg hierher' }))
  expect(way.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Start', 'Segment 1'])
  await waitFor(() => expect(document.title).toBe('Knoten · Oktant'))
})

test('an event in a course says when it is and leads to it, for whoever may attend one', async () => {
  const event = makeChild(3, {
    clazz: 'Event',
    categoryId: null,
    name: { en: 'Practice', de: 'Praxis' },
    eventId: 7,
    startDate: '2026-12-03T08:00:00.000Z',
  })
  const server = serverWith({ can: { launch: true, edit: false, moveOn: false, rate: false } }, [
    first,
    event,
  ])
  const { router } = showApplication('/my-learning/5?part=3', {
    server,
    as: { permissions: ['learning.take' as const, 'events.attend' as const] },
  })
  const link = await screen.findByRole('link', { name: 'Zur Veranstaltung: Praxis' })
  expect(link.getAttribute('href')).toMatch(/\/event\/7$/)
  screen.getByText(/Veranstaltung, .*3\..*2026/)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(router.state.location.pathname).toBe('/my-learning/5')
})

test('a part that is locked is not opened by its address, and its row says why', async () => {
  const can = { launch: true, edit: false, moveOn: false, rate: false }
  const { router } = showApplication('/my-learning/5?part=2', { server: serverWith({ can }), as: learner })
  await screen.findByText('Öffnet sich, wenn Sie „Lesen“ erledigt haben.')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(screen.queryByRole('dialog')).toBeNull()
  const row = screen.getByRole('heading', { name: 'Schreiben' }).closest('li')
  await waitFor(() => expect(document.activeElement).toBe(row))
})

test.each(['/overview', '/my-learning/5'])(
  'a link within the application to a part that is locked, pressed on %s, leads to its row',
  async (from) => {
    const can = { launch: true, edit: false, moveOn: false, rate: false }
    const { router } = showApplication(from, { server: serverWith({ can }), as: learner })
    await screen.findByRole('heading', { level: 1 })
    await act(() => router.navigate('/my-learning/5?part=2'))
    const row = (await screen.findByRole('heading', { name: 'Schreiben' })).closest('li')
    await waitFor(() => expect(document.activeElement).toBe(row))
    expect(router.state.location.search).toBe('')
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('what a course is about is told with its keywords as a list', async () => {
  showApplication('/my-learning/5', { server: serverWith({ keywords: ['Seil', 'Hafen'] }), as: learner })
  const words = within(await screen.findByRole('list', { name: 'Stichwörter' }))
  expect(words.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Seil', 'Hafen'])
})

test('who leaves a part by the way back of their browser finds the course as it is now', async () => {
  const server = serverWith({ can: { launch: true, edit: false, moveOn: false, rate: false } })
  server.refuse(launchComponent, 'deleted_resource_launch', { value: 'Lesen' })
  const { router } = showApplication('/my-learning/5', { server, as: learner })
  await screen.findByRole('heading', { level: 1, name: 'Knoten' })
  await act(() => router.navigate('/my-learning/5?part=1'))
  await screen.findByText(/Die gelöschte Ressource/)
  server.answer(
    readLearning,
    makeContainer({ children: [{ ...first, why: { code: 'under_way' }, state: 'IN_PROGRESS' }] }),
  )
  await act(() => router.navigate(-1))
  await screen.findByText('Begonnen und noch nicht erledigt.')
})

test.each([
  [{ code: 'mark_missed' }, 'FAILED', 'Ergebnis ansehen', /Bestehensgrenze nicht erreicht/],
  [{ code: 'returned' }, 'IN_PROGRESS', 'Überarbeiten', /^An Sie zurückgegeben: Überarbeiten Sie/],
] as const)(
  'a test that is to be gone on with because of %o says so, in its row and at the head',
  async (why, state, name, said) => {
    const server = serverWith({
      state: 'IN_PROGRESS',
      children: [{ ...first, clazz: 'Evaluation', categoryId: 3, why, state }],
    })
    showApplication('/my-learning/5', { server, as: learner })
    await screen.findByRole('button', { name: `${name}: Lesen` })
    screen.getByRole('button', { name })
    await screen.findByText(said)
  },
)

test('a course asks the server for itself and for what follows it, and coming back no more than that', async () => {
  const server = serverWith({ state: 'PASSED', percent: 100, passed: true })
  const ofShell = /validate|settings|project|notifications/i
  const calls = () => server.calls().filter((name) => !ofShell.test(name))
  const { router } = showApplication('/my-learning/5', { server, as: learner })
  await screen.findByRole('heading', { level: 1, name: 'Knoten' })
  await waitFor(() => expect(server.callsOf(listNextContainers)).toHaveLength(1))
  expect(calls().length).toBeLessThanOrEqual(3)
  const before = calls().length
  await act(() => router.navigate('/my-learning/6'))
  await act(() => router.navigate('/my-learning/5'))
  await screen.findByRole('heading', { level: 1, name: 'Knoten' })
  const ofCourse = calls().slice(before)
  // NOTE: two courses were opened, the second one anew.
  expect(ofCourse.length).toBeLessThanOrEqual(4)
})

test('a part is opened, read and acknowledged, and the server hears of it', async () => {
  const server = serverWith()
  server.answer(launchComponent, {
    containerChildId: 1,
    containerId: 5,
    componentId: 3,
    categoryId: 1,
    name: first.name,
    description: { en: '', de: '' },
    html: { en: '<p>Take the rope.</p>', de: '<p>Nehmen Sie das Seil.</p>' },
    path: null,
    completion: 'acknowledged',
    launch: 'token',
    componentLog: { id: 1, mark: null, totalDuration: 0, stateLabel: 'IN_PROGRESS', location: '' },
  })
  server.answer(saveLaunch, {
    componentLog: { id: 1, mark: null, totalDuration: 3, stateLabel: 'COMPLETED' },
    containerLog: {
      percent: 50,
      mark: null,
      state: 'IN_PROGRESS',
      why: { code: 'children_left', count: 1, of: 2 },
      passed: false,
    },
    savedAt: '2026-11-21T08:00:00Z',
  })
  const { user } = showApplication('/my-learning/5', { server, as: learner })
  await user.click(await screen.findByRole('button', { name: 'Lesen beginnen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Lesen' }))
  await dialog.findByText('Nehmen Sie das Seil.')
  await user.click(dialog.getByRole('button', { name: 'Ich habe dies gelesen und verstanden' }))
  await dialog.findByText('Erledigt')
  expect(server.callsOf(saveLaunch)).toMatchObject([
    { params: { key: '1' }, body: { launch: 'token', done: 'acknowledged' } },
  ])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Lesen beginnen' }))
})

test('a visitor sees the course and is asked to sign in to start it', async () => {
  const server = fakeServer()
  server.answer(
    readPublicLearning,
    makeContainer({
      children: [first],
      percent: null,
      can: { launch: false, edit: false, moveOn: false, rate: false },
    }),
  )
  const { user, router } = showApplication('/my-learning/5', { server })
  await user.click(await screen.findByRole('link', { name: 'Anmelden und beginnen' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(
    localStorage.getItem('oktant.return-path') ?? sessionStorage.getItem('oktant.return-path'),
  ).toContain('/my-learning/5')
})

test('a new edition is offered, and taken only when one asks for it', async () => {
  const server = serverWith({
    can: { launch: true, edit: false, moveOn: true, rate: true },
    hasNewEdition: true,
    state: 'IN_PROGRESS',
  })
  server.answer(moveToNewEdition, makeContainer({ children: [first] }))
  const { user } = showApplication('/my-learning/5', { server, as: learner })
  await user.click(await screen.findByRole('button', { name: 'Zur neuen Ausgabe wechseln' }))
  expect(server.callsOf(moveToNewEdition)).toHaveLength(1)
})

test.each([
  ['2126-12-01', 'Bitte schließen Sie ihn bis zum 1. Dez. 2126 ab.'],
  ['2026-01-01', 'Er war bis zum 1. Jan. 2026 abzuschließen.'],
])(
  'a course that opened again says why, until when (%s), and that the earlier proof stays',
  async (dueOn, said) => {
    const period = {
      number: 2,
      by: 'recertification' as const,
      openedAt: '2026-11-01T08:00:00Z',
      dueOn,
      passedBefore: '2025-12-01T08:00:00Z',
    }
    showApplication('/my-learning/5', { server: serverWith({ period }), as: learner })
    await screen.findByRole('heading', { name: 'Für einen neuen Zeitraum geöffnet' })
    screen.getByText(said)
    screen.getByText('Am 1. Dez. 2025 haben Sie ihn bestanden; das bleibt festgehalten.')
  },
)

test.each([
  ['valid', 2],
  ['expiring', 2],
  ['expired', 1],
  ['revoked', 1],
] as const)('a certificate that is %s is led to from %i places of its course', async (state, places) => {
  const userCertificate = { id: 3, state, expiresAt: '2030-01-01T08:00:00Z' }
  const server = serverWith({ state: 'PASSED', percent: 100, passed: true, userCertificate })
  showApplication('/my-learning/5', { server, as: learner })
  await screen.findByRole('heading', { name: 'Ihr Zertifikat' })
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('link', { name: /Zertifikat/ })).toHaveLength(places)
})

test('a mandatory course says since when it is overdue, and by which group or that by name one has it', async () => {
  const name = { en: 'Welders', de: 'Schweißerei' }
  const group = { groupId: 3, name, isByName: false, givenBy: null, since: '2026-10-01T08:00:00Z' }
  const byName = { ...group, groupId: 4, isByName: true, isMandatory: false, dueOn: null }
  const assigned = {
    isMandatory: true,
    because: [
      { ...group, isMandatory: true, dueOn: '2020-01-31' },
      byName,
      { ...byName, groupId: 5, givenBy: 'Ada Okafor' },
    ],
  }
  showApplication('/my-learning/5', { server: serverWith({ assigned, dueOn: '2020-01-31' }), as: learner })
  await screen.findByRole('heading', { name: 'Ein Pflichtkurs' })
  expect(screen.getAllByText(/^Seit [\d.]+ Tagen überfällig \(31. Jan. 2020\)$/)).toHaveLength(2)
  screen.getByText('Zugewiesen, weil Sie seit dem 1. Okt. 2026 zur Lerngruppe „Schweißerei“ gehören.')
  screen.getByText('Ihnen am 1. Okt. 2026 persönlich zugewiesen.')
  screen.getByText('Ihnen am 1. Okt. 2026 von Ada Okafor persönlich zugewiesen.')
})

test.each([
  [1, 1, 'Der einzige Teil fehlt noch.'],
  [3, 3, 'Alle 3 Teile fehlen noch.'],
  [1, 3, 'Von 3 Teilen fehlt noch 1.'],
])('of a course of which %i of %i parts are left that is said', async (count, of, words) => {
  const why = { code: 'children_left' as const, count, of }
  showApplication('/my-learning/5', { server: serverWith({ why, children: [first] }), as: learner })
  await screen.findByText(words)
})

test.each([
  ['/my-learning/99', 'Kurs nicht gefunden'],
  ['/topic-levels/99', 'Thema nicht gefunden'],
  ['/library/99', 'Bibliothek nicht gefunden'],
])('%s says what does not exist, and asks for it once', async (path, title) => {
  const server = fakeServer()
  server.refuse(readLearning, 'container_not_found')
  showApplication(path, { server, as: learner })
  await screen.findByRole('heading', { name: title })
  expect(server.callsOf(readLearning)).toHaveLength(1)
})

test('a failure is told, and the course is loaded again on demand', async () => {
  const server = serverWith()
  server.refuseOnce(readLearning, 'overloaded')
  const { user } = showApplication('/my-learning/5', { server, as: learner })
  await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
  await screen.findByRole('heading', { level: 1, name: 'Knoten' })
})

test('a course is kept as a favourite by its star, and taken out again', async () => {
  const server = serverWith()
  const kept = {
    id: 3,
    title: 'Knoten',
    url: '/my-learning/5',
    containerId: 5,
    createdAt: '2026-11-21T08:00:00Z',
  }
  server.answer(createFavourite, kept)
  server.answer(removeFavourite, kept)
  const { user } = showApplication('/my-learning/5', { server, as: learner })
  const star = await screen.findByRole('button', { name: 'Favorit', pressed: false })
  server.answer(readLearning, makeContainer({ children: [first], favouriteId: 3 }))
  await user.click(star)
  await user.click(await screen.findByRole('button', { name: 'Favorit', pressed: true }))
  await screen.findByText('Der Kurs gehört nicht mehr zu Ihren Favoriten.')
  expect(server.callsOf(createFavourite).map(({ body }) => body)).toEqual([
    { title: 'Knoten', url: '/my-learning/5', containerId: 5 },
  ])
  expect(server.callsOf(removeFavourite).map(({ body }) => body)).toEqual([{ id: 3 }])
})

test('whoever has begun a course rates it, with words, and changes or takes back what they said', async () => {
  const can = { launch: true, edit: false, moveOn: false, rate: true }
  const server = serverWith({ can, ratingCount: 1, ratedCount: 3 })
  const rated = {
    id: 8,
    ratingType: 'ADDITIONAL' as const,
    about: 'course' as const,
    aboutId: 5,
    component: null,
    rating: 0 as const,
    comment: 'Zu kurz.',
    genericToggleFlag: false,
    user: { id: 7, fullName: 'Mia Naidoo', avatar: null, jobDescription: null },
    createdAt: '2026-11-21T08:00:00.000Z',
    updatedAt: '2026-11-21T08:00:00.000Z',
    nod: null,
    can: { edit: true, remove: true },
  }
  server.answer(createTestimonial, rated)
  server.answer(removeTestimonial, {})
  const permissions = ['learning.take' as const, 'ratings.give' as const]
  const { user } = showApplication('/my-learning/5', { server, as: { permissions } })
  await screen.findByText('Hilfreich für 1 von 3 Personen.')
  await user.click(screen.getByRole('button', { name: 'Diesen Kurs bewerten' }))
  const dialog = within(await screen.findByRole('dialog', { name: '„Knoten“ bewerten' }))
  const save = dialog.getByRole('button', { name: 'Bewertung speichern' })
  expect((save as HTMLButtonElement).disabled).toBe(true)
  await user.click(dialog.getByRole('radio', { name: 'Er hat mir nicht geholfen' }))
  await user.type(dialog.getByLabelText(/Was sollte/), 'Zu kurz.')
  const ownRating = { id: 8, rating: 0, comment: 'Zu kurz.' }
  server.answer(readLearning, makeContainer({ children: [first], can, ratedCount: 4, ownRating }))
  await user.click(save)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.callsOf(createTestimonial).map(({ body }) => body)).toEqual([
    {
      ratingType: 'ADDITIONAL',
      genericToggleFlag: false,
      rating: 0,
      comment: 'Zu kurz.',
      container: { id: 5 },
    },
  ])
  await user.click(await screen.findByRole('button', { name: 'Bewertung ändern' }))
  await user.click(await screen.findByRole('button', { name: 'Zurücknehmen' }))
  await screen.findByText('Ihre Bewertung ist zurückgenommen.')
})

test('each part says what kind it is, and its mark has the colour of its level', async () => {
  const server = fakeServer()
  const evaluation = { clazz: 'Evaluation' as const, duration: null }
  const why = { code: 'mark_below' as const, count: 20, of: 80 }
  const children = [
    makeChild(1, { ...evaluation, categoryId: 3, mark: 20, state: 'FAILED', why }),
    makeChild(2, { ...evaluation, categoryId: 6, mark: 60 }),
    makeChild(3, { ...evaluation, categoryId: 8 }),
    makeChild(4, { categoryId: 4, duration: null }),
  ]
  server.answer(readLearning, makeContainer({ children }))
  showApplication('/my-learning/5', { server, as: learner })
  await screen.findByRole('heading', { name: 'Part 1' })
  const part = (name: string) => within(screen.getByRole('heading', { name }).closest('li') ?? document.body)
  part('Part 1').getByText('Test')
  expect(part('Part 1').getByText(/^20\s%$/).dataset.level).toBe('low')
  part('Part 1').getByText('Nicht bestanden, weil 80 % nötig sind und Sie 20 % haben.')
  part('Part 2').getByText('Aufsatz')
  expect(part('Part 2').getByText(/^60\s%$/).dataset.level).toBe('middle')
  part('Part 3').getByText('Umfrage')
  part('Part 4').getByText('Film')
})
