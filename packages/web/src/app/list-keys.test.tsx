import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { ScreenName } from '../lib/paths.ts'
import { showBare } from '../test/bare-server.ts'
import { tabTo } from '../test/keys.ts'
import { screensWithLists } from '../test/screens-with-lists.ts'

/** Lists that show no rows here, or whose rows lead nowhere. */
const withoutKeys: Partial<Record<ScreenName, string>> = {
  evaluationAttempts: 'its list stands where attempts have names: history.test.tsx',
  groupMessage: 'shares the words of a state with the list',
  import: 'its lines are read, nothing is opened',
  online: 'who is online is read, nothing is opened',
  questionRegrade: 'its list stands there once a result changes: regrade-screen.test.tsx',
}

/** Their rows are made up too poorly here: nothing in them opens, or they cannot be drawn. */
const notMadeUp: readonly ScreenName[] = [
  'adminSurvey',
  'extraTime',
  'group',
  'groups',
  'heldResults',
  'learningGroup',
  'messageTemplates',
  'permissionProfile',
  'suppressedAddresses',
  'testimonials',
  'webhookDeliveries',
  'webhooks',
  'whoCan',
]

const slow = { timeout: 10_000 }
const rows = () => [...screen.getByRole('main').querySelectorAll('tbody tr')]
const doors = (row: Element | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('a[href], button:not([disabled])') ?? []),
]
const boxes = (row: Element | undefined) => [
  ...(row?.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not([disabled])') ?? []),
]

/** A row is chosen by the space bar; what can then be done with it is reached by keys, and the choice is dropped by one. */
async function choose(user: UserEvent, [box]: HTMLInputElement[]) {
  if (!box) return
  await tabTo(user, 'the box of a row', (at) => at === box)
  await user.keyboard(' ')
  expect(box.checked).toBe(true)
  const bar = screen
    .getAllByRole('status')
    .find(({ textContent }) => textContent?.startsWith('1 '))?.parentElement
  const drop = await tabTo(user, 'what drops the choice', (at) => bar?.contains(at) ?? false)
  await user.keyboard('{Enter}')
  expect(drop.isConnected && box.checked).toBe(false)
}

/** What a row offers opens by Enter: a page, or a dialog that Escape closes again. */
async function openBy(user: UserEvent, door: HTMLElement, place: () => string) {
  const before = place()
  await user.keyboard('{Enter}')
  const target = door.getAttribute('href')?.replace('#', '')
  if (target) return waitFor(() => expect(place()).not.toBe(before), slow)
  const dialog = await screen.findByRole('dialog', {}, slow)
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(door))
}

test('only lists are excused', () => {
  expect(Object.keys(withoutKeys).filter((name) => !screensWithLists.some((one) => one === name))).toEqual([])
})

test.each(screensWithLists.filter((name) => !(name in withoutKeys) && !notMadeUp.includes(name)))(
  '%s: every row is reached, chosen and opened by keys',
  async (name) => {
    const { user, router } = showBare(name, 2)
    await waitFor(() => expect(doors(rows()[1]).length).toBeGreaterThan(0), slow)
    await choose(user, boxes(rows()[0]))
    const [second] = doors(rows()[1])
    await tabTo(user, 'the second row', (at) => at === second)
    const [first] = doors(rows()[0])
    if (!first) throw new Error('the first row leads nowhere')
    await tabTo(user, 'the first row', (at) => at === first)
    await openBy(user, first, () => router.state.location.pathname + router.state.location.search)
  },
)
