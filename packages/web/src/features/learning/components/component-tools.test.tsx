import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  duplicateComponent,
  readComponent,
  updateComponent,
} from '@oktant/contract/learning/components/components.ts'
import { listContentTypeOptions } from '@oktant/contract/learning/courses/learning-types.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeComponentView } from '../../../test/made/make-courses.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

function open() {
  const server = fakeServer()
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(readComponent, makeComponentView())
  const types = [{ id: 3, name: { en: 'Case study', de: 'Fallbeispiel' }, icon: 'bulb' as const }]
  server.answer(listContentTypeOptions, types)
  const as = { permissions: ['content.administer' as const] }
  return { server, ...showApplication('/administration/components/11', { server, as }) }
}

test('a component is copied, and one goes on with the copy', async () => {
  const { server, user, router } = open()
  server.answer(duplicateComponent, makeComponentView({ id: 12 }))
  await user.click(await screen.findByRole('button', { name: 'Duplizieren' }))
  await screen.findByText(/Dies ist eine Kopie/)
  await waitFor(() => expect(router.state.location.pathname).toBe('/administration/components/12'))
})

test('a component is given one of the company’s content types', async () => {
  const { server, user } = open()
  server.answer(updateComponent, makeComponentView({ contentType: 3 }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Inhaltstyp' }), 'Fallbeispiel')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(server.callsOf(updateComponent)[0]?.body).toMatchObject({ contentType: 3 }))
})
