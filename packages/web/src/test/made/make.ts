import type { Segment } from '@oktant/contract/learning/segments.ts'
import { segmentKeys } from '@oktant/contract/learning/segments.ts'
import type { CurrentUser, SignedIn } from '@oktant/contract/people/sessions.ts'
import type { Settings } from '@oktant/contract/organisation/shell.ts'
import type { UserRecord } from '@oktant/contract/people/users.ts'

/** Things for tests, whole and plausible; a test says only what it is about. */
export const makeUser = (own: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 7,
  username: 'mia.naidoo',
  email: 'mia.naidoo@firma.test',
  firstName: 'Mia',
  surname: 'Naidoo',
  name: 'Mia Naidoo',
  companyId: 1,
  companyName: 'Firma',
  projectId: 1,
  project: 'Gruppe A',
  projectName: 'Gruppe A',
  timezone: 'Europe/Berlin',
  language: 'de',
  manager: null,
  avatar: null,
  lastLoggedIn: null,
  authorities: ['ROLE_LEARNER'],
  permissions: [],
  supportEmailAddress: 'hilfe@firma.test',
  visibleModules: ['learning'],
  customFields: {},
  customFieldValues: [],
  enableChat: false,
  viewedBy: null,
  ...own,
})

export const makeSignedIn = (own: Partial<CurrentUser> = {}): SignedIn => ({
  token: `token-${Math.random()}`,
  user: makeUser(own),
  expires: new Date(Date.now() + 12 * 3_600_000).toISOString(),
})

export const makeSettings = (own: Partial<Settings> = {}): Settings => ({
  companyName: 'Firma',
  productName: 'Oktant',
  shortName: 'Oktant',
  logos: { light: null, dark: null },
  palette: null,
  signInText: { en: '', de: '' },
  languages: ['en', 'de'],
  defaultLanguage: 'en',
  supportEmailAddress: 'hilfe@firma.test',
  hashPasswords: true,
  version: '1',
  confirmsBy: 'mail',
  demo: null,
  ...own,
})

export const makeSegment = (place: number, own: Partial<Segment> = {}): Segment => ({
  id: place + 1,
  key: segmentKeys[place] ?? 'strategy',
  containerTypeId: 560,
  name: { en: `Segment ${place + 1}`, de: `Segment ${place + 1}` },
  shortName: { en: `Segment ${place + 1}`, de: `Segment ${place + 1}` },
  description: { en: 'What it is about.', de: 'Worum es geht.' },
  coverImagePath: null,
  position: place,
  courseCount: 3,
  progress: null,
  ...own,
})

/** Somebody's account as those see it who look after people. */
export const makeUserRecord = (own: Partial<UserRecord> = {}): UserRecord => ({
  id: 7,
  firstName: 'Mia',
  surname: 'Naidoo',
  fullName: 'Mia Naidoo',
  login: 'mia.naidoo',
  emailAddress: 'mia.naidoo@firma.test',
  userStatus: { name: 'Active' },
  language: 'de',
  timezone: 'Europe/Berlin',
  manager: null,
  managerId: null,
  jobRoleId: 1,
  localityId: null,
  mobileNumber: '',
  landlineNumber: '',
  faxNumber: '',
  bioRegistered: false,
  externalId: '',
  projectIds: [1],
  profileIds: [],
  customFields: {},
  avatar: null,
  lastLoggedInAt: null,
  welcomedAt: null,
  isAnonymised: false,
  can: { edit: true, changeStatus: true, anonymise: true, remove: false, decideProfiles: true, viewAs: true },
  ...own,
})
