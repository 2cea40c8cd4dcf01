import { listCompanyPackageAttempts } from '@oktant/contract/learning/package-attempt-records.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const both = (text: string) => ({ en: text, de: text })
const row = {
  id: 7,
  user: { id: 4, fullName: 'Mia Keller' },
  container: { id: 5, name: both('Seemannschaft') },
  component: { id: 3, name: both('Knoten') },
  attempt: 2,
  state: 'FAILED' as const,
  mark: 40,
  seconds: 120,
  startedAt: '2026-11-20T08:00:00Z',
  savedAt: '2026-11-20T08:10:00Z',
}

test('the attempts of one person lead to each of them, and to those of all', async () => {
  const server = fakeServer()
  const list = { content: [row], totalElements: 1, totalPages: 1, number: 0 }
  server.answer(listCompanyPackageAttempts, { ...list, person: row.user, course: null })
  const as = { permissions: ['evaluations.administer' as const] }
  const { user } = showApplication('/administration/package-attempts?person=4', { server, as })
  const link = await screen.findByRole('link', { name: 'Mia Keller' })
  expect(link.getAttribute('href')).toMatch(/package-attempts\/7$/)
  expect(screen.getAllByText('Knoten')).not.toHaveLength(0)
  await user.click(screen.getByRole('button', { name: /Nur von Mia Keller/ }))
  await waitFor(() => expect(server.callsOf(listCompanyPackageAttempts)).toHaveLength(2))
  const asked = server.callsOf(listCompanyPackageAttempts).map(({ query }) => query.get('_filterFields'))
  expect(asked).toEqual(['person', null])
})
