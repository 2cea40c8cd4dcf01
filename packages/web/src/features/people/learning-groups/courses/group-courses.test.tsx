import {
  affectedByGroupCourses,
  listGroupCourses,
  removeGroupCourses,
  restoreGroupCourses,
  setGroupCourses,
  type GroupCourse,
} from '@oktant/contract/learning/assignments.ts'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { listCourses } from '@oktant/contract/learning/courses/containers.ts'
import {
  listLearningGroupPeople,
  listNamedPeople,
  previewRule,
  readLearningGroup,
  readLearningGroupOptions,
} from '@oktant/contract/people/learning-groups.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const none = { content: [], totalElements: 0, totalPages: 0, number: 0 }
const text = (de: string) => ({ en: de, de })

const ropes: GroupCourse = {
  containerId: 9,
  title: text('Seile'),
  state: 'active',
  forGroups: false,
  since: '2026-11-01T08:00:00Z',
  rule: { isMandatory: true, due: { by: 'day', day: '2027-03-01' }, recertifyMonths: 12 },
}

function open(courses: GroupCourse[], more: readonly Permission[] = []) {
  const server = fakeServer()
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(readLearningGroup, {
    id: 3,
    name: text('Schweißerei'),
    description: text(''),
    rule: { match: 'all', sets: [] },
    members: 2,
    byHand: 2,
    excluded: 0,
    isResting: false,
  })
  server.answer(readLearningGroupOptions, { projects: [], jobRoles: [], localities: [], customFields: [] })
  server.answer(listNamedPeople, [])
  server.answer(previewRule, { matching: 0, members: 2, joining: 0, leaving: 0, first: [] })
  server.answer(listLearningGroupPeople, none)
  server.answer(listGroupCourses, courses)
  const found = (id: number, name: string) => ({
    id,
    title: text(name),
    containerTypeId: 23700,
    courseType: null,
    parent: null,
    state: 'active' as const,
    isChanged: false,
    children: 1,
    learners: 0,
    changedAt: '2026-11-01T08:00:00Z',
  })
  server.answer(listCourses, {
    content: [found(9, 'Seile'), found(10, 'Anker'), found(11, 'Segel')],
    totalElements: 3,
    totalPages: 1,
    number: 0,
  })
  server.answer(affectedByGroupCourses, [
    { what: 'people', count: 12, examples: [] },
    { what: 'passed', count: 3, examples: [] },
    { what: 'overdue', count: 0, examples: [] },
  ])
  const as = { permissions: ['courses.administer' as const, ...more] }
  return { server, ...showApplication('/administration/learning-groups/3', { server, as }) }
}

test('several courses are given at once, after one was told whom that touches', async () => {
  const { server, user } = open([ropes])
  server.answer(setGroupCourses, { added: [10, 11], before: [] })
  await screen.findByText('fällig am 1. März 2027 · alle 12 Monate erneut')
  await user.click(screen.getByRole('button', { name: 'Kurse zuweisen' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect((await dialog.findByRole('checkbox', { name: 'Seile' })).hasAttribute('disabled')).toBe(true)
  await user.click(dialog.getByRole('checkbox', { name: 'Anker' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Segel' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Für die Personen der Gruppe' }), 'mandatory')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Fällig' }), 'days')
  await user.type(dialog.getByRole('textbox', { name: 'Tage nach dem Beitritt' }), '14')
  await dialog.findByText('12 Personen haben dann diese Kurse')
  dialog.getByText('3 Mal wurde einer davon schon bestanden, was zählt')
  await user.click(dialog.getByRole('button', { name: '2 Kurse zuweisen' }))
  await screen.findByText('Der Gruppe wurden 2 Kurse zugewiesen.')
  const rule = { isMandatory: true, due: { by: 'days', days: 14 }, recertifyMonths: null }
  expect(server.callsOf(setGroupCourses)).toMatchObject([
    {
      body: {
        courses: [
          { containerId: 10, rule },
          { containerId: 11, rule },
        ],
      },
    },
  ])
})

test('a rule is changed, and the change taken back', async () => {
  const { server, user } = open([ropes])
  server.answer(setGroupCourses, { added: [], before: [{ containerId: 9, rule: ropes.rule }] })
  await user.click(await screen.findByRole('checkbox', { name: 'Seile auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Regel ändern' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Für die Personen der Gruppe' }), 'optional')
  await user.click(dialog.getByRole('button', { name: 'Ändern' }))
  await screen.findByText('Die Regel von 1 Kurs wurde geändert.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(setGroupCourses)).toHaveLength(2))
  expect(server.callsOf(setGroupCourses)[1]).toMatchObject({
    body: { courses: [{ containerId: 9, rule: ropes.rule }] },
  })
})

test('a course is taken from the group, and given back', async () => {
  const { server, user } = open([ropes], ['audit.read'])
  server.answer(removeGroupCourses, { changed: 1 })
  server.answer(restoreGroupCourses, { changed: 1 })
  await user.click(await screen.findByRole('checkbox', { name: 'Seile auswählen' }))
  const trail = { read: () => undefined as void }
  const read = new Promise<void>((done) => (trail.read = done))
  server.answer(listGroupCourses, [])
  server.answerBy(listAudit, () => read.then(() => ({ content: [], older: null, newer: null })))
  await user.click(screen.getByRole('button', { name: 'Aus der Gruppe nehmen' }))
  await screen.findByText('Die Gruppe hat noch keine Kurse.')
  trail.read()
  await screen.findByText('1 Kurs wurde aus der Gruppe genommen. Was darin geleistet wurde, bleibt.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() =>
    expect(server.callsOf(restoreGroupCourses)).toMatchObject([{ body: { containerIds: [9] } }]),
  )
})

test('what is wrong with a due date stands at its field', async () => {
  const { server, user } = open([])
  server.refuse(setGroupCourses, 'assignment_invalid', {
    errors: [{ field: 'due.day', code: 'day_unknown', message: 'Please name a day of the calendar' }],
  })
  await user.click(await screen.findByRole('button', { name: 'Kurse zuweisen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('checkbox', { name: 'Anker' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Für die Personen der Gruppe' }), 'mandatory')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Fällig' }), 'day')
  await user.click(dialog.getByRole('button', { name: '1 Kurs zuweisen' }))
  await dialog.findByText('Bitte nennen Sie einen Tag des Kalenders')
})

test('who gives a mandatory course is told what reminds of it, and led there who may turn it on', async () => {
  open([ropes], ['communications.administer'])
  await screen.findByText(/^An Fälliges erinnern automatische Nachrichten/)
  const way = screen.getByRole('link', { name: 'Ansehen, welche eingeschaltet sind' })
  expect(way.getAttribute('href')).toBe('#/administration/auto-messages')
})
