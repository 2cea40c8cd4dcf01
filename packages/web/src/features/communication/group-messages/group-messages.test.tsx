import { readAudienceChoices } from '@oktant/contract/communication/audiences.ts'
import {
  affectedByWithdrawal,
  countGroupMessage,
  listGroupMessages,
  readGroupMessage,
  sendGroupMessage,
  withdrawGroupMessage,
  type GroupMessage,
} from '@oktant/contract/communication/group-messages.ts'
import { listMessageTemplates } from '@oktant/contract/communication/templates.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const words = { subject: 'Tag der offenen Tür', body: 'Am Freitag.', action: '' }
const message: GroupMessage = {
  id: 3,
  subject: { en: words.subject, de: words.subject },
  state: 'sent',
  sendAt: '2026-11-20T10:00:00Z',
  recipients: 40,
  read: 12,
  by: 'Jo Weber',
  audience: { kind: 'everyone', ids: [], reach: 'themselves' },
  channels: ['inApp'],
  texts: { en: words, de: words },
  can: { withdraw: true },
}

function open(address: string) {
  const server = fakeServer()
  server.answer(listGroupMessages, { content: [message], totalElements: 1, totalPages: 1, number: 0 })
  server.answer(listMessageTemplates, { content: [], totalElements: 0, totalPages: 0, number: 0 })
  server.answer(readGroupMessage, message)
  server.answer(readAudienceChoices, {
    projects: [{ id: 5, name: { en: 'Early shift', de: 'Frühschicht' } }],
    learningGroups: [{ id: 6, name: { en: 'Mentors', de: 'Mentoren' } }],
    jobRoles: [],
    localities: [],
    dateFields: [],
  })
  server.answer(countGroupMessage, { count: 23 })
  const as = { permissions: ['communications.administer' as const], timezone: 'Europe/Berlin' }
  return { server, ...showApplication(address, { server, as }) }
}

test('the list says how many have read a message', async () => {
  open('/administration/group-messages')
  const table = await screen.findByRole('table', { name: 'Nachrichten' })
  await within(table).findByRole('link', { name: 'Tag der offenen Tür' })
  within(table).getByText('12 von 40')
})

test('a message is aimed at a group, says how many that is, and is planned in one’s own time zone', async () => {
  const { server, user, router } = open('/administration/group-messages/0')
  server.answer(sendGroupMessage, message)
  await user.selectOptions(await screen.findByLabelText('Um wen es geht'), 'Gruppen')
  await screen.findByText('Wählen Sie, für wen die Nachricht ist.')
  await user.click(await screen.findByLabelText('Frühschicht'))
  await screen.findByText('23 Personen')
  for (const field of screen.getAllByLabelText('Betreff')) await user.type(field, 'Hallo')
  for (const field of screen.getAllByLabelText('Text')) await user.type(field, 'Am Freitag.')
  await user.click(screen.getByLabelText('Später senden'))
  await user.click(screen.getByRole('button', { name: 'Planen' }))
  await screen.findByText('Bitte wählen Sie Tag und Uhrzeit')
  await user.type(screen.getByLabelText('Tag'), '20-11-2030')
  await user.click(screen.getByRole('button', { name: 'Planen' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/administration/group-messages/3'))
  expect(server.callsOf(sendGroupMessage)[0]?.body).toMatchObject({
    audience: { kind: 'projects', ids: [5] },
    sendAt: '2030-11-20T07:00:00.000Z',
  })
})

test('a message is aimed at learning groups', async () => {
  const { server, user } = open('/administration/group-messages/0')
  server.answer(countGroupMessage, { count: 4 })
  await user.selectOptions(await screen.findByLabelText('Um wen es geht'), 'Lerngruppen')
  await user.click(await screen.findByLabelText('Mentoren'))
  await waitFor(() =>
    expect(server.callsOf(countGroupMessage).at(-1)?.body).toMatchObject({
      audience: { kind: 'learningGroups', ids: [6] },
    }),
  )
})

test('before a message is taken back one sees what that removes', async () => {
  const { server, user } = open('/administration/group-messages/3')
  server.answer(affectedByWithdrawal, [{ what: 'notifications', count: 28, examples: [] }])
  server.answer(withdrawGroupMessage, { ...message, state: 'withdrawn', can: { withdraw: false } })
  await user.click(await screen.findByRole('button', { name: 'Zurückziehen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nachricht zurückziehen' }))
  await dialog.findByText('28 ungelesene Benachrichtigungen werden entfernt')
  await user.click(dialog.getByRole('button', { name: 'Zurückziehen' }))
  await screen.findByText('Zurückgezogen')
})
