import { createRecordStoreCredential } from '@oktant/contract/learning/record-store.ts'
import { createApiToken } from '@oktant/contract/organisation/api-tokens.ts'
import { createCompany } from '@oktant/contract/organisation/companies.ts'
import { saveCustomField } from '@oktant/contract/people/custom-fields.ts'
import { createGroup } from '@oktant/contract/people/groups.ts'
import { createLearningGroup } from '@oktant/contract/people/learning-groups.ts'
import { createJobRole } from '@oktant/contract/people/places.ts'
import { createPermissionProfile } from '@oktant/contract/people/profiles.ts'
import { createUser, readUserOptions } from '@oktant/contract/people/users.ts'
import { createWebhook } from '@oktant/contract/organisation/webhooks.ts'
import type { ErrorCode } from '@oktant/contract/http/errors.ts'
import type { Endpoint } from '@oktant/contract/http/http.ts'
import { screen, waitFor } from '@testing-library/react'
import { showBare } from '../bare-server.ts'
import { noOptions, ownField } from './own-field.ts'
import {
  bareScreen,
  fill,
  type MessagePlace,
  refusedBy,
  type Scene,
  type Shown,
  submit,
  word,
} from './scene.ts'

const inOwn = (key: string): MessagePlace => [key, { language: 'admin:language.{own}' }]

/** A new record whose name the server misses. */
type Made = { about: string; show: Scene['show']; entry: Endpoint; code: ErrorCode; name: MessagePlace }

/** Job roles are made in a dialog of their list. */
async function newJobRole(): Promise<Shown> {
  const { server, user } = showBare('jobRoles', 0)
  await user.click(await screen.findByRole('button', { name: word('places:new.jobRole') }))
  const dialog = await screen.findByRole('dialog')
  const form = () => {
    const found = dialog.querySelector('form')
    if (!found) throw new Error('the dialog has no form')
    return found
  }
  await waitFor(form)
  return { server, user, form }
}

const records: readonly Made[] = [
  {
    about: 'a group',
    ...bareScreen('group'),
    entry: createGroup,
    code: 'group_invalid',
    name: ['groups:group.name'],
  },
  {
    about: 'a job role',
    show: newJobRole,
    entry: createJobRole,
    code: 'place_invalid',
    name: inOwn('places:place.nameIn'),
  },
  {
    about: 'a custom field',
    ...bareScreen('customField'),
    entry: saveCustomField,
    code: 'field_invalid',
    name: inOwn('customFields:both.label'),
  },
  {
    about: 'a permission profile',
    ...bareScreen('permissionProfile'),
    entry: createPermissionProfile,
    code: 'profile_invalid',
    name: inOwn('permissions:profile.nameIn'),
  },
  {
    about: 'a learning group',
    ...bareScreen('learningGroup'),
    entry: createLearningGroup,
    code: 'learning_group_invalid',
    name: inOwn('learningGroups:both.name'),
  },
  {
    about: 'an API token',
    ...bareScreen('apiToken'),
    entry: createApiToken,
    code: 'api_token_invalid',
    name: ['apiTokens:field.name'],
  },
  {
    about: 'an access to the record store',
    ...bareScreen('recordCredential'),
    entry: createRecordStoreCredential,
    code: 'record_credential_invalid',
    name: ['recordStore:field.name'],
  },
  {
    about: 'a webhook',
    ...bareScreen('webhook'),
    entry: createWebhook,
    code: 'webhook_invalid',
    name: ['webhooks:field.name'],
  },
]

const named = ({ about, show, entry, code, name }: Made): Scene => ({
  about: `${about} without a name`,
  show,
  provoke: refusedBy(entry, code, { field: about === 'a custom field' ? 'label' : 'name', code: 'required' }),
  at: name,
})

const account = bareScreen('user')
const values = { firstName: 'Mia', surname: 'Ott', login: 'mia', emailAddress: 'mia@firma.test' }
type Name = keyof typeof values

async function fillAccount(shown: Shown, without?: Name) {
  for (const [name, text] of Object.entries(values))
    if (name !== without) await fill(shown, word(`users:user.${name}`), text)
}

/** An account with one of its four fields left open, which the form knows by itself. */
const open = (name: Name): Scene => ({
  about: `an account, ${name} left open`,
  ...account,
  async provoke(shown) {
    await fillAccount(shown, name)
    await submit(shown)
  },
  at: [`users:user.${name}`],
})

/** An account that the server refuses. */
const refused = (name: Name, code: string, says: readonly string[] = []): Scene => ({
  about: `an account that is refused, ${name}`,
  ...account,
  async provoke(shown) {
    await fillAccount(shown)
    await refusedBy(createUser, 'user_invalid', { field: name, code })(shown)
  },
  at: [`users:user.${name}`],
  says,
})

/** An account with a field of the company's own. */
const asked = bareScreen('user', {
  prepare: (server) => server.answer(readUserOptions, { ...noOptions, customFields: [ownField] }),
})
const ofField = (code: string, text: string, says: readonly string[]): Scene => ({
  about: `an account, a field of the company’s own, ${code}`,
  ...asked,
  async provoke(shown) {
    await fillAccount(shown)
    if (text) await fill(shown, ownField.label.en, text)
    await refusedBy(createUser, 'custom_fields_invalid', { field: String(ownField.id), code })(shown)
  },
  at: [ownField.label.en],
  says,
})

const company = bareScreen('company')
const ofCompany = (name: string, code: string): Scene => ({
  about: `a company, ${name}`,
  ...company,
  provoke: refusedBy(createCompany, 'company_invalid', { field: name, code }),
  at: [`companies:company.${name}`],
})

/** People and administration. */
export const peopleScenes = {
  username_required: [open('login')],
  first_name_required: [open('firstName')],
  surname_required: [open('surname')],
  email_required: [open('emailAddress'), ofCompany('emailAddress', 'email_required')],
  email_address_invalid: [
    refused('emailAddress', 'email_address_invalid'),
    ofCompany('emailAddress', 'email_address_invalid'),
  ],
  email_taken: [refused('emailAddress', 'email_taken')],
  login_taken: [refused('login', 'login_taken', [values.login])],
  company_name_required: [ofCompany('name', 'company_name_required')],
  company_name_taken: [ofCompany('name', 'company_name_taken')],
  company_email_taken: [ofCompany('emailAddress', 'company_email_taken')],
  field_mandatory: [ofField('mandatory', '', [ownField.label.en])],
  'import.line.value_taken': [ofField('taken', 'B 12', ['B 12'])],
  'import.line.value_too_long': [ofField('maxLength', 'B 12', [])],
  'import.line.value_misfit': [ofField('normal', 'B 12', ['B 12'])],
  required: records.map(named),
} satisfies { [key: string]: Scene[] }
