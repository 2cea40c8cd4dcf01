import { listGroupCourses } from '@oktant/contract/learning/assignments.ts'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { addMembers, removeMembers } from '@oktant/contract/people/groups.ts'
import {
  affectedByLearningGroupRemoval,
  createLearningGroup,
  excludeFromLearningGroup,
  explainRule,
  listLearningGroupPeople,
  listLearningGroups,
  listNamedPeople,
  previewRule,
  readLearningGroup,
  readLearningGroupOptions,
  removeLearningGroup,
  restoreLearningGroup,
  updateLearningGroup,
  type LearningGroup,
} from '@oktant/contract/people/learning-groups.ts'
import { searchUsers } from '@oktant/contract/people/users.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const welders: LearningGroup = {
  id: 3,
  name: { en: 'Welders', de: 'Schweißerei' },
  description: { en: '', de: '' },
  rule: {
    match: 'all',
    sets: [
      {
        match: 'all',
        negated: false,
        conditions: [
          { about: 'status', field: null, operator: 'is', ids: [], value: 'Active' },
          { about: 'jobRole', field: null, operator: 'in', ids: [8], value: '' },
        ],
      },
    ],
  },
  members: 2,
  byHand: 1,
  excluded: 0,
  isResting: false,
}

const field = (values: object) => ({
  id: 40,
  name: 'field',
  label: { en: 'Field', de: 'Feld' },
  description: { en: '', de: '' },
  clazz: 'User',
  inputType: 'selection' as const,
  textArea: false,
  dateField: false,
  mandatory: false,
  customFieldOptions: [],
  values: [],
  ...values,
})

const stay = {
  id: 70,
  userId: 5,
  firstName: 'Mia',
  surname: 'Naidoo',
  fullName: 'Mia Naidoo',
  login: 'mia',
  status: 'Active' as const,
  reasons: ['rule' as const],
  decidedBy: null,
  since: '2026-11-01T08:00:00.000Z',
  until: null,
}

function open(address: string, group: Partial<LearningGroup> = {}) {
  const server = fakeServer()
  const one = { totalElements: 1, totalPages: 1, number: 0 }
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(listLearningGroups, { content: [{ ...welders, isByRule: true }], ...one })
  server.answer(readLearningGroup, { ...welders, ...group })
  server.answer(readLearningGroupOptions, {
    projects: [],
    jobRoles: [
      { id: 8, name: { en: 'Welder', de: 'Schweißer' } },
      { id: 9, name: { en: 'Baker', de: 'Bäcker' } },
    ],
    localities: [],
    customFields: [
      field({
        label: { en: 'Contactable', de: 'Kontaktierbar' },
        customFieldOptions: [{ id: 400, value: { en: 'Yes', de: 'Ja' } }],
        values: [{ en: 'Yes', de: 'Ja' }],
      }),
      field({ id: 41, label: { en: 'First day', de: 'Erster Tag' }, inputType: 'date' }),
    ],
  })
  server.answer(listNamedPeople, [])
  server.answer(listGroupCourses, [])
  server.answer(listLearningGroupPeople, { content: [stay], ...one })
  server.answer(previewRule, {
    matching: 12,
    members: 13,
    joining: 3,
    leaving: 1,
    first: [{ id: 5, fullName: 'Mia Naidoo', login: 'mia' }],
  })
  server.answer(searchUsers, [
    { id: 5, login: 'mia', fullName: 'Mia Naidoo', emailAddress: '', avatar: null, jobDescription: null },
  ])
  return { server, ...showApplication(address, { server, as: { permissions: ['courses.administer'] } }) }
}

test('learning groups are listed with how people come in', async () => {
  open('/administration/learning-groups')
  const row = (await screen.findByRole('link', { name: 'Schweißerei' })).closest('tr')
  within(row ?? document.body).getByText('Nach Regel')
})

test('who was put in by hand stands there with who did it', async () => {
  const { server } = open('/administration/learning-groups/3')
  const decided = { ...stay, reasons: ['hand' as const], decidedBy: 'Ada Okafor' }
  server.answer(listLearningGroupPeople, {
    content: [decided],
    totalElements: 1,
    totalPages: 1,
    number: 0,
  })
  const row = (await screen.findByText('Naidoo, Mia')).closest('tr')
  within(row ?? document.body).getByText('Von Hand')
  within(row ?? document.body).getByText('durch Ada Okafor')
})

test('a rule is put together by keyboard, previewed, and saved', async () => {
  const { server, user } = open('/administration/learning-groups/0')
  server.answer(createLearningGroup, welders)
  await user.type(await screen.findByLabelText('Bezeichnung auf Deutsch'), 'Schweißerei')
  await user.click(screen.getByRole('button', { name: 'Regel hinzufügen' }))
  const set = await screen.findByRole('group', { name: 'Satz 1' })
  await user.selectOptions(within(set).getByRole('combobox', { name: 'Was Satz 1 verlangt' }), 'none')
  await user.click(within(set).getByRole('button', { name: 'Bedingung zu Satz 1 hinzufügen' }))
  const condition = within(set).getByRole('group', { name: 'Bedingung 2 von Satz 1' })
  await user.selectOptions(
    within(condition).getByRole('combobox', { name: 'Wonach gefragt wird' }),
    'field 40',
  )
  within(condition).getByRole('option', { name: 'ist' })
  await user.click(within(condition).getByRole('combobox', { name: 'Wert' }))
  await user.keyboard('{ArrowDown}{Enter}')
  await screen.findByText('Die Regel trifft auf 12 Personen zu.')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Die Lerngruppe Schweißerei ist angelegt, mit 2 Personen.')
  expect(server.callsOf(createLearningGroup)[0]?.body).toEqual({
    name: { en: '', de: 'Schweißerei' },
    description: { en: '', de: '' },
    rule: {
      match: 'all',
      sets: [
        {
          match: 'any',
          negated: true,
          conditions: [
            { about: 'status', field: null, operator: 'is', ids: [], value: 'Active' },
            { about: 'field', field: 40, operator: 'in', ids: [400], value: '' },
          ],
        },
      ],
    },
  })
})

test('nothing is asked while a condition is incomplete, and what the server finds wrong stands at it', async () => {
  const { server, user } = open('/administration/learning-groups/0')
  server.refuse(createLearningGroup, 'learning_group_invalid', {
    errors: [
      { field: 'name', code: 'required', message: '' },
      { field: 'rule.0.0', code: 'rule_incomplete', message: '' },
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Regel hinzufügen' }))
  const condition = await screen.findByRole('group', { name: 'Bedingung 1 von Satz 1' })
  await user.selectOptions(
    within(condition).getByRole('combobox', { name: 'Wonach gefragt wird' }),
    'field 41',
  )
  await screen.findByText(/Vervollständigen Sie jede Bedingung/)
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await within(condition).findByText('Bitte vervollständigen Sie diese Bedingung')
  await user.click(within(condition).getByRole('button', { name: /Entfernen/ }))
  await screen.findByText(/Es gibt keine Regel/)
})

test('a rule asks how far a day is from today, and says in words what that means', async () => {
  const { server, user } = open('/administration/learning-groups/0')
  server.answer(createLearningGroup, welders)
  await user.type(await screen.findByLabelText('Bezeichnung auf Deutsch'), 'Neu im Haus')
  await user.click(screen.getByRole('button', { name: 'Regel hinzufügen' }))
  const condition = await screen.findByRole('group', { name: 'Bedingung 1 von Satz 1' })
  const way = () => within(condition).getByRole('combobox', { name: 'Wie gefragt wird' })
  await user.selectOptions(
    within(condition).getByRole('combobox', { name: 'Wonach gefragt wird' }),
    'field 41',
  )
  await user.selectOptions(way(), 'liegt in den letzten … Tagen')
  within(condition).getByText('Der heutige Tag zählt mit.')
  await user.type(within(condition).getByRole('textbox', { name: 'Tage' }), '90')
  await within(condition).findByText('ist heute oder in den letzten 90 Tagen')
  await user.selectOptions(way(), 'liegt vor heute ± … Tage')
  await user.clear(within(condition).getByRole('textbox', { name: 'Tage' }))
  await user.type(within(condition).getByRole('textbox', { name: 'Tage' }), '-30')
  await within(condition).findByText('liegt mehr als 30 Tage zurück')
  await screen.findByText('Die Regel trifft auf 12 Personen zu.')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText(/ist angelegt/)
  expect(server.callsOf(createLearningGroup)[0]?.body).toMatchObject({
    rule: { sets: [{ conditions: [{ field: 41, operator: 'beforeToday', value: '-30' }] }] },
  })
})

test('who would come and go is told, and why somebody matches, condition by condition', async () => {
  const { server, user } = open('/administration/learning-groups/3')
  server.answer(explainRule, {
    belongs: false,
    matches: false,
    reason: null,
    sets: [
      {
        holds: false,
        conditions: [
          { holds: true, has: [{ en: 'Active', de: 'Active' }] },
          { holds: false, has: [{ en: 'Baker', de: 'Bäcker' }] },
        ],
      },
    ],
  })
  await screen.findByText(/Neu dabei: 3, nicht mehr dabei: 1/)
  await user.type(
    screen.getByRole('combobox', { name: 'Warum trifft sie auf jemanden zu oder nicht?' }),
    'mia',
  )
  await user.click(await screen.findByRole('option', { name: 'Mia Naidoo', hidden: true }))
  await screen.findByText('Die Regel trifft auf Mia Naidoo nicht zu.')
  screen.getByText('Stelle ist eine von Schweißer')
  screen.getByText('Hat: Bäcker')
  screen.getByText('Hat: Aktiv')
  expect(server.callsOf(explainRule)[0]?.body).toMatchObject({ groupId: 3, userId: 5 })
})

test('a changed rule can be taken back', async () => {
  const { server, user } = open('/administration/learning-groups/3')
  server.answerBy(updateLearningGroup, ({ body }) => ({ ...welders, ...(body as object), members: 1 }))
  const condition = await screen.findByRole('group', { name: 'Bedingung 2 von Satz 1' })
  await user.click(within(condition).getByRole('button', { name: /Entfernen/ }))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Nach der neuen Regel gehört 1 Person dazu.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() =>
    expect(server.callsOf(updateLearningGroup)[1]?.body).toMatchObject({ rule: welders.rule }),
  )
})

test('people are taken out and put back, and kept out by name', async () => {
  const { server, user } = open('/administration/learning-groups/3')
  server.answer(removeMembers, { changed: 1 })
  server.answer(addMembers, { changed: 1 })
  server.answer(excludeFromLearningGroup, { changed: 1 })
  await user.click(await screen.findByRole('checkbox', { name: 'Mia Naidoo auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Herausnehmen' }))
  await screen.findByText('1 Person wurde herausgenommen.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(addMembers)[0]?.body).toEqual({ userIds: [5] }))
  await user.type(screen.getByRole('combobox', { name: 'Person finden' }), 'mia')
  await user.click(await screen.findByRole('option', { name: 'Mia Naidoo', hidden: true }))
  await user.click(screen.getByRole('button', { name: 'Ausschließen' }))
  await screen.findByText('Mia Naidoo ist von der Lerngruppe ausgeschlossen.')
})

test('a removal says who loses their place, and can be undone', async () => {
  const { server, user } = open('/administration/learning-groups/3')
  server.answer(affectedByLearningGroupRemoval, [{ what: 'members', count: 2, examples: ['Mia Naidoo'] }])
  server.answer(removeLearningGroup, {})
  server.answer(restoreLearningGroup, welders)
  await user.click(await screen.findByRole('button', { name: 'Lerngruppe entfernen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Schweißerei entfernen?' })
  await within(dialog).findByText('2 Personen verlieren ihren Platz')
  await user.click(within(dialog).getByRole('button', { name: 'Entfernen' }))
  await screen.findByText('Die Lerngruppe Schweißerei wurde entfernt.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(restoreLearningGroup)).toHaveLength(1))
})

test('where a field is gone, the group says that it rests', async () => {
  open('/administration/learning-groups/3', { isResting: true })
  await screen.findByText(/Bis Sie die Regel ändern oder das Feld zurückholen/)
})
