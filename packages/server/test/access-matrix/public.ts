import type { Expected } from './who.ts'

export const publicCalls: Expected = {
  confirmRegistration: 'public',
  listAvailableCourses: 'public',
  listFeaturedCourses: 'public',
  listSegments: 'public',
  lookAtLink: 'public',
  lookAtRegistration: 'public',
  makeCaptcha: 'public',
  readFileBySignature: 'public',
  readLogo: 'public',
  readPublicContainer: 'public',
  readPublicLearning: 'public',
  readPublicOutline: 'public',
  readSegment: 'public',
  readSettings: 'public',
  register: 'public',
  requestPassword: 'public',
  resetPassword: 'public',
  signIn: 'public',
  signInByLink: 'public',
  unsubscribe: 'public',
}
