import {
  readProfile,
  saveCustomFields,
  setAvatar,
  setTimezone,
  type Profile,
} from '@oktant/contract/people/account.ts'
import { endAllSessions, listSessions, setPassword } from '@oktant/contract/people/sessions.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '../../../lib/session/session-state.ts'
import { recall } from '../../../lib/storage.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const both = (text: string) => ({ en: text, de: text })
const makeProfile = (own: Partial<Profile> = {}): Profile => ({
  id: 7,
  firstName: 'Mia',
  surname: 'Naidoo',
  fullName: 'Mia Naidoo',
  login: 'mia',
  emailAddress: 'mia@firma.test',
  language: 'de',
  timezone: 'Europe/Berlin',
  avatar: null,
  userStatus: { name: 'Active' },
  jobDescription: { id: 1, name: 'Ingenieurin' },
  locality: null,
  manager: null,
  customFields: [
    {
      id: 3,
      name: 'room',
      label: both('Raum'),
      description: both(''),
      clazz: 'User',
      inputType: 'normal',
      textArea: false,
      dateField: false,
      mandatory: true,
      customFieldOptions: [],
      values: [],
    },
  ],
  customFieldMap: {},
  can: { edit: true },
  ...own,
})

function account(tab = 'profile') {
  const server = fakeServer()
  server.answer(readProfile, makeProfile())
  const at = new Date().toISOString()
  const here = {
    id: 1,
    startedAt: at,
    lastSeenAt: at,
    device: 'Firefox/1',
    address: '127.0.0.1',
    current: true,
  }
  server.answer(listSessions, [here])
  return { server, ...showApplication(`/account?tab=${tab}`, { server, as: { id: 7 } }) }
}

test('a mandatory field must be filled in before anything is saved', async () => {
  const { server, user } = account()
  server.answer(saveCustomFields, makeProfile({ customFieldMap: { 3: 'B 12' } }))
  const form = within(await screen.findByRole('form', { name: 'Mehr über Sie' }))
  await user.click(form.getByRole('button', { name: 'Speichern' }))
  form.getByText('Raum ist ein Pflichtfeld')
  form.getByText('Bitte füllen Sie vor dem Speichern alle Felder aus')
  await user.type(form.getByLabelText(/Raum/), 'B 12')
  await user.click(form.getByRole('button', { name: 'Speichern' }))
  await form.findByText(/Gespeichert/)
  expect(server.callsOf(saveCustomFields).map(({ body }) => body)).toEqual([{ 3: 'B 12' }])
})

test('a photo that the server could not take changes nothing and is told', async () => {
  const { server, user, container } = account()
  await screen.findByText('Ingenieurin')
  server.answer(setAvatar, { avatar: null, responseCode: 500 })
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  if (input) await user.upload(input, new File(['x'], 'ich.png', { type: 'image/png' }))
  await screen.findByText(/Es ist ein Fehler aufgetreten/)
})

const inAnHour = new Date(Date.now() + 3_600_000).toISOString()

test('a wrong current password is told at its field, a changed one is confirmed', async () => {
  const { server, user } = account('security')
  server.answer(setPassword, { message: 'done', token: 'the next', expires: inAnHour })
  server.refuseOnce(setPassword, 'current_password_invalid')
  const form = within(await screen.findByRole('form', { name: 'Passwort ändern' }))
  await user.type(form.getByLabelText('Aktuelles Passwort'), 'falsch')
  await user.type(form.getByLabelText('Neues Passwort'), 'Neu-2026')
  await user.type(form.getByLabelText('Neues Passwort wiederholen'), 'Neu-2026')
  await user.click(form.getByRole('button', { name: 'Passwort ändern' }))
  await form.findByText(/aktuelles Passwort ist falsch/)
  const button = form.getByRole('button', { name: 'Passwort ändern' })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'), { timeout: 4000 })
  await user.click(button)
  await form.findByRole('status')
  await waitFor(() => expect(form.getByLabelText<HTMLInputElement>('Neues Passwort').value).toBe(''))
  expect(session.get()).toMatchObject({ token: 'the next', expires: inAnHour, user: { id: 7 } })
  expect(JSON.parse(recall('session') ?? '{}')).toMatchObject({ token: 'the next' })
  await waitFor(() =>
    expect(server.callsOf(listSessions).at(-1)?.headers.get('authorization')).toBe('Bearer the next'),
  )
})

test('a chosen time zone is the one in which dates are shown from then on', async () => {
  const { server, user } = account('settings')
  server.answer(setTimezone, { timezone: 'Africa/Johannesburg' })
  const field = await screen.findByRole('combobox', { name: 'Zeitzone' })
  expect(screen.getByText(/Dort ist es jetzt \d\d:\d\d Uhr/)).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'johann')
  await user.click(await screen.findByText('Africa/Johannesburg'))
  await waitFor(() => expect(session.get()?.user.timezone).toBe('Africa/Johannesburg'))
})

test('signing out everywhere is asked first, and then ends here too', async () => {
  const { server, user, router } = account('security')
  server.answer(endAllSessions, {})
  await user.click(await screen.findByRole('button', { name: 'Überall abmelden' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Überall abmelden' }))
  await user.click(dialog.getByRole('button', { name: 'Überall abmelden' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/overview'))
  expect(session.get()).toBeNull()
})
