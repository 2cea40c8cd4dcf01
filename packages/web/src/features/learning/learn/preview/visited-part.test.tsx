import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { readPublicLearning } from '@oktant/contract/learning/own/learn.ts'
import { launchPublicPackage } from '@oktant/contract/learning/package-attempts.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeChild, makeContainer } from '../../../../test/made/make-courses.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const both = (text: string) => ({ en: text, de: text })
const item = (id: string) => ({
  id,
  title: both(id),
  depth: 0,
  launch: `${id}.html`,
  isVisible: true,
  speaks: true,
  masteryScore: '',
  dataFromLms: '',
  maxTimeAllowed: '',
  timeLimitAction: '',
  completionThreshold: '',
})
const looked = {
  containerChildId: 1,
  containerId: 5,
  componentId: 3,
  categoryId: componentCategory.package,
  name: both('Knoten'),
  description: both(''),
  html: both(''),
  path: null,
  completion: 'read' as const,
  launch: null,
  componentLog: null,
  package: {
    kind: 'cmi5' as const,
    api: null,
    address: 'https://content.example/one.html',
    items: [item('Eins'), item('Zwei')],
    activities: null,
    values: {},
    suspendData: 4096,
    ownWindow: false,
    attempt: 1,
    attemptsLeft: null,
    session: null,
    token: null,
  },
}

test('a visitor looks at a package that is open to them, unit by unit, and comes back to its course', async () => {
  const server = fakeServer()
  const children = [
    makeChild(1, { categoryId: componentCategory.package, name: both('Knoten'), canVisit: true }),
    makeChild(2),
  ]
  const can = { launch: false, edit: false, moveOn: false, rate: false }
  server.answer(readPublicLearning, makeContainer({ children, can, percent: null }))
  server.answer(launchPublicPackage, looked)
  const { user } = showApplication('/my-learning/5', { server })
  await user.click(await screen.findByRole('button', { name: 'Knoten ansehen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Knoten' })
  await within(dialog).findByText('Hiervon wird nichts gespeichert.')
  expect(within(dialog).getByTitle('Knoten').getAttribute('src')).toBe('https://content.example/one.html')
  await user.click(within(dialog).getByRole('button', { name: 'Inhalt' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Zwei' }))
  await waitFor(() => expect(server.callsOf(launchPublicPackage)).toHaveLength(2))
  expect(server.callsOf(launchPublicPackage)[1]?.query.get('item')).toBe('Zwei')
  await user.click(await within(dialog).findByRole('button', { name: 'Zurück zum Kurs' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('button', { name: /Part 2/ })).toBeNull()
})
