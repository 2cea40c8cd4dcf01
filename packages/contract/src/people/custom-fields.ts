import { Type as t, type Static } from '@sinclair/typebox'
import { CustomField, customFieldInputs } from './account.ts'
import { Affected, endpoint, Id, idParams, listQuery, Nothing, paged } from '../http/http.ts'

/** What has further fields: people, events, training goals and resources, each its own. */
export const fieldClasses = ['User', 'Event', 'Goal', 'Resource'] as const
export type FieldClass = (typeof fieldClasses)[number]
const Clazz = t.Union(fieldClasses.map((clazz) => t.Literal(clazz)))

const Text = (most: number) =>
  t.Object({ en: t.String({ maxLength: most }), de: t.String({ maxLength: most }) })

export type FieldForm = Static<typeof FieldForm>
export const FieldForm = t.Object({
  clazz: Clazz,
  label: Text(100),
  description: Text(300),
  inputType: t.Union(customFieldInputs.map((name) => t.Literal(name))),
  mandatory: t.Boolean(),
  unique: t.Boolean(),
  /** In their order; a new one has the id 0. */
  customFieldOptions: t.Array(t.Object({ id: t.Integer({ minimum: 0 }), value: Text(100) }), {
    maxItems: 200,
  }),
})

/** A field as its administrators see it, with how many have filled it in. */
export type FieldRecord = Static<typeof FieldRecord>
export const FieldRecord = t.Object({ ...CustomField.properties, unique: t.Boolean(), filled: t.Integer() })

export const listCustomFields = endpoint({
  method: 'GET',
  path: '/client/customField',
  access: 'customFields.administer',
  summary: 'Lists the further fields of one’s company in their order.',
  query: listQuery({ sort: ['position'], filter: ['name', 'clazz'] }),
  reply: paged(FieldRecord),
})

export const readCustomField = endpoint({
  method: 'GET',
  path: '/client/customField/:id',
  access: 'customFields.administer',
  summary: 'Reads one field.',
  params: idParams,
  reply: FieldRecord,
  errors: ['field_not_found'],
})

export const saveCustomField = endpoint({
  method: 'POST',
  path: '/client/customField/:id',
  access: 'customFields.administer',
  summary: 'Saves a field; the id 0 makes a new one.',
  params: t.Object({ id: t.Union([Id, t.Literal(0)]) }),
  body: FieldForm,
  reply: FieldRecord,
  errors: ['field_not_found', 'field_invalid'],
})

export const readFieldDefinitions = endpoint({
  method: 'GET',
  path: '/client/customField/customFieldDefinitions/:type',
  access: 'signedIn',
  summary: 'Reads the fields of one kind of thing, as forms show them.',
  params: t.Object({ type: Clazz }),
  reply: t.Array(CustomField),
})

export const readUserFieldDefinitions = endpoint({
  method: 'GET',
  path: '/client/customFieldDefinitions/User',
  access: 'signedIn',
  summary: 'Reads the fields of people, as forms show them.',
  reply: t.Array(CustomField),
})

export const findTakenFieldValues = endpoint({
  method: 'POST',
  path: '/client/customField/uniqueCustomFieldValues/:fieldId',
  access: 'signedIn',
  summary: 'Finds which of these values somebody already has, where a value may be had once.',
  params: t.Object({ fieldId: Id }),
  body: t.Array(t.Object({ customField: t.Object({ id: Id }), value: t.String({ maxLength: 4000 }) }), {
    minItems: 1,
    maxItems: 100,
  }),
  reply: t.Object({ taken: t.Array(t.String()) }),
  changes: false,
  errors: ['field_not_found'],
})

export const moveCustomField = endpoint({
  method: 'POST',
  path: '/admin/custom-field/:id/move',
  access: 'customFields.administer',
  summary: 'Moves a field one place up or down in forms.',
  params: idParams,
  body: t.Object({ direction: t.Union([t.Literal('up'), t.Literal('down')]) }),
  reply: Nothing,
  errors: ['field_not_found'],
})

export const affectedByFieldRemoval = endpoint({
  method: 'GET',
  path: '/admin/custom-field/:id/affected',
  access: 'customFields.administer',
  summary: 'Says how many values would go out of sight with a field.',
  params: idParams,
  reply: Affected,
  errors: ['field_not_found'],
})

export const removeCustomField = endpoint({
  method: 'DELETE',
  path: '/admin/custom-field/:id',
  access: 'customFields.administer',
  summary: 'Removes a field; its values are kept and come back with it.',
  params: idParams,
  reply: Nothing,
  errors: ['field_not_found'],
})

export const restoreCustomField = endpoint({
  method: 'POST',
  path: '/admin/custom-field/:id/restore',
  access: 'customFields.administer',
  summary: 'Brings a removed field back.',
  params: idParams,
  reply: FieldRecord,
  errors: ['field_not_found'],
})
