import { saveCustomFields, readProfile, type Profile } from '@oktant/contract/people/account.ts'
import { confirmRegistration, lookAtRegistration, register } from '@oktant/contract/people/registration.ts'
import { listSessions } from '@oktant/contract/people/sessions.ts'
import { waitFor } from '@testing-library/react'
import { fakeServer, showApplication } from '../show.tsx'
import { ownField } from './own-field.ts'
import { fill, refusedBy, type Scene, type Shown, submit, word } from './scene.ts'

const emailAddress = 'mia@firma.test'
const link = `/register/confirm/0f8fad5b-d9cb-469f-a165-70867728950e/${emailAddress}`

/** A page for somebody who is not signed in; its form by name. */
const page = (address: string, title: string) => ({
  async show(): Promise<Shown> {
    const server = fakeServer()
    server.answer(lookAtRegistration, {
      companyName: 'Firma',
      firstName: 'Mia',
      surname: 'Ott',
      emailAddress,
    })
    const { user, getByRole } = showApplication(address, { server })
    const form = () => getByRole('form', { name: word(title) })
    await waitFor(form, { timeout: 10_000 })
    return { server, user, form }
  },
})

const profile: Profile = {
  id: 7,
  firstName: 'Mia',
  surname: 'Ott',
  fullName: 'Mia Ott',
  login: 'mia',
  emailAddress,
  language: 'de',
  timezone: 'Europe/Berlin',
  avatar: null,
  userStatus: { name: 'Active' },
  jobDescription: null,
  locality: null,
  manager: null,
  customFields: [ownField],
  customFieldMap: {},
  can: { edit: true },
}

/** A form of one's own account, in its tab. */
const account = (tab: string, title: string) => ({
  async show(): Promise<Shown> {
    const server = fakeServer()
    server.answer(readProfile, profile)
    server.answer(listSessions, [])
    const { user, getByRole } = showApplication(`/account?tab=${tab}`, { server, as: { id: 7 } })
    const form = () => getByRole('form', { name: word(title) })
    await waitFor(form, { timeout: 10_000 })
    return { server, user, form }
  },
})

const login = page('/login', 'sessions:login.title')
const company = page('/register', 'registration:register.title')
const person = page(link, 'registration:confirm.title')
const security = account('security', 'account:password.title')
const profileTab = account('profile', 'account:fields.title')

const registering = (name: string, code: string): Scene => ({
  about: `registration, ${name}`,
  ...company,
  provoke: refusedBy(register, 'registration_invalid', { field: name, code }),
  at: [name === 'captcha' ? 'registration:captcha.label' : `registration:field.${name}`],
})

const passwords = async (shown: Shown, password: string, repeat: string) => {
  await fill(shown, word('registration:field.password'), password)
  if (repeat) await fill(shown, word('registration:field.repeat'), repeat)
}

const confirming = (name: string, code: string, says: readonly string[] = []): Scene => ({
  about: `confirmation of a registration, ${name}`,
  ...person,
  async provoke(shown) {
    await passwords(shown, 'Oktant-2026', 'Oktant-2026')
    await refusedBy(confirmRegistration, 'registration_invalid', { field: name, code })(shown)
  },
  at: [`registration:field.${name}`],
  says,
})

const repeating = (about: string, repeat: string): Scene => ({
  about,
  ...person,
  async provoke(shown) {
    await passwords(shown, 'Oktant-2026', repeat)
    await submit(shown)
  },
  at: ['registration:field.repeat'],
  staysSaid: true,
})

const changing = (about: string, typed: readonly [string, string, string], label: string): Scene => ({
  about,
  ...security,
  async provoke(shown) {
    const labels = ['current', 'new', 'repeat'] as const
    for (const [place, text] of typed.entries())
      if (text) await fill(shown, word(`account:password.${labels[place]}`), text)
    await submit(shown)
  },
  at: [`account:password.${label}`],
  staysSaid: true,
})

const signingIn = (about: string, label: string): Scene => ({
  about,
  ...login,
  provoke: submit,
  at: [`sessions:login.${label}`],
  staysSaid: true,
})

/** Signing in, registering, and one's own account. */
export const entranceScenes = {
  username_required: [signingIn('signing in without a name', 'name')],
  password_required: [
    signingIn('signing in without a password', 'password'),
    changing('a new password without the current one', ['', 'Neu-2026', 'Neu-2026'], 'current'),
    confirming('password', 'password_required'),
  ],
  company_name_required: [registering('companyName', 'company_name_required')],
  company_name_taken: [registering('companyName', 'company_name_taken')],
  first_name_required: [registering('firstName', 'first_name_required')],
  surname_required: [registering('surname', 'surname_required')],
  email_required: [registering('emailAddress', 'email_required')],
  company_email_taken: [registering('emailAddress', 'company_email_taken')],
  captcha_invalid: [registering('captcha', 'captcha_invalid')],
  email_address_invalid: [registering('emailAddress', 'email_address_invalid')],
  email_invalid: [confirming('emailAddress', 'email_invalid')],
  email_taken: [confirming('emailAddress', 'email_taken')],
  login_taken: [confirming('emailAddress', 'login_taken', [emailAddress])],
  repeat_password_required: [repeating('a registration without the repeated password', '')],
  passwords_differ: [repeating('a registration with two passwords', 'Anders-2026')],
  new_password_blank: [changing('no new password', ['Alt-2026', '', ''], 'new')],
  new_passwords_differ: [changing('two new passwords', ['Alt-2026', 'Neu-2026', 'Anders-2026'], 'repeat')],
  field_mandatory: [
    {
      about: 'an open field of one’s own',
      ...profileTab,
      provoke: submit,
      at: [ownField.label.en],
      says: [ownField.label.en],
    },
  ],
  custom_fields_invalid: [{ about: 'open fields of one’s own', ...profileTab, provoke: submit, at: 'whole' }],
  'import.line.value_taken': [
    {
      about: 'what somebody else has entered',
      ...profileTab,
      async provoke(shown) {
        await fill(shown, ownField.label.en, 'B 12')
        await refusedBy(saveCustomFields, 'custom_fields_invalid', {
          field: String(ownField.id),
          code: 'taken',
        })(shown)
      },
      at: [ownField.label.en],
      says: ['B 12'],
    },
  ],
} satisfies Record<string, Scene[]>
