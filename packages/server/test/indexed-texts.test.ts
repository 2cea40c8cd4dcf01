import { randomBytes } from 'node:crypto'
import { ReviewField } from '@oktant/contract/development/reviews/review-shapes.ts'
import { CertificateTemplateForm } from '@oktant/contract/learning/certificates/certificate-templates.ts'
import { ComponentForm } from '@oktant/contract/learning/components/components.ts'
import { CompanyForm } from '@oktant/contract/organisation/companies.ts'
import { saveCustomField } from '@oktant/contract/people/custom-fields.ts'
import { FavouriteForm } from '@oktant/contract/learning/own/favourites.ts'
import { turnOnPush } from '@oktant/contract/communication/push.ts'
import { Folder } from '@oktant/contract/assessment/questions/questions.ts'
import { confirmRegistration } from '@oktant/contract/people/registration.ts'
import { Outsider } from '@oktant/contract/assessment/surveys/survey-administration.ts'
import { createUser, updateUser, UserForm } from '@oktant/contract/people/users.ts'
import type { TSchema } from '@sinclair/typebox'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../src/db/engine/db.ts'
import { archiveLimits } from '../src/features/learning/packages/archive/limits.ts'
import { testServer } from './kit/server.ts'
import { fieldForm } from './scenes/people/fields.ts'
import { userForm } from './scenes/people/users.ts'

// NOTE: an entry may take a third of a page, 2704 bytes with what belongs to it; a longer one is an error 54000.
const mostBytes = 2600
const bytesOfLetter = 4

const person = UserForm.properties
const company = CompanyForm.properties
const firstOfCompany = confirmRegistration.body.properties
const orderedBy = 200
/** The longest word that the search keeps, by its trigger. */
const longestKnown = 100

/** What people put into an index: the schema, or the number of letters, that bounds it. */
const bounded: Readonly<Record<string, readonly (TSchema | number)[]>> = {
  certificate_templates_name: [CertificateTemplateForm.properties.name],
  component_revisions_title_de: [ComponentForm.properties.title.properties.de],
  component_revisions_title_en: [ComponentForm.properties.title.properties.en],
  companies_email: [company.emailAddress],
  companies_name: [company.name],
  company_domains_domain: [company.domains.items],
  favourites_url: [FavouriteForm.properties.url],
  pdr_evidence_one: [ReviewField.properties.field],
  pdr_fields_pk: [ReviewField.properties.field],
  package_assets_pk: [archiveLimits.pathLetters],
  push_devices_endpoint: [turnOnPush.body.properties.endpoint],
  questions_bank: [Folder],
  search_words_word: [longestKnown],
  // NOTE: a letter comes back from an address that a person or somebody invited has.
  suppressed_addresses_address: [person.emailAddress],
  survey_invitations_address: [Outsider.properties.address],
  user_field_values_in_order: [orderedBy],
  users_by_surname: [firstOfCompany.surname],
  users_email: [person.emailAddress],
  users_external: [person.externalId],
  users_folded: [firstOfCompany.surname, firstOfCompany.firstName],
  users_login: [person.login],
}

/** Hold digests, or words of our own; nobody can write into them. */
const ours = [
  'competency_declarations_queue',
  'pdr_seasons_state',
  'performance_contract_signatures_pk',
  'talk_texts_company_id_talk_id_part_owner_id_pk',
  'api_tokens_hash',
  'announcements_key',
  'attempts_pkey',
  'audit_entries_object',
  'auto_message_runs_once',
  'certificates_code',
  'companies_code',
  'companies_host',
  'container_logs_opened',
  'containers_key',
  'containers_state',
  'custom_fields_name',
  'data_archives_due',
  'evaluation_attempts_visit',
  'field_values_once',
  'files_name',
  'import_mappings_company_id_kind_pk',
  'import_rows_outcome',
  'imports_state',
  'learning_group_stays_open',
  'learning_types_about',
  'licence_warnings_once',
  'links_token',
  'mails_once',
  'message_templates_key',
  'message_texts_newest',
  'migrations_pkey',
  'notification_choices_company_id_user_id_type_channel_pk',
  'notification_defaults_company_id_type_channel_pk',
  'notifications_source',
  'package_assets_name',
  'package_sessions_fetch',
  'package_sessions_token',
  'payment_events_pk',
  'profiles_key',
  'purchases_invoice',
  'purchases_state',
  'receipts_announcement_id_listener_pk',
  'record_activities_company_id_key_pk',
  'record_attachments_company_id_sha2_pk',
  'record_credentials_hash',
  'record_documents_agent',
  'record_documents_company_id_owner_key_registration_name_key_pk',
  'record_relations_pk',
  'record_statements_verb',
  'record_views_company_id_subject_id_viewer_id_kind_hour_pk',
  'registrations_token',
  'regrades_state',
  'repeats_scope_key_hash_pk',
  'survey_invitations_token',
  'testimonials_about',
  'testimonials_nod',
  'testimonials_one',
  'used_captchas_pkey',
  'user_field_values_once',
]

async function indexesOfText() {
  const { db } = await testServer()
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select distinct named.relname as name from pg_index described
      join pg_class named on named.oid = described.indexrelid
      join pg_am method on method.oid = named.relam and method.amname = 'btree'
      join pg_attribute part on part.attrelid = described.indexrelid
      join pg_type kind on kind.oid = part.atttypid and (kind.typcategory = 'S' or kind.typname in ('jsonb', 'bytea'))
      where named.relnamespace = 'public'::regnamespace order by 1`,
  )
  return rows.map(({ name }) => name)
}

const isPlain = ({ pattern = '' }: TSchema) => /^\^\/?\[!|^\^\/\(\[!/.test(String(pattern))
const bytesOf = (bound: TSchema | number) =>
  typeof bound === 'number'
    ? bound * bytesOfLetter
    : Number(bound['maxLength']) * (isPlain(bound) ? 1 : bytesOfLetter)

test('every text that an index takes has a bound below what it can take', async () => {
  const found = await indexesOfText()
  const known = [...Object.keys(bounded), ...ours]
  expect(found.filter((name) => !known.includes(name))).toEqual([])
  expect(known.filter((name) => !found.includes(name))).toEqual([])
  const tooLong = Object.entries(bounded).filter(
    ([, bounds]) => !(bounds.reduce((sum: number, bound) => sum + bytesOf(bound), 0) <= mostBytes),
  )
  expect(tooLong.map(([name]) => name)).toEqual([])
})

/** NOTE: an engine packs what repeats itself, so these letters are drawn. */
const letters = (length: number) => randomBytes(length).toString('base64url').slice(0, length)

async function withField(unique: boolean) {
  const server = await testServer()
  const me = await server.make.user({ permissions: ['users.administer', 'customFields.administer'] })
  const save = (isUnique: boolean, id = 0) => {
    const body = { ...fieldForm, inputType: 'textarea' as const, unique: isUnique }
    return server.call(saveCustomField, { as: me, params: { id }, body })
  }
  const { id: fieldId = 0 } = await save(unique)
  const say = (value: string, id = 0) => {
    const body = userForm({ customFields: { [fieldId]: value } })
    return id
      ? server.call(updateUser, { as: me, params: { id }, body })
      : server.call(createUser, { as: me, body: { ...body, welcome: false } })
  }
  return { ...server, save, fieldId, say }
}

test('a text of 4000 letters is had once, like any other', async () => {
  const { say, fieldId } = await withField(true)
  const text = letters(4000)
  const made = await say(text)
  expect(made).toMatchObject({ customFields: { [fieldId]: text } })
  expect(await say(text, made.id)).toMatchObject({ id: made.id, customFields: { [fieldId]: text } })
  expect(await say(text.toUpperCase())).toMatchObject({ status: 422, code: 'custom_fields_invalid' })
  expect((await say(`${text.slice(0, -1)}.`)).id).toBeGreaterThan(0)
})

test('a field whose texts are long can become one where each is had once', async () => {
  const { save, say, fieldId, db } = await withField(false)
  expect([await say(letters(4000)), await say(letters(4000))]).toMatchObject([
    { fullName: 'Jo Berg' },
    { fullName: 'Jo Berg' },
  ])
  expect(await save(true, fieldId)).toMatchObject({ unique: true })
  const twice = sql`update user_field_values set unique_value = 'the same' where field_id = ${fieldId}`
  await expect(db.execute(twice)).rejects.toMatchObject({ cause: { code: '23505' } })
})

test('names as long as they may be, in letters of four bytes, are kept', async () => {
  const { make, call } = await testServer()
  const me = await make.user({ permissions: ['users.administer'] })
  const long = (schema: TSchema) => '𐍈'.repeat(Number(schema['maxLength']))
  const body = userForm({
    firstName: long(person.firstName),
    surname: long(person.surname),
    externalId: long(person.externalId),
    login: letters(Number(person.login['maxLength'])),
  })
  const made = await call(createUser, { as: me, body: { ...body, welcome: false } })
  expect(made).toMatchObject({ login: body.login, surname: body.surname, externalId: body.externalId })
})
