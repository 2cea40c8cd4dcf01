import type { Segment } from '@oktant/contract/segments.ts'
import { segmentKeys } from '@oktant/contract/segments.ts'
import type { CurrentUser, SignedIn } from '@oktant/contract/sessions.ts'
import type { Settings } from '@oktant/contract/shell.ts'

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
  enableChat: false,
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
  supportEmailAddress: 'hilfe@firma.test',
  hashPasswords: true,
  version: '1',
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
