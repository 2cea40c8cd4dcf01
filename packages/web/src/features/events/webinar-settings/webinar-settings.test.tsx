import { readWebinarSettings, saveWebinarSettings } from '@oktant/contract/events/webinar-settings.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const as = { permissions: ['system.administer' as const] }
const settings = {
  pageOn: false,
  service: '',
  tokenIssuer: '',
  tokenAudience: '',
  hasTokenKey: true,
  sendsName: false,
  sendsEmail: false,
  teamsOn: false,
  teamsLink: '',
  linkOn: true,
}

function open() {
  const server = fakeServer()
  server.answer(readWebinarSettings, settings)
  return { server, ...showApplication('/administration/webinars', { server, as }) }
}

test('a service is set, and the key that is kept stays where it is', async () => {
  const { server, user } = open()
  server.answer(saveWebinarSettings, { ...settings, pageOn: true, service: 'https://meet.example.org' })
  await user.click(await screen.findByRole('checkbox', { name: 'Webinare auf der Seite anbieten' }))
  await user.type(screen.getByRole('textbox', { name: 'Adresse des Dienstes' }), 'https://meet.example.org')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText(/gespeichert/i)
  expect(server.callsOf(saveWebinarSettings)).toMatchObject([
    { body: { pageOn: true, service: 'https://meet.example.org', tokenKey: null, sendsName: false } },
  ])
})

test.each([
  ['service', 'webinar_service_invalid', /Adresse eines Meeting-Dienstes/],
  ['teamsLink', 'teams_link_invalid', 'Bitte geben Sie die Adresse einer Teams-Besprechung ein'],
])('what is wrong at %s stands there', async (field, code, said) => {
  const { server, user } = open()
  server.refuse(saveWebinarSettings, 'webinar_settings_invalid', { errors: [{ field, code, message: code }] })
  await user.click(await screen.findByRole('checkbox', { name: 'Webinare in Teams anbieten' }))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText(said)
})
