import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  affectedByLanguages,
  type OfferedLanguages,
  readLanguages,
  saveLanguages,
} from '@oktant/contract/kit/languages.ts'
import { readSettings } from '@oktant/contract/organisation/shell.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeSettings } from '../../../test/made/make.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const both: OfferedLanguages = {
  offered: ['en', 'de'],
  defaultLanguage: 'de',
  timezone: 'Europe/Berlin',
  companyName: 'Firma',
  people: [{ language: 'en', count: 3 }],
}

function open() {
  const server = fakeServer()
  server.answer(listAudit, { content: [], older: null, newer: null })
  let now = both
  server.answerBy(readLanguages, () => now)
  server.answerBy(saveLanguages, ({ body }) => (now = { ...both, ...(body as Partial<OfferedLanguages>) }))
  server.answer(affectedByLanguages, [{ what: 'people', count: 3, examples: ['Mia Naidoo'] }])
  const as = { permissions: ['languages.administer' as const] }
  return { server, ...showApplication('/administration/languages', { server, as }) }
}

test('before a language is taken away it says whose changes, and afterwards it can be undone', async () => {
  const { server, user } = open()
  const english = await screen.findByRole<HTMLInputElement>('checkbox', { name: /English/ })
  expect(english.checked).toBe(true)
  await user.click(english)
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  const dialog = await screen.findByRole('dialog', { name: 'Weniger Sprachen anbieten?' })
  await within(dialog).findByText('3 Personen wechseln die Sprache')
  expect(server.callsOf(affectedByLanguages)[0]?.query.get('offered')).toBe('de')
  expect(server.callsOf(saveLanguages)).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Die Sprachen wurden geändert.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(saveLanguages)).toHaveLength(2))
  expect(server.callsOf(saveLanguages)[1]?.body).toEqual({
    offered: ['en', 'de'],
    defaultLanguage: 'de',
    timezone: 'Europe/Berlin',
  })
})

test('where one language is offered nobody is asked for theirs', async () => {
  const server = fakeServer()
  server.answer(readSettings, makeSettings({ languages: ['de'], defaultLanguage: 'de' }))
  showApplication('/login', { server })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Sprache/ })).toBeNull())
})

test('where the days are counted that are the same for everybody is chosen here', async () => {
  const { server, user } = open()
  const zone = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Zeitzone des Unternehmens' })
  expect(zone.value).toBe('Europe/Berlin')
  await user.clear(zone)
  await user.type(zone, 'auckland')
  await user.click(await screen.findByText('Pacific/Auckland'))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() =>
    expect(server.callsOf(saveLanguages)[0]?.body).toEqual({
      offered: ['en', 'de'],
      defaultLanguage: 'de',
      timezone: 'Pacific/Auckland',
    }),
  )
})
