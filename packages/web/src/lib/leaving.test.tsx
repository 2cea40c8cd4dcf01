import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Notices } from '../app/shell/notices.tsx'
import { fakeServer, showPart } from '../test/show.tsx'
import { cutUploads, findCutUploads, holdWindow } from './leaving.ts'

/** Whether the browser asks before it leaves. */
function asksBeforeLeaving() {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('whoever leaves while a file is on its way is asked, and only then', () => {
  expect(asksBeforeLeaving()).toBe(false)
  const [one, other] = [holdWindow('essay.pdf'), holdWindow('map.png')]
  expect(asksBeforeLeaving()).toBe(true)
  one()
  expect(asksBeforeLeaving()).toBe(true)
  other()
  expect(asksBeforeLeaving()).toBe(false)
})

test('what a reload cut off is said once, by its name', async () => {
  // NOTE: the file, and the piece of it that is being sent.
  const release = [holdWindow('aufsatz.pdf'), holdWindow('aufsatz.pdf')]
  window.dispatchEvent(new Event('pagehide'))
  for (const end of release) end()
  showPart(<Notices />, { server: fakeServer() })
  act(findCutUploads)
  expect(screen.getByRole('status').textContent).toContain('„aufsatz.pdf“ wurde noch gesendet')
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }))
  expect(screen.getByRole('status').textContent).toBe('')
  act(findCutUploads)
  expect(cutUploads.get()).toEqual([])
})

test('of many files some are named and the others counted', () => {
  const release = Array.from({ length: 40 }, (_, at) => holdWindow(`seite-${at + 1}.pdf`))
  window.dispatchEvent(new Event('pagehide'))
  for (const end of release) end()
  showPart(<Notices />, { server: fakeServer() })
  act(findCutUploads)
  expect(screen.getByRole('status').textContent).toContain('seite-6.pdf und +34')
  act(() => cutUploads.set([]))
})

test('what had arrived before the window was left is not spoken of', () => {
  holdWindow('aufsatz.pdf')()
  window.dispatchEvent(new Event('pagehide'))
  findCutUploads()
  expect(cutUploads.get()).toEqual([])
})
