import { listAttemptHistory } from '@oktant/contract/assessment/attempts/attempt-history.ts'
import { readImport } from '@oktant/contract/people/imports.ts'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { ScreenName } from '../lib/paths.ts'
import { showBare } from '../test/bare-server.ts'
import type { FakeServer } from '../test/fake-server.ts'
import { tabTo } from '../test/keys.ts'
import { uploaded } from '../test/made/make-imports.ts'
import { screensWithLists } from '../test/screens-with-lists.ts'
import { walked } from '../test/walked.ts'
import words from '../ui/admin/admin.de.json'

/** Lists whose rows are read: nothing is opened, and there is nothing at which the keys could stop. */
const onlyRead: readonly ScreenName[] = ['import', 'online', 'questionRegrade', 'rewards']

/** An evaluation whose attempts have names. */
const named = (server: FakeServer) =>
  server.answer(listAttemptHistory, {
    evaluation: { id: 7, name: { en: 'Knots', de: 'Knoten' }, hasScore: true },
    isNamed: true,
    content: [31, 32].map((id) => ({
      id,
      attempt: 1,
      user: { id: 5, fullName: 'Amina Odhiambo' },
      container: { id: 2, name: { en: 'Sailing', de: 'Seefahrt' } },
      startedAt: '2026-03-01T10:00:00.000Z',
      submittedAt: null,
      seconds: 300,
      mark: null,
      level: null,
      state: 'FAILED' as const,
      isHeld: false,
    })),
    totalElements: 2,
    totalPages: 1,
    number: 0,
  })

/** Attempts may be nobody’s, a file’s lines are listed once it is read; profiles are numbered from one, and whoever may give little has few boxes to pass. */
const special: Partial<Record<ScreenName, Parameters<typeof showBare>[2]>> = {
  evaluationAttempts: { prepare: named },
  import: { prepare: (server) => server.answer(readImport, { ...uploaded, state: 'applied' }) },
  // NOTE: their people stand in a part of the page.
  season: { id: '7?tab=dryRun' },
  trainerEvent: { id: '7?tab=people' },
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

test.each(onlyRead)('%s: every row is read, and has nothing to press', async (name) => {
  showBare(name, 2, { can: true, ...special[name] })
  // NOTE: rows that are still loading hold no words.
  const read = () =>
    [...screen.getByRole('main').querySelectorAll('tbody tr')].filter((row) => row.textContent)
  await waitFor(() => expect(read().length).toBeGreaterThan(1), slow)
  expect(rows()).toEqual([])
  expect(screensWithLists).toContain(name)
})

test.each(walked(screensWithLists.filter((name) => !onlyRead.includes(name))))(
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
