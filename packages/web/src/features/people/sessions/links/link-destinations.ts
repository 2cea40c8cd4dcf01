import { linkFunctions, type LinkFunction } from '@oktant/contract/people/sessions.ts'
import { generatePath } from 'react-router'
import { isAddress, paths } from '../../../../lib/paths.ts'

type Link = { id: string; otp: string }
type Destination = (link: Link) => string

const withId =
  (path: string) =>
  ({ id }: Link) =>
    id ? `${path}/${encodeURIComponent(id)}` : path

/** Where each function of a one-time link leads (spec 1 §2). */
const destinations: Record<LinkFunction, Destination> = {
  trainingGoalsApproval: ({ id }) => `/training-goals/approvals${id && `?id=${encodeURIComponent(id)}`}`,
  surveys: withId('/surveys/showSurvey'),
  userRSVP: withId('/scheduler/userRSVP'),
  authoriseBooking: withId('/authorise-booking'),
  hrAuthoriseBooking: withId('/hr-authorise-booking'),
  overallAssessment: withId('/competencies/workbook'),
  claimApproval: withId('/competencies/declaration'),
  claimApproved: withId('/competencies/declaration'),
  pdr: withId('/pdr'),
  pdrApproval: withId('/pdr/approval'),
  individualLearningShare: () => '/my-resources?tab=shared',
  passwordReset: ({ otp }) => generatePath(paths.passwordReset, { id: otp }),
}

const isLinkFunction = (name: string): name is LinkFunction => linkFunctions.some((known) => known === name)

/** The function of a link: what the server knows of it, else what its address says. */
export const functionOf = (known: LinkFunction | null, address: string) =>
  known ?? (isLinkFunction(address) ? address : null)

export const destinationOf = (name: LinkFunction, link: Link) => destinations[name](link)

/** Where a link that is used up still leads whoever signs in; a password is set by the link alone. */
export function destinationLeft(name: LinkFunction, link: Link) {
  const wanted = name === 'passwordReset' ? null : destinationOf(name, link)
  return wanted !== null && isAddress(wanted) ? wanted : null
}
