import type { InvitationRow } from '../surveys.queries.ts'

type Named = Pick<InvitationRow, 'surveyId' | 'id'>

/** The name under which the notifications of a survey are found again. */
export const sourceOf = (surveyId: number) => `survey ${surveyId}`

/** The name under which the letters of an invitation are found again. */
export const originOf = ({ surveyId, id }: Named) => `survey ${surveyId} invitation ${id}`

/** The occasion of its first letter, which is another one once it was withdrawn and made anew. */
export const letterKey = (invitation: Named & Pick<InvitationRow, 'round'>) =>
  `${originOf(invitation)} ${invitation.round === 0 ? '0' : `anew ${invitation.round}`}`
