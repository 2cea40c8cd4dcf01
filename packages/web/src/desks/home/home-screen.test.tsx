import { type Home, readHome, type ToDo } from '@oktant/contract/learning/own/home.ts'
import { readProfile, setTimezone, type Profile } from '@oktant/contract/people/account.ts'
import {
  countNotifications,
  latestNotifications,
  type Notification,
} from '@oktant/contract/communication/notifications.ts'
import { listSegments } from '@oktant/contract/learning/segments.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { query } from '../../lib/api/query-client.ts'
import { makeCard } from '../../test/made/make-courses.ts'
import { makeSegment } from '../../test/made/make.ts'
import { fakeServer, showApplication } from '../../test/show.tsx'

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone
const farZone = ownZone === 'Asia/Tokyo' ? 'Africa/Johannesburg' : 'Asia/Tokyo'

const makeProfile = (own: Partial<Profile> = {}): Profile => ({
  id: 7,
  firstName: 'Mia',
  surname: 'Naidoo',
  fullName: 'Mia Naidoo',
  login: 'mia.naidoo',
  emailAddress: 'mia.naidoo@firma.test',
  language: 'de',
  timezone: ownZone,
  avatar: '/photo.png',
  userStatus: { name: 'Active' },
  jobDescription: null,
  locality: null,
  manager: null,
  customFields: [],
  customFieldMap: {},
  can: { edit: true },
  ...own,
})

const makeNotification = (id: number, own: Partial<Notification> = {}): Notification => ({
  id,
  category: 'system',
  title: `Nachricht ${id}`,
  messageBody: 'Es gibt etwas Neues.',
  link: null,
  unRead: false,
  show: true,
  createdAt: new Date(Date.now() - 3_600_000).toISOString(),
  ...own,
})

const asked: Profile['customFields'][number] = {
  id: 3,
  name: 'number',
  label: { en: 'Employee number', de: 'Personalnummer' },
  description: { en: '', de: '' },
  clazz: 'User',
  inputType: 'normal',
  textArea: false,
  dateField: false,
  mandatory: true,
  customFieldOptions: [],
  values: [],
}

function serverFor({
  profile = makeProfile(),
  unread = 0,
  news = [],
  ...more
}: Partial<Home> & { unread?: number }) {
  const server = fakeServer()
  server.answer(readHome, { toDo: [], featured: [], testimonials: [], ...more, profile, news })
  server.answer(readProfile, profile)
  server.answer(countNotifications, { count: unread })
  server.answer(latestNotifications, news)
  return server
}

const toDo = async () => within(await screen.findByRole('region', { name: 'Zu erledigen' }))

test('whoever has nothing to do is told so, under a greeting and beside their progress', async () => {
  const server = serverFor({})
  server.answer(listSegments, [makeSegment(0, { progress: 40 }), makeSegment(1, { progress: 60 })])
  showApplication('/', { server, as: {} })
  await screen.findByRole('heading', { level: 1, name: /^Guten (Morgen|Tag|Abend), Mia$/ })
  await (await toDo()).findByText('Es wartet nichts auf Sie.')
  await screen.findByText(/^50\s%$/)
  await screen.findByText('Sie haben keine Benachrichtigungen.')
})

test('what waits stands in order of importance, each with its reason and a way to do it', async () => {
  const profile = makeProfile({ avatar: null, timezone: farZone, customFields: [asked] })
  showApplication('/', { server: serverFor({ profile, unread: 2 }), as: {} })
  const list = await toDo()
  await list.findByText('Ihr Unternehmen bittet um: Personalnummer.')
  expect(list.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)).toEqual([
    'Ihr Profil ist unvollständig',
    '2 ungelesene Benachrichtigungen',
    'Stimmt Ihre Zeitzone noch?',
    'Sie haben noch kein Foto',
  ])
  expect(list.getByRole('link', { name: 'Profil ergänzen' }).getAttribute('href')).toBe('#/account')
  expect(list.getByRole('link', { name: 'Lesen' }).getAttribute('href')).toBe('#/notifications')
})

test('the device’s time zone is taken over with one press, and then nothing is left to do', async () => {
  const server = serverFor({})
  let timezone = farZone
  server.answerBy(readProfile, () => makeProfile({ timezone }))
  server.answer(readHome, {
    toDo: [],
    featured: [],
    testimonials: [],
    news: [],
    profile: makeProfile({ timezone }),
  })
  server.answerBy(setTimezone, () => ({ timezone: (timezone = ownZone) }))
  const { user } = showApplication('/', { server, as: { timezone: farZone } })
  await user.click(await (await toDo()).findByRole('button', { name: / verwenden$/ }))
  await (await toDo()).findByText('Es wartet nichts auf Sie.')
  expect(server.callsOf(setTimezone).map(({ body }) => body)).toEqual([{ zoneName: ownZone }])
})

test('whoever keeps their time zone is not asked again on this device', async () => {
  const server = serverFor({ profile: makeProfile({ timezone: farZone }) })
  const first = showApplication('/', { server, as: { timezone: farZone } })
  await first.user.click(await (await toDo()).findByRole('button', { name: / behalten$/ }))
  await (await toDo()).findByText('Es wartet nichts auf Sie.')
  first.unmount()

  showApplication('/', { server, as: { timezone: farZone } })
  await (await toDo()).findByText('Es wartet nichts auf Sie.')
  expect(server.callsOf(setTimezone)).toHaveLength(0)
})

test('a refused time zone says why, and can be tried again', async () => {
  const server = serverFor({ profile: makeProfile({ timezone: farZone }) })
  server.refuse(setTimezone, 'timezone_unknown')
  const { user } = showApplication('/', { server, as: { timezone: farZone } })
  await user.click(await (await toDo()).findByRole('button', { name: / verwenden$/ }))
  await (await toDo()).findByRole('alert')
})

test('the newest notifications lead to themselves, and unread ones say so', async () => {
  const news = [makeNotification(9, { unRead: true }), makeNotification(4)]
  showApplication('/', { server: serverFor({ news }), as: {} })
  const unread = await screen.findByRole('link', { name: /^Ungelesen:\s*Nachricht 9/ })
  const read = screen.getByRole('link', { name: /^Nachricht 4/ })
  expect(unread.getAttribute('href')).toBe('#/notifications/9')
  expect(read.getAttribute('href')).toBe('#/notifications/4')
})

const waiting: ToDo = {
  key: 'course-9',
  about: 'course',
  count: null,
  since: null,
  name: { en: 'First aid', de: 'Erste Hilfe' },
  reason: 'overdue',
  dueOn: '2026-01-31',
  percent: 40,
  because: { name: { en: 'Safety', de: 'Sicherheit' }, isByName: false, givenBy: null },
  containerId: 9,
  containerTypeId: 23700,
  path: null,
}

test('courses that wait stand first, with why, by whom and how far one is', async () => {
  const open: ToDo = { ...waiting, key: 'course-4', name: { en: 'Open', de: 'Offen' }, reason: 'assigned' }
  const toDos = [waiting, { ...open, containerId: 4, dueOn: null, percent: null, because: null }]
  showApplication('/', { server: serverFor({ toDo: toDos, unread: 1 }), as: {} })
  const list = await toDo()
  await list.findByText(
    /^Überfällig seit 31\. Jan\.? 2026\. Sie sind bei 40\s%\. Zugewiesen über die Gruppe „Sicherheit“\.$/,
  )
  expect(list.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)).toEqual([
    'Erste Hilfe',
    'Offen',
    '1 ungelesene Benachrichtigung',
  ])
  const way = list.getByRole('link', { name: 'Fortsetzen: Erste Hilfe' })
  expect(way.getAttribute('href')).toBe('#/my-learning/9')
  list.getByRole('link', { name: 'Beginnen: Offen' })
})

test('a course that is due later than soon has its day, too', async () => {
  const later: ToDo = { ...waiting, reason: 'assigned', dueOn: '2027-03-01', percent: null, because: null }
  showApplication('/', { server: serverFor({ toDo: [later], unread: 0 }), as: {} })
  const list = await toDo()
  await list.findByText(/^Dieser Kurs ist für Sie vorgesehen\. Fällig am 1\. März 2027\.$/)
})

test.each([
  [null, 'Ihnen persönlich zugewiesen.'],
  ['Ada Okafor', 'Von Ada Okafor persönlich zugewiesen.'],
])(
  'what came back is told with the day of its course, and that it was given by name by %s',
  async (givenBy, said) => {
    const late: ToDo = {
      ...waiting,
      about: 'evaluation',
      since: '2026-03-02',
      percent: null,
      because: { name: { en: 'By name: x', de: 'Namentlich: x' }, isByName: true, givenBy },
    }
    showApplication('/', { server: serverFor({ toDo: [late] }), as: {} })
    const list = await toDo()
    await list.findByText(
      `Überfällig seit 31. Jan. 2026. Am 2. März 2026 an Sie zurückgegeben, zum Überarbeiten. ${said}`,
    )
  },
)

test('what others wait for is counted, with since when and the way to decide it', async () => {
  const approval: ToDo = {
    ...waiting,
    key: 'testimonials',
    about: 'testimonials',
    name: null,
    count: 2,
    since: '2026-03-02',
    reason: 'approval',
    dueOn: null,
    percent: null,
    because: null,
    containerId: null,
    path: '/administration/testimonials?nod=waiting',
  }
  showApplication('/', { server: serverFor({ toDo: [approval] }), as: {} })
  const list = await toDo()
  await list.findByText('2 Erfahrungsberichte freizugeben')
  list.getByText(/^Seit dem 2\. März 2026 wartet jemand auf Ihre Entscheidung\.$/)
  const way = list.getByRole('link', { name: 'Entscheiden: 2 Erfahrungsberichte freizugeben' })
  expect(way.getAttribute('href')).toBe('#/administration/testimonials?nod=waiting')
})

test('what people say stands side by side with who said it', async () => {
  const said = {
    id: 3,
    rating: 1 as const,
    comment: 'Es hilft mir.',
    author: 'Ada Zulu',
    avatar: null,
    jobDescription: { en: 'Planning', de: 'Planung' },
  }
  showApplication('/', { server: serverFor({ testimonials: [said] }), as: {} })
  const region = within(await screen.findByRole('region', { name: 'Was andere sagen' }))
  region.getByText('Es hilft mir.')
  region.getByText('Ada Zulu')
  region.getByText('Planung')
})

test('featured courses stand side by side, and there is no heading without any', async () => {
  const { unmount } = showApplication('/', { server: serverFor({ featured: [makeCard(5)] }), as: {} })
  await screen.findByRole('heading', { name: 'Empfohlene Kurse' })
  screen.getByRole('link', { name: /Course 5/ })
  unmount()
  query.clear()
  showApplication('/', { server: serverFor({}), as: {} })
  await screen.findByText('Es wartet nichts auf Sie.')
  expect(screen.queryByText('Empfohlene Kurse')).toBeNull()
})

test('the first page asks the server once for itself', async () => {
  const server = serverFor({ news: [makeNotification(1)] })
  showApplication('/', { server, as: {} })
  await screen.findByText('Nachricht 1')
  expect(server.callsOf(readHome)).toHaveLength(1)
  expect([...server.callsOf(readProfile), ...server.callsOf(latestNotifications)]).toEqual([])
})

test('what could not be loaded says so and leaves the wheel alone', async () => {
  const server = serverFor({})
  server.refuse(readHome, 'unexpected')
  showApplication('/', { server, as: {} })
  await (await toDo()).findByRole('alert')
  await screen.findAllByRole('link', { name: /Segment 1/ })
})
