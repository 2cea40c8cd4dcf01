import {
  confirmRegistration,
  lookAtRegistration,
  makeCaptcha,
  register,
} from '@oktant/contract/people/registration.ts'
import { signIn } from '@oktant/contract/people/sessions.ts'
import { readSettings, type Settings } from '@oktant/contract/organisation/shell.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { createChallenge, pbkdf2 } from 'altcha/lib'
import { expect, test } from 'vitest'
import { makeSettings, makeSignedIn } from '../../../test/made/make.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const challenge = () =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 3, deriveKey: pbkdf2.deriveKey })

async function registerForm(own: Partial<Settings> = {}) {
  const server = fakeServer()
  server.answer(readSettings, makeSettings(own))
  server.answerBy(makeCaptcha, challenge)
  const shown = showApplication('/register', { server })
  const form = within(await screen.findByRole('form', { name: 'Unternehmen registrieren' }))
  return { server, form, ...shown }
}

test('a company is registered once the box is ticked, and the form says where the link went', async () => {
  const { server, form, user } = await registerForm()
  server.answer(register, {})
  await user.type(form.getByLabelText('Unternehmen'), 'Firma GmbH')
  await user.type(form.getByLabelText('E-Mail-Adresse'), 'mia@firma.test')
  await user.click(form.getByLabelText('Ich bin kein Roboter'))
  await form.findByText(/niemand sonst/)
  await user.click(form.getByRole('button', { name: 'Unternehmen registrieren' }))
  await screen.findByText(/Wir haben einen Link an mia@firma.test gesendet/)
  const { body } = server.callsOf(register)[0] ?? {}
  expect(body).toMatchObject({
    companyName: 'Firma GmbH',
    language: 'de',
    captcha: expect.stringMatching(/.{20}/),
  })
})

test.each([
  [
    'output',
    /Der Link erscheint dort, wo sie gestartet wurde/,
    'Bitte sehen Sie in die Ausgabe von „npm start“',
  ],
  ['none', /Diese Installation hat keinen Mailserver/, 'Registriert, aber nicht bestätigt'],
] as const)(
  'without a mail server the form says so before and after (%s)',
  async (confirmsBy, lead, title) => {
    const { server, form, user } = await registerForm({ confirmsBy })
    server.answer(register, {})
    await screen.findByText(lead)
    await user.click(form.getByLabelText('Ich bin kein Roboter'))
    await form.findByText(/niemand sonst/)
    await user.click(form.getByRole('button', { name: 'Unternehmen registrieren' }))
    await screen.findByRole('heading', { name: title })
    expect(screen.queryByText(/Wir haben einen Link/)).toBeNull()
  },
)

test('a form that is sent while the box still works is sent once that is done', async () => {
  const { server, form, user } = await registerForm()
  let solvable = () => {}
  const waits = new Promise<void>((resolve) => (solvable = resolve))
  server.answerBy(makeCaptcha, async () => {
    await waits
    return challenge()
  })
  server.answer(register, {})
  await user.type(form.getByLabelText('Unternehmen'), 'Firma GmbH')
  await user.type(form.getByLabelText('E-Mail-Adresse'), 'mia@firma.test')
  await user.click(form.getByLabelText('Ich bin kein Roboter'))
  await form.findByText('Einen Moment …')
  await user.click(form.getByRole('button', { name: 'Unternehmen registrieren' }))
  expect(server.callsOf(register)).toHaveLength(0)
  solvable()
  await screen.findByText(/Wir haben einen Link an mia@firma.test gesendet/)
  expect(server.callsOf(register)).toMatchObject([{ body: { captcha: expect.stringMatching(/.{20}/) } }])
})

test('work of the box that fails is said at the box, and wants it ticked anew', async () => {
  const { server, form, user } = await registerForm()
  server.refuse(makeCaptcha, 'too_many_attempts')
  const box = form.getByLabelText<HTMLInputElement>('Ich bin kein Roboter')
  await user.click(box)
  await form.findByText(/^Zu viele Versuche/)
  await waitFor(() => expect(box.checked).toBe(false))
  expect(server.callsOf(register)).toHaveLength(0)
})

test('a box that is turned away under load says so, and can be ticked again', async () => {
  const { server, form, user } = await registerForm()
  server.refuseOnce(makeCaptcha, 'overloaded')
  const box = form.getByLabelText<HTMLInputElement>('Ich bin kein Roboter')
  await user.click(box)
  await form.findByText(/^Diese Prüfung war gerade nicht möglich\./)
  await waitFor(() => expect(box.checked).toBe(false))
  await user.click(box)
  await waitFor(() => expect(box.checked).toBe(true))
  expect(form.queryByText(/^Diese Prüfung/)).toBeNull()
})

test('a refused form says at each field what is wrong, keeps what was typed and wants the box ticked anew', async () => {
  const { server, form, user } = await registerForm()
  server.refuse(register, 'registration_invalid', {
    errors: [{ field: 'companyName', code: 'company_name_taken', message: 'taken' }],
  })
  await user.type(form.getByLabelText('Unternehmen'), 'Firma GmbH')
  const box = form.getByLabelText<HTMLInputElement>('Ich bin kein Roboter')
  await user.click(box)
  await form.findByText(/niemand sonst/)
  await user.click(form.getByRole('button', { name: 'Unternehmen registrieren' }))
  await form.findByText('Es gibt bereits ein Unternehmen mit diesem Namen')
  expect(form.getByLabelText<HTMLInputElement>('Unternehmen').value).toBe('Firma GmbH')
  expect(box.checked).toBe(false)
})

const link = '/register/confirm/0f8fad5b-d9cb-469f-a165-70867728950e/mia@firma.test'

test('a confirmed registration signs the first administrator in', async () => {
  const server = fakeServer()
  server.answer(lookAtRegistration, {
    companyName: 'Firma GmbH',
    firstName: 'Mia',
    surname: 'Naidoo',
    emailAddress: 'mia@firma.test',
  })
  server.answer(confirmRegistration, { success: true, login: 'mia@firma.test' })
  server.answer(signIn, makeSignedIn())
  const { user, router } = showApplication(link, { server })
  const form = within(await screen.findByRole('form', { name: 'Registrierung bestätigen' }))
  await user.type(form.getByLabelText('Passwort'), 'Oktant-2026')
  await user.click(form.getByRole('button', { name: 'Bestätigen und anmelden' }))
  form.getByText('Bitte wiederholen Sie das Passwort')
  await user.type(form.getByLabelText('Passwort wiederholen'), 'Oktant-2026')
  await user.click(form.getByRole('button', { name: 'Bestätigen und anmelden' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('a link that was used says so, and leads on', async () => {
  const server = fakeServer()
  server.refuse(lookAtRegistration, 'registration_link_invalid')
  showApplication(link, { server })
  await screen.findByRole('heading', { name: 'Dieser Link wurde bereits verwendet' })
  expect(screen.getByRole('link', { name: 'Noch einmal registrieren' }).getAttribute('href')).toBe(
    '#/register',
  )
})
