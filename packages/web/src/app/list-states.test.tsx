import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ScreenName } from '../lib/paths.ts'
import { showBare } from '../test/bare-server.ts'
import { tabTo } from '../test/keys.ts'
import { screensWithLists } from '../test/screens-with-lists.ts'
import { walked } from '../test/walked.ts'
import words from '../ui/admin/admin.de.json'

/**
 * Written by hand: which list fills by itself, and which stands inside a record. In every other one makes something,
 * which is said only of a list that is not found by what its screen draws.
 */
const kinds: Partial<Record<ScreenName, 'makes' | 'fills' | 'inside'>> = {
  adminSurvey: 'inside',
  audit: 'fills',
  competencyMatrix: 'fills',
  competencyProfiles: 'fills',
  competencyQueue: 'fills',
  allGoals: 'fills',
  clawbacks: 'fills',
  trainingRequests: 'fills',
  eventApproval: 'fills',
  eventTemplates: 'fills',
  group: 'inside',
  facilitatedAttempts: 'fills',
  heldResults: 'fills',
  issuedCertificates: 'fills',
  learningGroup: 'inside',
  mailOutbox: 'fills',
  moderator: 'fills',
  online: 'fills',
  people: 'fills',
  pdrTeam: 'fills',
  permissionTable: 'fills',
  packageAttempts: 'inside',
  allPackageAttempts: 'fills',
  permissions: 'makes',
  reviewProgress: 'fills',
  calibration: 'fills',
  seasonContracts: 'fills',
  contracts: 'fills',
  rewards: 'fills',
  purchases: 'fills',
  questionBank: 'inside',
  suppressedAddresses: 'fills',
  testimonials: 'fills',
  webhookDeliveries: 'fills',
  whoCan: 'fills',
}

/** Screens that show no list on an empty server, or none of their own. */
const elsewhere: Partial<Record<ScreenName, string>> = {
  evaluationAttempts: 'its list stands where attempts have names: history.test.tsx',
  permissionProfile: 'its holders stand where it can be edited: holders.test.tsx',
  import: 'its lines stand there once the file was looked at: imports.test.tsx',
  season: 'its list stands in a part of the page: seasons.test.tsx',
  trainerEvent: 'its list stands in a part of the page: people.test.tsx',
  questionRegrade: 'its list stands there once a result changes: regrade-screen.test.tsx',
}

// NOTE: the keys of the table itself.
const named = Object.keys(kinds) as ScreenName[]
const lists = [...new Set([...screensWithLists.filter((name) => !(name in elsewhere)), ...named])]

const slow = { timeout: 10_000 }
const main = () => screen.getByRole('main')
const empty = () => [...main().querySelectorAll<HTMLElement>('[data-empty]')]
const said = () => empty().map(({ textContent }) => textContent)
const isFilter = (at: Element) =>
  at.matches('input[type=search], search select, search input:not([type=date], [type=search])')

// NOTE: job roles and localities are made in a dialog, everything else on a screen of its own.
const makesOne = (at: Element) =>
  at.matches('a[href$="/0"], a[href*="/0?"], a[href$="/new"], .page > :first-child button')
const saysAll = ({ textContent }: Element) => textContent === words['list.showAll']

test('every screen with a list is walked here, and none is left out that has no list', () => {
  expect(screensWithLists.length).toBeGreaterThan(70)
  const leftOut = Object.keys(elsewhere)
  expect(leftOut.filter((name) => !screensWithLists.some((one) => one === name))).toEqual([])
})

test.each(walked(lists))(
  '%s says what belongs there; what is not found is said, and undone by a key',
  async (name) => {
    const { user } = showBare(name, 0)
    await waitFor(() => expect(empty().length).toBeGreaterThan(0), slow)
    for (const one of empty()) expect(one.querySelector('strong')?.textContent).toBeTruthy()
    if ((kinds[name] ?? 'makes') === 'makes') await tabTo(user, 'how to make one', makesOne)
    const filter = await tabTo(user, 'a filter', isFilter)
    if (filter instanceof HTMLSelectElement) await user.selectOptions(filter, filter.options[1]?.value ?? '')
    else await user.keyboard('zz')
    await within(main()).findByRole('button', { name: words['list.showAll'] }, slow)
    await tabTo(user, 'the way back to all', saysAll)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(filter).toHaveProperty('value', ''), slow)
    expect(said().length).toBeGreaterThan(0)
  },
)
