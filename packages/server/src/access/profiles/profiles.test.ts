import { authorities } from '@oktant/contract/people/authorities.ts'
import { permissions } from '@oktant/contract/kit/permissions.ts'
import { expect, test } from 'vitest'
import { companyProfiles, profiles } from './profiles.ts'

// Copied by hand from spec 2 §6.
const printedNames = [
  'Administrator',
  'Full Administration',
  'Super User',
  'Learner',
  'Manager',
  'Evaluation Administrator',
  'Evaluation Moderator',
  'Free Text Moderator',
  'Competency Assessor',
  'Competency Declarations',
  'Release Combination Evaluations',
  'Learning Content Administrator',
  'Content Administrator',
  'Content and Course Type Administrator',
  'Folder Administrator',
  'Folder File Upload',
  'User Administrator',
  'Job Role Administrator',
  'User Permissions Administrator',
  'User Folder Administrator',
  'User Locality Administrator',
  'Scheduler Administrator',
  'Scheduler Menu',
  'Event Facilitator',
  'Facilitator Administrator',
  'Venue Administrator',
  'Locations Administrator',
  'Events Administrator',
  'Communications',
  'Chat',
  'System Settings',
  'Managerial PDRs',
  'PDR Administrator',
  'Training Goals',
  'Training Goals Tab',
  'HR Administrator',
  'Reports',
]

const named = (english: string) => {
  const profile = profiles.find(({ name }) => name.en === english)
  if (!profile) throw new Error(`no profile is named ${english}`)
  return profile
}

test.each(printedNames)('the profile %s exists and allows something', (name) => {
  expect(named(name).permissions.length).toBeGreaterThan(0)
})

test('every permission belongs to a profile, and only what concerns the whole company to administrators alone', () => {
  const administrators = ['administrator', 'fullAdministration', 'superUser']
  const held = new Set(
    profiles.filter(({ key }) => !administrators.includes(key)).flatMap(({ permissions }) => permissions),
  )
  expect(Object.keys(permissions).filter((name) => !new Set<string>(held).has(name))).toEqual([
    'purchases.confirm',
    'projects.administer',
    'audit.read',
    'notifications.administer',
    'mail.readOutbox',
    'customFields.administer',
    'reports.administer',
    'company.administer',
    'companies.administer',
  ])
})

test('full administration allows everything but what reaches across companies', () => {
  const missing = Object.keys(permissions).filter(
    (name) => !new Set<string>(named('Full Administration').permissions).has(name),
  )
  expect(missing).toEqual(['companies.administer'])
})

test('only the super user reaches across companies, and no company can hand that profile out', () => {
  const across = profiles.filter(({ permissions }) => permissions.includes('companies.administer'))
  expect(across.map(({ key }) => key)).toEqual(['superUser'])
  expect(profiles.filter(({ authorities }) => authorities.includes('ROLE_SUPER'))).toEqual(across)
  expect(companyProfiles.map(({ key }) => key)).not.toContain('superUser')
})

test('the everyday administrator cannot give rights or change the system', () => {
  const everyday = named('Administrator').permissions
  for (const kept of ['permissions.administer', 'system.administer', 'company.administer'] as const)
    expect(everyday).not.toContain(kept)
  expect(everyday).toContain('users.administer')
})

test('Reports holds one permission for each of the fourteen reports', () => {
  expect(named('Reports').permissions.toSorted()).toEqual([
    'reports.answersPerEvaluation',
    'reports.containerList',
    'reports.contentList',
    'reports.evaluationQuestions',
    'reports.evaluations',
    'reports.feedbackForAll',
    'reports.feedbackForOne',
    'reports.myProgress',
    'reports.myProgressChart',
    'reports.opinionSurveys',
    'reports.reviewDetail',
    'reports.reviewSummary',
    'reports.userCompetence',
    'reports.userList',
  ])
})

test('a learner decides nothing about others', () => {
  const powers = named('Learner').permissions.filter((name) =>
    /decide|administer|assess|mark|seeAll/.test(name),
  )
  expect(powers).toEqual([])
})

test('every authority of the wire is carried by a profile', () => {
  const carried = new Set(profiles.flatMap((profile) => profile.authorities))
  expect(authorities.filter((name) => !carried.has(name))).toEqual([])
})

test('keys and names are unique in both languages', () => {
  for (const values of [
    profiles.map(({ key }) => key),
    profiles.map(({ name }) => name.en),
    profiles.map(({ name }) => name.de),
  ])
    expect(new Set(values).size).toBe(profiles.length)
})

test('no profile names a permission twice', () => {
  for (const { permissions } of profiles) expect(new Set(permissions).size).toBe(permissions.length)
})
