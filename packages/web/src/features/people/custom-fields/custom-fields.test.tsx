import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  affectedByFieldRemoval,
  listCustomFields,
  moveCustomField,
  readCustomField,
  removeCustomField,
  restoreCustomField,
  saveCustomField,
  type FieldRecord,
} from '@oktant/contract/people/custom-fields.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const badge = (values: Partial<FieldRecord> = {}): FieldRecord => ({
  id: 7,
  name: 'badge-1',
  label: { en: 'Badge', de: 'Ausweis' },
  description: { en: '', de: '' },
  clazz: 'User',
  inputType: 'selection',
  textArea: false,
  dateField: false,
  mandatory: true,
  unique: false,
  filled: 2,
  customFieldOptions: [{ id: 70, value: { en: 'Blue', de: 'Blau' } }],
  values: [{ en: 'Blue', de: 'Blau' }],
  ...values,
})

function open(address: string) {
  const server = fakeServer()
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(listCustomFields, { content: [badge()], totalElements: 1, totalPages: 1, number: 0 })
  server.answer(readCustomField, badge())
  return { server, ...showApplication(address, { server, as: { permissions: ['customFields.administer'] } }) }
}

test('fields stand in the order of the forms, and move by buttons that say what they did', async () => {
  const { server, user } = open('/administration/custom-fields')
  const further = badge({ id: 8, label: { en: 'Locker', de: 'Spind' } })
  server.answer(listCustomFields, { content: [badge(), further], totalElements: 2, totalPages: 1, number: 0 })
  server.answer(moveCustomField, {})
  await screen.findByRole('link', { name: 'Ausweis' })
  expect(screen.getAllByText('Pflicht')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Ausweis nach oben' }))
  await user.click(screen.getByRole('button', { name: 'Spind nach unten' }))
  expect(server.callsOf(moveCustomField)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Spind nach oben' }))
  await screen.findByText('Spind ist nach oben gerückt.')
  expect(server.callsOf(moveCustomField)[0]?.body).toEqual({ direction: 'up' })
})

test('each kind of thing has fields of its own, and a new one is about that kind', async () => {
  const { server, user } = open('/administration/custom-fields')
  server.answer(saveCustomField, badge({ clazz: 'Event' }))
  const asked = () => server.callsOf(listCustomFields).at(-1)?.query
  await waitFor(() => expect(asked()?.get('_filterValues')).toBe('User'))
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Worum es in den Feldern geht' }),
    'Veranstaltungen',
  )
  await waitFor(() => expect(asked()?.get('_filterValues')).toBe('Event'))
  screen.getByText(/Was Sie von Veranstaltungen außerdem wissen möchten/)
  await user.click(screen.getByRole('link', { name: 'Neues Feld' }))
  await user.type(await screen.findByLabelText('Beschriftung auf Deutsch'), 'Verpflegung')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() =>
    expect(server.callsOf(saveCustomField)[0]?.body).toMatchObject({
      clazz: 'Event',
      label: { en: '', de: 'Verpflegung' },
    }),
  )
})

test('an option is added with both languages, and the field saved with the rest as it is', async () => {
  const { server, user } = open('/administration/custom-fields/7')
  server.answer(saveCustomField, badge())
  await user.click(await screen.findByRole('button', { name: 'Auswahl hinzufügen' }))
  const second = screen.getByRole('group', { name: 'Auswahl 2' })
  await user.type(within(second).getByLabelText('Englisch'), 'Red')
  await user.type(within(second).getByLabelText('Deutsch'), 'Rot')
  await user.click(screen.getByRole('checkbox', { name: 'Muss ausgefüllt werden' }))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(server.callsOf(saveCustomField)).toHaveLength(1))
  expect(server.callsOf(saveCustomField)[0]?.body).toMatchObject({
    mandatory: false,
    customFieldOptions: [
      { id: 70, value: { en: 'Blue', de: 'Blau' } },
      { id: 0, value: { en: 'Red', de: 'Rot' } },
    ],
  })
})

test('what would be lost is refused at its place', async () => {
  const { server, user } = open('/administration/custom-fields/7')
  server.refuse(saveCustomField, 'field_invalid', {
    errors: [{ field: 'inputType', code: 'field_type_fixed', message: '' }],
  })
  await user.selectOptions(await screen.findByLabelText('Art'), 'Datum')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Was eingetragen wurde, passt nicht in diese Art von Feld')
})

test('removing says how many values go out of sight, and brings them back by undo', async () => {
  const { server, user } = open('/administration/custom-fields/7')
  server.answer(affectedByFieldRemoval, [
    { what: 'values', count: 2, examples: ['Mia Naidoo'] },
    { what: 'learningGroups', count: 1, examples: ['Schweißerei'] },
  ])
  server.answer(removeCustomField, {})
  server.answer(restoreCustomField, badge())
  await user.click(await screen.findByRole('button', { name: 'Feld entfernen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Ausweis entfernen?' })
  await within(dialog).findByText('2 Werte sind nicht mehr zu sehen')
  within(dialog).getByText('1 Lerngruppe fragt danach und ruht, bis es zurück ist')
  await user.click(within(dialog).getByRole('button', { name: 'Entfernen' }))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  await screen.findByText('Das wurde rückgängig gemacht.')
})
