import { entries } from '@oktant/contract/all.ts'
import { listPermissionProfiles } from '@oktant/contract/people/profiles.ts'
import { modules } from '@oktant/contract/organisation/shell.ts'
import { permissions } from '@oktant/contract/kit/permissions.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { paths, type ScreenName } from '../lib/paths.ts'
import { fakeServer, showApplication } from '../test/show.tsx'
import { walked } from '../test/walked.ts'

// NOTE: the keys of the tables themselves.
const names = (Object.keys(paths) as ScreenName[]).filter((name) =>
  paths[name].startsWith('/administration/'),
)
const everything = Object.keys(permissions) as (keyof typeof permissions)[]

// NOTE: React and the router say each of these failures again, with all that was drawn.
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterAll(() => void vi.restoreAllMocks())

/** A server that is there, and whose every answer is that it cannot. */
function failingServer() {
  const server = fakeServer()
  for (const entry of entries.values())
    if (entry.method === 'GET') server.refuse(entry, 'database_unavailable')
  return server
}

test.each(walked(names))('%s says that the server cannot answer, and offers to try again', async (name) => {
  const server = failingServer()
  const address = paths[name].replace(/:\w+/g, '7')
  showApplication(address, { server, as: { permissions: everything, visibleModules: [...modules] } })
  const [told] = await screen.findAllByRole('alert', {}, { timeout: 10_000 })
  expect(told?.textContent).toContain('gerade nicht verfügbar')
  within(told ?? document.body).getByRole('button', { name: 'Erneut versuchen' })
  cleanup()
})

test.each([
  ['evaluationAttempts', 'evaluation_not_found', paths.adminEvaluations],
  ['questionRegrade', 'question_not_found', paths.questionBanks],
  ['question', 'question_not_found', paths.questionBanks],
] as const)('%s that is not there leads to a place that is', async (name, code, place) => {
  const server = fakeServer()
  for (const entry of entries.values())
    if (entry.method === 'GET' && entry.errors?.includes(code)) server.refuse(entry, code)
  const address = paths[name].replace(/:\w+/g, '7')
  showApplication(address, { server, as: { permissions: everything, visibleModules: [...modules] } })
  const [told] = await screen.findAllByRole('alert', {}, { timeout: 10_000 })
  const way = within(told ?? document.body).getByRole('link')
  expect(way.getAttribute('href')).toBe(`#${place}`)
  expect(within(told ?? document.body).queryByRole('button', { name: 'Erneut versuchen' })).toBeNull()
  cleanup()
})

test('a permission profile that is not there says so like everything else', async () => {
  const server = fakeServer()
  server.answer(listPermissionProfiles, [])
  const as = { permissions: everything, visibleModules: [...modules] }
  showApplication(paths.permissionProfile.replace(':id', '7'), { server, as })
  const told = await screen.findByRole('alert')
  expect(within(told).getByRole('heading', { level: 1 }).textContent).toBe(
    'Dieses Rechteprofil gibt es nicht mehr',
  )
  expect(within(told).getByRole('link').getAttribute('href')).toBe(`#${paths.permissions}`)
  cleanup()
})
