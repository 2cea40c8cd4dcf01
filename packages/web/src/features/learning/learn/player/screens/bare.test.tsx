import { launchComponent } from '@oktant/contract/learning/own/launches.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeChild, makeContainer } from '../../../../../test/made/make-courses.ts'
import { fakeServer, showApplication } from '../../../../../test/show.tsx'

test('an embedded page has no header, and is still named and closed', async () => {
  const child = makeChild(1, { name: { en: 'Page', de: 'Seite' }, categoryId: 9 })
  const course = makeContainer({ children: [child] })
  const server = fakeServer()
  server.answer(readLearning, course)
  server.answer(launchComponent, {
    containerChildId: 1,
    containerId: 5,
    componentId: 3,
    categoryId: 9,
    name: child.name,
    description: { en: '', de: '' },
    html: { en: '', de: '' },
    path: 'https://elsewhere.test/knots',
    completion: 'acknowledged',
    launch: 'token',
    componentLog: { id: 1, mark: null, totalDuration: 0, stateLabel: 'IN_PROGRESS', location: '' },
  })
  const { user } = showApplication('/my-learning/5?part=1', {
    server,
    as: { permissions: ['learning.take'] },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Seite' }))
  expect(dialog.queryByText(course.name.de)).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Schließen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
