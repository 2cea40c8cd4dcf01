import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { ScreenName } from '../lib/paths.ts'
import { showBare } from '../test/bare-server.ts'
import { tabTo } from '../test/keys.ts'
import { screensWithLists } from '../test/screens-with-lists.ts'
import words from '../ui/admin/admin.de.json'

/** Lists that show no rows here, or whose rows lead nowhere. */
const withoutKeys: Partial<Record<ScreenName, string>> = {
  evaluationAttempts: 'its list stands where attempts have names: history.test.tsx',
  groupMessage: 'shares the words of a state with the list',
  import: 'its lines are read, nothing is opened',
  online: 'who is online is read, nothing is opened',
  questionRegrade: 'its list stands there once a result changes: regrade-screen.test.tsx',
}

/** Profiles are numbered from one, and whoever may give little has few boxes to pass. */
const special: Partial<Record<ScreenName, Parameters<typeof showBare>[2]>> = {
  permissionProfile: { id: '1', as: { permissions: ['permissions.administer'] } },
}

const slow = { timeout: 10_000 }
const doors = (row: Element | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('a[href], button:not([disabled])') ?? []),
]
const boxes = (row: Element | undefined) => [
  ...(row?.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not([disabled])') ?? []),
]
/** What the keys stop at in a row. */
const steps = (row: Element | undefined) => [...boxes(row), ...doors(row)]

const rows = () =>
  [...screen.getByRole('main').querySelectorAll('tbody tr')].filter((row) => steps(row).length > 0)

/** A row is chosen by the space bar; what can then be done with it is reached by keys, and the choice is dropped by one. */
async function choose(user: UserEvent, [box]: HTMLInputElement[]) {
  if (!box) return
  await tabTo(user, 'the box of a row', (at) => at === box)
  await user.keyboard(' ')
  expect(box.checked).toBe(true)
  const drops = (at: Element) => at.textContent === words['selection.clear']
  await tabTo(user, 'what drops the choice', drops)
  await user.keyboard('{Enter}')
  expect(box.checked).toBe(false)
  expect(box.disabled).toBe(false)
}

type Shown = ReturnType<typeof showBare>

/** What a row offers is done by Enter: a page opens, something is asked of the server, or a dialog opens that Escape closes. */
async function openBy({ user, router, server }: Shown, door: HTMLElement) {
  const place = () => router.state.location.pathname + router.state.location.search
  const asked = () => server.calls().filter((call) => !call.startsWith('GET ')).length
  const [before, askedBefore] = [place(), asked()]
  await user.keyboard('{Enter}')
  const target = door.getAttribute('href')?.replace('#', '')
  if (target) return waitFor(() => expect(place()).not.toBe(before), slow)
  await waitFor(() => expect(asked() > askedBefore || screen.queryByRole('dialog')).toBeTruthy(), slow)
  const dialog = screen.queryByRole('dialog')
  if (!dialog) return
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(door))
}

test('only lists are excused', () => {
  expect(Object.keys(withoutKeys).filter((name) => !screensWithLists.some((one) => one === name))).toEqual([])
})

test.each(screensWithLists.filter((name) => !(name in withoutKeys)))(
  '%s: every row is reached, chosen and opened by keys',
  async (name) => {
    const shown = showBare(name, 2, { can: true, ...special[name] })
    const { user } = shown
    await waitFor(() => expect(rows()[1]).toBeTruthy(), slow)
    await choose(user, boxes(rows()[0]))
    const [second] = steps(rows()[1]).toReversed()
    await tabTo(user, 'the second row', (at) => at === second)
    const [first] = doors(rows()[0])
    if (!first) return expect(boxes(rows()[0])).toHaveLength(1)
    await tabTo(user, 'the first row', (at) => at === first)
    return openBy(shown, first)
  },
)
