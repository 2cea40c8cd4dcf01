import type { LinkFunction } from '@oktant/contract/people/sessions.ts'

const competencyFunctions: readonly LinkFunction[] = ['overallAssessment', 'claimApproval', 'claimApproved']

/** Does this function live in the separate competency application? */
export const leadsToCompetencies = (name: LinkFunction) => competencyFunctions.includes(name)

/** A link to set a new password opens that form and nothing else. */
export const resetsPassword = (name: LinkFunction) => name === 'passwordReset'
export const signsIn = (name: LinkFunction) => !resetsPassword(name)

export function linkAddress(publicUrl: string, name: LinkFunction, otp: string, targetId?: number) {
  if (resetsPassword(name)) return `${publicUrl}/#/passwordReset/${otp}`
  const query = new URLSearchParams({ otp, ...(targetId !== undefined && { id: String(targetId) }) })
  return `${publicUrl}/#/actions/${name}?${query}`
}
