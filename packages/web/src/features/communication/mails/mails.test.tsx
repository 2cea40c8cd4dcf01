import { listMails, readMail, resendMail, type MailItem } from '@oktant/contract/communication/mails.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const letter = (id: number, own: Partial<MailItem> = {}): MailItem => ({
  id,
  to: `person${id}@firma.test`,
  subject: `Brief ${id}`,
  state: 'sent',
  createdAt: '2026-11-20T10:00:00Z',
  sentAt: null,
  dueAt: null,
  lastError: null,
  reason: null,
  template: null,
  ...own,
})

const whole = {
  attachments: [],
  person: null,
  templateName: null,
  resentFrom: null,
  can: { resend: true },
}

function outbox(content: MailItem[], totalElements = content.length) {
  const server = fakeServer()
  const totalPages = Math.ceil(totalElements / 10)
  server.answerBy(listMails, ({ query }) => ({
    content,
    totalElements,
    totalPages,
    number: Number(query.get('_page')),
  }))
  const open = (address = '/administration/deliveries') =>
    showApplication(address, { server, as: { permissions: ['mail.readOutbox'] } })
  const lastQuery = () => Object.fromEntries(server.callsOf(listMails).at(-1)?.query ?? [])
  return { server, open, lastQuery }
}

test('the outbox lists the letters, newest first, page by page', async () => {
  const delayed = letter(3, { lastError: '4.4.1 timed out' })
  const { open, lastQuery } = outbox([letter(1), letter(2, { state: 'failed' }), delayed], 25)
  const { user, router } = open()
  const table = await screen.findByRole('table', { name: 'Versandprotokoll' })
  await within(table).findByRole('link', { name: 'Brief 1' })
  within(table).getByText('Fehlgeschlagen')
  within(table).getByText('Versandt, verzögert')
  expect(lastQuery()).toMatchObject({ _page: '0', _perPage: '10', _sortField: 'createdAt', _sortDir: 'DESC' })
  await user.click(screen.getByRole('button', { name: 'Seite 3' }))
  await waitFor(() => expect(lastQuery()).toMatchObject({ _page: '2' }))
  expect(router.state.location.search).toBe('?page=3')
})

test('order and filters stand in the address, so that a link shows the same list', async () => {
  const { open, lastQuery } = outbox([letter(1)])
  const { user, router } = open('/administration/deliveries?state=failed&sort=to')
  await screen.findByRole('link', { name: 'Brief 1' })
  expect(lastQuery()).toMatchObject({
    _filterFields: 'state',
    _filterValues: 'failed',
    _sortField: 'to',
    _sortDir: 'ASC',
  })
  await user.click(screen.getByRole('button', { name: /Betreff/ }))
  await user.type(screen.getByRole('searchbox', { name: 'Empfänger' }), 'mia')
  await waitFor(() => expect(router.state.location.search).toBe('?state=failed&sort=subject&to=mia'))
})

test('a list that its filters have emptied offers to show all', async () => {
  const { open } = outbox([])
  const { user, router } = open('/administration/deliveries?state=failed')
  await user.click(await screen.findByRole('button', { name: 'Alle zeigen' }))
  await screen.findByText('Noch keine E-Mail.')
  expect(router.state.location.search).toBe('')
})

test('a list that could not be loaded says what to do, and tries again', async () => {
  const { server, open } = outbox([letter(1)])
  server.refuseOnce(listMails, 'overloaded')
  const { user } = open()
  await screen.findByText('Der Dienst ist ausgelastet. Bitte versuchen Sie es gleich noch einmal.')
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  await screen.findByRole('link', { name: 'Brief 1' })
})

test('a letter is shown where no script of it can run, and as bare text', async () => {
  const { server, open } = outbox([letter(1)])
  server.answer(readMail, {
    ...whole,
    ...letter(1),
    html: '<p>Hallo</p><script>1</script>',
    text: 'Hallo in Text',
  })
  const { user } = open('/administration/deliveries/1')
  const frame = await screen.findByTitle('Die E-Mail, wie sie ankommt')
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin')
  await user.click(screen.getByRole('radio', { name: 'Nur Text' }))
  await screen.findByText('Hallo in Text')
})

test('a letter that is not there is an error with a way on, inside the shell', async () => {
  const { server, open } = outbox([])
  server.refuse(readMail, 'mail_not_found')
  open('/administration/deliveries/99')
  await screen.findByText(/E-Mail ist nicht/)
  within(screen.getByRole('main')).getByRole('link', { name: 'Versandprotokoll' })
  screen.getByRole('navigation', { name: 'Hauptnavigation' })
})

test('a letter is sent again, and one that was held back says why', async () => {
  const { server, open } = outbox([letter(1, { state: 'suppressed', reason: 'settings' })])
  server.answer(readMail, { ...whole, ...letter(1), html: '<p>Hallo</p>', text: 'Hallo' })
  server.answer(resendMail, letter(2, { state: 'waiting' }))
  const { user } = open()
  const table = await screen.findByRole('table', { name: 'Versandprotokoll' })
  await within(table).findByText('Von der Person ausgeschaltet')
  await user.click(within(table).getByRole('link', { name: 'Brief 1' }))
  await user.click(await screen.findByRole('button', { name: 'Noch einmal senden' }))
  await screen.findByText('Eine neue E-Mail ist unterwegs.')
})

test('a letter that waits says until when, and one leads to its person and its template', async () => {
  const waits = letter(1, { state: 'waiting', dueAt: '2026-11-21T06:00:00Z', template: 'user.welcome' })
  const { server } = outbox([waits])
  const person = { id: 7, fullName: 'Jo Sithole' }
  server.answer(readMail, { ...whole, ...waits, person, templateName: 'Willkommen', html: '', text: 'Hallo' })
  const permissions = ['mail.readOutbox', 'users.administer', 'communications.administer'] as const
  const { user } = showApplication('/administration/deliveries', {
    server,
    as: { permissions: [...permissions] },
  })
  await screen.findByText(/nicht vor 21\. Nov\. 2026/)
  await user.click(await screen.findByRole('link', { name: 'Brief 1' }))
  const leadsTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await leadsTo('Jo Sithole')).toBe('#/administration/users/7')
  expect(await leadsTo('Willkommen')).toBe('#/administration/message-templates/user.welcome')
})
