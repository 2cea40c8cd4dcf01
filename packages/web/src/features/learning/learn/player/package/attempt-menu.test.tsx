import { launchComponent } from '@oktant/contract/learning/own/launches.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import type { PackageLaunch } from '@oktant/contract/learning/package-launch.ts'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { makeChild, makeContainer } from '../../../../../test/made/make-courses.ts'
import { fakeServer, showApplication } from '../../../../../test/show.tsx'

const opened: PackageLaunch = {
  kind: 'xapi',
  api: null,
  address: 'https://content.test/p/x/a.html',
  items: [],
  activities: null,
  values: {},
  suspendData: 4096,
  ownWindow: false,
  attempt: 2,
  attemptsLeft: 1,
  session: null,
  token: null,
}

async function open(values: Partial<PackageLaunch> = {}) {
  const child = makeChild(1, { name: { en: 'Knots', de: 'Knoten' }, categoryId: 24 })
  const server = fakeServer()
  server.answer(readLearning, makeContainer({ children: [child] }))
  server.answer(launchComponent, {
    containerChildId: 1,
    containerId: 5,
    componentId: 3,
    categoryId: 24,
    name: child.name,
    description: { en: '', de: '' },
    html: { en: '', de: '' },
    path: null,
    completion: 'opened',
    launch: null,
    componentLog: { id: 1, mark: null, totalDuration: 0, stateLabel: 'IN_PROGRESS', location: '' },
    package: { ...opened, ...values },
  })
  const as = { permissions: ['learning.take' as const] }
  const shown = showApplication('/my-learning/5?part=1', { server, as })
  return { server, dialog: within(await screen.findByRole('dialog', { name: 'Knoten' })), ...shown }
}

test('another attempt is begun from the menu while there are any left', async () => {
  const { server, dialog, user } = await open()
  await user.click(await dialog.findByRole('button', { name: 'Versuch 2: anderen wählen' }))
  await screen.findByText('Noch 1 Versuch')
  await user.click(screen.getByRole('menuitem', { name: 'Neuen Versuch beginnen' }))
  await vi.waitFor(() => expect(server.callsOf(launchComponent)).toHaveLength(2))
  expect(server.callsOf(launchComponent)[1]?.query.get('attempt')).toBe('new')
})

test('where none is left only what was is looked at', async () => {
  const { dialog, user } = await open({ attemptsLeft: 0 })
  await user.click(await dialog.findByRole('button', { name: 'Versuch 2: anderen wählen' }))
  await screen.findByRole('menuitem', { name: 'Besten Versuch ansehen' })
  expect(screen.queryByRole('menuitem', { name: 'Neuen Versuch beginnen' })).toBeNull()
})

test('a package that asks for a window of its own gets one, and says so where the browser stops it', async () => {
  const { dialog, user } = await open({ ownWindow: true })
  const made = vi.spyOn(window, 'open').mockReturnValue(null)
  await user.click(await dialog.findByRole('button', { name: 'Fenster öffnen' }))
  await dialog.findByText(/Ihr Browser hat das Fenster verhindert/)
  expect(made).toHaveBeenCalledWith(opened.address, '_blank', expect.stringContaining('popup'))
  made.mockRestore()
})
