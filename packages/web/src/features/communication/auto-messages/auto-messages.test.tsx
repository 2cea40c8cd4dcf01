import { readAudienceChoices, searchAudiencePeople } from '@oktant/contract/communication/audiences.ts'
import {
  createAutoMessage,
  deleteAutoMessage,
  listAutoMessageRuns,
  listAutoMessages,
  readAutoMessage,
  restoreAutoMessage,
  simulateAutoMessage,
  switchAutoMessage,
  type AutoMessage,
} from '@oktant/contract/communication/auto-messages.ts'
import { listMessageTemplates, readMessageTemplate } from '@oktant/contract/communication/templates.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const both = (text: string) => ({ en: text, de: text })
const words = { subject: 'Willkommen', body: 'Schön, dass Sie da sind.', action: '' }
const message: AutoMessage = {
  id: 4,
  isOn: false,
  name: 'Erster Tag',
  trigger: 'user.neverSignedIn',
  days: 7,
  field: null,
  audience: { kind: 'everyone', ids: [], reach: 'themselves' },
  channels: ['mail'],
  delay: { amount: 1, unit: 'days' },
  activeFrom: null,
  activeUntil: null,
  quiet: null,
  texts: { en: words, de: words },
}
const page = <T,>(content: T[], totalElements = content.length) => ({
  content,
  totalElements,
  totalPages: Math.ceil(totalElements / 10),
  number: 0,
})

function open(address: string) {
  const server = fakeServer()
  server.answer(listAutoMessages, page([{ ...message, runs: { waiting: 1, sent: 12, cancelled: 0 } }]))
  server.answer(readAutoMessage, message)
  server.answer(readAudienceChoices, {
    projects: [{ id: 5, name: both('Frühschicht') }],
    learningGroups: [{ id: 6, name: { en: 'Mentors', de: 'Mentoren' } }],
    jobRoles: [],
    localities: [],
    dateFields: [{ id: 8, name: both('Vertragsende') }],
  })
  const at = '2026-11-20T10:00:00Z'
  server.answer(
    simulateAutoMessage,
    page([{ id: 7, name: 'Mia Naidoo', about: null, dueAt: at, since: at }], 23),
  )
  server.answer(
    listAutoMessageRuns,
    page([
      {
        id: 1,
        name: 'Jo Weber',
        about: null,
        state: 'cancelled' as const,
        reason: 'gone' as const,
        dueAt: at,
        doneAt: at,
      },
    ]),
  )
  server.answer(
    listMessageTemplates,
    page([
      {
        id: 3,
        key: 'own.3',
        kind: 'own',
        name: both('Erste Woche'),
        about: both(''),
        changedIn: [],
        changedAt: null,
      },
    ]),
  )
  const as = { permissions: ['communications.administer' as const] }
  return { server, ...showApplication(address, { server, as }) }
}

test('the list says what is on, on which occasion, and how many it reached', async () => {
  open('/administration/auto-messages')
  const table = await screen.findByRole('table', { name: 'Automatische Nachrichten' })
  await within(table).findByRole('link', { name: 'Erster Tag' })
  within(table).getByText('Jemand hat sich nie angemeldet')
  within(table).getByText('12')
})

test('before anything is saved one sees who would get it, when and why', async () => {
  const { server, user } = open('/administration/auto-messages/0')
  await screen.findByText('23 Nachrichten')
  screen.getByText('Mia Naidoo')
  await user.selectOptions(screen.getByLabelText('Anlass'), 'Jemand hat sich nie angemeldet')
  await screen.findByText(/nie angemeldet, Konto vom/)
  expect(server.callsOf(createAutoMessage)).toEqual([])
  await waitFor(() =>
    expect(server.callsOf(simulateAutoMessage).at(-1)?.body).toMatchObject({ trigger: 'user.neverSignedIn' }),
  )
})

test('a message is aimed at people by name, begun with a template, and its mistakes are told at their fields', async () => {
  const { server, user } = open('/administration/auto-messages/0')
  server.answer(searchAudiencePeople, [{ id: 9, name: 'Ada Weber', login: 'ada' }])
  server.answer(readMessageTemplate, {
    id: 3,
    key: 'own.3',
    kind: 'own',
    name: both('Erste Woche'),
    about: both(''),
    changedIn: [],
    changedAt: null,
    texts: { en: words, de: words },
    defaults: { en: words, de: words },
    hasAction: false,
    placeholders: [],
    can: { edit: true, remove: true },
  })
  await user.selectOptions(await screen.findByLabelText('Um wen es geht'), 'Einzelne Personen')
  screen.getByText(/Wählen Sie, für wen die Nachricht ist/)
  await user.type(screen.getByLabelText('Personen finden'), 'web')
  await user.click(await screen.findByRole('button', { name: 'Ada Weber hinzufügen' }))
  await screen.findByRole('button', { name: 'Ada Weber entfernen' })
  await user.selectOptions(await screen.findByLabelText('Mit einer Vorlage beginnen'), 'Erste Woche')
  await waitFor(() => expect(screen.getAllByDisplayValue('Willkommen')).toHaveLength(2))
  server.refuse(createAutoMessage, 'auto_message_invalid', {
    errors: [{ field: 'name', code: 'template_empty', message: 'empty' }],
  })
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Bitte schreiben Sie hier etwas')
  expect(server.callsOf(createAutoMessage)[0]?.body).toMatchObject({
    audience: { kind: 'people', ids: [9] },
    texts: { de: words },
  })
})

test('a message is turned on, and says what became of it', async () => {
  const { server, user } = open('/administration/auto-messages/4')
  server.answer(switchAutoMessage, { ...message, isOn: true })
  await screen.findByText(/Der Grund besteht nicht mehr/)
  await user.click(screen.getByRole('button', { name: 'Einschalten' }))
  await screen.findByText('Diese Nachricht ist eingeschaltet.')
  expect(server.callsOf(switchAutoMessage)[0]?.body).toEqual({ isOn: true })
})

test('a message is removed, and the word about it brings it back', async () => {
  const { server, user, router } = open('/administration/auto-messages/4')
  server.answer(deleteAutoMessage, {})
  server.answer(restoreAutoMessage, message)
  await user.click(await screen.findByRole('button', { name: 'Entfernen' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/administration/auto-messages'))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(restoreAutoMessage)).toHaveLength(1))
})
