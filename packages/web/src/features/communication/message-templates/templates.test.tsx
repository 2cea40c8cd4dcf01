import {
  deleteMessageTemplate,
  listMessageTemplates,
  listTemplateVersions,
  previewMessageTemplate,
  readMessageTemplate,
  restoreMessageTemplate,
  saveMessageTemplate,
  testMessageTemplate,
  type MessageTemplate,
} from '@oktant/contract/communication/templates.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const both = (text: string) => ({ en: text, de: text })
const words = { subject: 'Neues Passwort', body: 'Für {login}.', action: 'Weiter' }
const makeTemplate = (own: Partial<MessageTemplate> = {}): MessageTemplate => ({
  id: -1,
  key: 'password.reset',
  kind: 'letter',
  name: both('Neues Passwort festlegen'),
  about: both('An alle, die es anfordern.'),
  changedIn: [],
  changedAt: null,
  texts: { en: words, de: words },
  defaults: { en: words, de: words },
  hasAction: true,
  placeholders: [{ name: 'login', about: both('Benutzername'), sample: both('mia'), isRequired: true }],
  can: { edit: true, remove: false },
  ...own,
})

function open(template = makeTemplate(), address = `/administration/message-templates/${template.key}`) {
  const server = fakeServer()
  const shown = { subject: 'Neues Passwort', html: '<p>Für mia.</p>', text: 'Für mia.' }
  server.answer(readMessageTemplate, template)
  server.answer(previewMessageTemplate, { en: shown, de: shown })
  server.answer(listTemplateVersions, [])
  server.answer(listMessageTemplates, {
    content: [template],
    totalElements: 1,
    totalPages: 1,
    number: 0,
  })
  const as = { permissions: ['communications.administer' as const] }
  return { server, ...showApplication(address, { server, as }) }
}

const german = async () =>
  within(
    (await screen.findByRole('heading', { name: 'Deutsch' })).closest('section') ??
      document.createElement('p'),
  )

test('the list names every letter and leads to its words', async () => {
  const { user, router } = open(makeTemplate({ changedIn: ['de'] }), '/administration/message-templates')
  const table = await screen.findByRole('table', { name: 'Nachrichtenvorlagen' })
  await within(table).findByText('Eigene Texte: Deutsch')
  await user.click(within(table).getByRole('link', { name: 'Neues Passwort festlegen' }))
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/administration/message-templates/password.reset'),
  )
})

test('words are changed language by language and saved together', async () => {
  const { server, user } = open()
  server.answer(saveMessageTemplate, makeTemplate({ changedIn: ['de'] }))
  const fields = await german()
  await user.clear(fields.getByLabelText('Betreff'))
  await user.type(fields.getByLabelText('Betreff'), 'Unser Betreff')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText(/Gespeichert/)
  expect(server.callsOf(saveMessageTemplate)[0]?.body).toMatchObject({
    texts: { en: words, de: { ...words, subject: 'Unser Betreff' } },
  })
})

test('an unknown placeholder is told at its field, by its name', async () => {
  const { server, user } = open()
  const errors = [
    { field: 'texts.de.body', code: 'placeholder_unknown', message: 'unknown', value: '{manager}' },
  ]
  server.refuse(saveMessageTemplate, 'template_invalid', { errors })
  await user.click(await screen.findByRole('button', { name: 'Speichern' }))
  const fields = await german()
  await fields.findByText('{manager} ist kein Platzhalter dieser Vorlage')
  await waitFor(() => expect(document.activeElement).toBe(fields.getByLabelText('Text')))
})

test('the preview cannot run scripts, shows the bare text, and can be sent to oneself', async () => {
  const { server, user } = open()
  server.answer(testMessageTemplate, { to: 'mia@firma.test' })
  const frame = await screen.findByTitle('Die E-Mail, wie sie ankommt')
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin')
  await user.click(screen.getByRole('radio', { name: 'Nur Text' }))
  await screen.findByText('Für mia.')
  await user.click(screen.getByRole('button', { name: 'An mich senden' }))
  await screen.findByText('Unterwegs an mia@firma.test.')
  expect(server.callsOf(testMessageTemplate)[0]?.body).toMatchObject({ language: 'de' })
})

test('a template of one’s own is removed, and the word about it brings it back', async () => {
  const own = makeTemplate({ id: 3, key: 'own.3', kind: 'own', can: { edit: true, remove: true } })
  const { server, user, router } = open(own)
  server.answer(deleteMessageTemplate, {})
  server.answer(restoreMessageTemplate, own)
  await user.click(await screen.findByRole('button', { name: 'Entfernen' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/administration/message-templates'))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(restoreMessageTemplate)).toHaveLength(1))
})

test('words from before there is a company can be read and not changed', async () => {
  open(makeTemplate({ can: { edit: false, remove: false } }))
  const fields = await german()
  expect(fields.getByLabelText<HTMLInputElement>('Betreff').readOnly).toBe(true)
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull()
})

test('a template that is not there is an error with a way on', async () => {
  const server = fakeServer()
  server.refuse(readMessageTemplate, 'template_not_found')
  const as = { permissions: ['communications.administer' as const] }
  showApplication('/administration/message-templates/own.9', { server, as })
  await screen.findByText('Diese Vorlage ist nicht verfügbar')
})
