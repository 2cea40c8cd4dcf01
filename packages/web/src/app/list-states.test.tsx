import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ScreenName } from '../lib/paths.ts'
import { showBare } from '../test/bare-server.ts'
import { tabTo } from '../test/keys.ts'
import { screensWithLists } from '../test/screens-with-lists.ts'
import { walked } from '../test/walked.ts'
import words from '../ui/admin/admin.de.json'

/** Written by hand: in which list one makes something, which fills by itself, which stands inside a record. */
const kinds: Partial<Record<ScreenName, 'makes' | 'fills' | 'inside'>> = {
  adminComponents: 'makes',
  adminCourses: 'makes',
  adminDiagrams: 'makes',
  adminEvaluations: 'makes',
  adminSurvey: 'inside',
  adminSurveys: 'makes',
  answerSets: 'makes',
  allRewards: 'makes',
  apiTokens: 'makes',
  audit: 'fills',
  autoMessages: 'makes',
  certificateTemplates: 'makes',
  companies: 'makes',
  competencyMatrix: 'fills',
  competencyProfiles: 'fills',
  competencyQueue: 'fills',
  competencyItems: 'makes',
  contentTypes: 'makes',
  courseTypes: 'makes',
  customFields: 'makes',
  declineReasons: 'makes',
  deputies: 'makes',
  allGoals: 'fills',
  externalTrainings: 'makes',
  goalCategories: 'makes',
  clawbacks: 'fills',
  trainingRequests: 'fills',
  eventApproval: 'fills',
  eventLocations: 'makes',
  eventTemplates: 'fills',
  venues: 'makes',
  extraTime: 'makes',
  folderThemes: 'makes',
  folders: 'makes',
  group: 'inside',
  givenRewards: 'makes',
  groupMessages: 'makes',
  groupings: 'makes',
  groups: 'makes',
  facilitatedAttempts: 'fills',
  heldResults: 'fills',
  imports: 'makes',
  issuedCertificates: 'fills',
  jobRoles: 'makes',
  learningGroup: 'inside',
  learningGroups: 'makes',
  localities: 'makes',
  mailOutbox: 'fills',
  messageTemplates: 'makes',
  moderator: 'fills',
  online: 'fills',
  people: 'fills',
  pdrTeam: 'fills',
  permissionTable: 'fills',
  packageAttempts: 'inside',
  allPackageAttempts: 'fills',
  permissions: 'makes',
  recordCredentials: 'makes',
  reviewProgress: 'fills',
  calibration: 'fills',
  seasonContracts: 'fills',
  seasons: 'makes',
  rewardKinds: 'makes',
  contracts: 'fills',
  rewards: 'fills',
  talks: 'makes',
  purchases: 'fills',
  questionBank: 'inside',
  questionBanks: 'makes',
  suppressedAddresses: 'fills',
  testimonials: 'fills',
  trainer: 'makes',
  trainerEvents: 'makes',
  users: 'makes',
  webhookDeliveries: 'fills',
  webhooks: 'makes',
  whoCan: 'fills',
}

/** Screens that show no list on an empty server, or none of their own. */
const elsewhere: Partial<Record<ScreenName, string>> = {
  evaluationAttempts: 'its list stands where attempts have names: history.test.tsx',
  groupMessage: 'shares the words of a state with the list',
  permissionProfile: 'its holders stand where it can be edited: holders.test.tsx',
  import: 'its lines stand there once the file was looked at: imports.test.tsx',
  season: 'its list stands in a part of the page: seasons.test.tsx',
  trainerEvent: 'its list stands in a part of the page: people.test.tsx',
  questionRegrade: 'its list stands there once a result changes: regrade-screen.test.tsx',
}

// NOTE: the keys of the table itself.
const lists = Object.keys(kinds) as ScreenName[]

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

test('every screen with a list is walked here', () => {
  const known = new Set([...lists, ...Object.keys(elsewhere)])
  expect(screensWithLists.length).toBeGreaterThan(40)
  expect(screensWithLists.filter((name) => !known.has(name))).toEqual([])
})

test.each(walked(lists))(
  '%s says what belongs there; what is not found is said, and undone by a key',
  async (name) => {
    const { user } = showBare(name, 0)
    await waitFor(() => expect(empty().length).toBeGreaterThan(0), slow)
    for (const one of empty()) expect(one.querySelector('strong')?.textContent).toBeTruthy()
    if (kinds[name] === 'makes') await tabTo(user, 'how to make one', makesOne)
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
