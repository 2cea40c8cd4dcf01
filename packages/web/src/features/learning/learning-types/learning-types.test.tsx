import { listAudit } from '@oktant/contract/organisation/audit.ts'
import * as contract from '@oktant/contract/learning/courses/learning-types.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const types = { permissions: ['contentTypes.administer' as const] }
const type = (values: Partial<contract.ContentType> = {}): contract.ContentType => ({
  id: 7,
  name: { en: 'Case study', de: 'Fallbeispiel' },
  description: { en: '', de: 'Aus der Praxis.' },
  icon: 'bulb',
  revision: 3,
  used: 2,
  changedAt: '2026-11-20T10:00:00.000Z',
  ...values,
})
const pageOf = <T,>(content: T[]) => ({ content, totalElements: content.length, totalPages: 1, number: 0 })

function open(address: string) {
  const server = fakeServer()
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(contract.listContentTypes, pageOf([type()]))
  server.answer(contract.listCourseTypes, pageOf([{ ...type(), isFor: 'folder' as const }]))
  server.answer(contract.readContentType, type())
  return { server, ...showApplication(address, { server, as: types }) }
}

test('content types are listed with how many components are of each', async () => {
  const { server, user } = open('/administration/content-types')
  await screen.findByRole('link', { name: 'Fallbeispiel' })
  screen.getByText('Aus der Praxis.')
  await user.type(screen.getByRole('searchbox', { name: 'Name' }), 'Fall')
  await waitFor(() =>
    expect(server.callsOf(contract.listContentTypes).at(-1)?.query.get('_filterValues')).toBe('Fall'),
  )
})

test('course types are filtered by what they are for', async () => {
  const { server, user } = open('/administration/course-types')
  await screen.findByRole('cell', { name: 'Ordner' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Für' }), 'Kurse')
  await waitFor(() =>
    expect(server.callsOf(contract.listCourseTypes).at(-1)?.query.get('_filterValues')).toBe('course'),
  )
})

test('a type is changed with its icon, and that can be taken back', async () => {
  const { server, user } = open('/administration/content-types/7')
  server.answer(contract.updateContentType, type({ icon: 'shield', revision: 4 }))
  await user.click(await screen.findByRole('radio', { name: 'Schild' }))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() =>
    expect(server.callsOf(contract.updateContentType)[0]?.body).toMatchObject({
      icon: 'shield',
      revision: 3,
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() =>
    expect(server.callsOf(contract.updateContentType)[1]?.body).toMatchObject({ icon: 'bulb', revision: 4 }),
  )
})

test('a name that is taken is said at the field, in both languages’ fields at once', async () => {
  const { server, user } = open('/administration/course-types/0')
  const wrong = { field: 'name', code: 'name_taken', message: 'no' }
  server.refuse(contract.createCourseType, 'type_invalid', { errors: [wrong] })
  await user.type(await screen.findByRole('textbox', { name: 'Name auf Deutsch' }), 'Lernpfad')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Für' }), 'Ordner')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Name auf Englisch' }).getAttribute('aria-invalid')).toBe(
      'true',
    ),
  )
  expect(server.callsOf(contract.createCourseType)[0]?.body).toMatchObject({
    name: { en: '', de: 'Lernpfad' },
    isFor: 'folder',
  })
})

test('before a type is removed one is told what is of it, and can take it back', async () => {
  const { server, user } = open('/administration/content-types/7')
  server.answer(contract.readContentTypeAffected, [
    { what: 'components', count: 2, examples: ['Knoten', 'Spleißen'] },
  ])
  server.answer(contract.removeContentType, {})
  server.answer(contract.restoreContentType, type())
  await user.click(await screen.findByRole('button', { name: 'Entfernen' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText(/2 Bausteine haben diesen Typ/)
  await user.click(within(dialog).getByRole('button', { name: 'Entfernen' }))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(contract.restoreContentType)).toHaveLength(1))
})
