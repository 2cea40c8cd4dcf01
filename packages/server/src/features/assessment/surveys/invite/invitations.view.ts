import type { SurveyInvitation } from '@oktant/contract/assessment/surveys/survey-invitations.ts'
import type { MailState } from '@oktant/contract/communication/mails.ts'
import type { ListedInvitation } from './invitations.queries.ts'
import type { SurveyRow } from '../surveys.queries.ts'

type About = { survey: SurveyRow; isOn: boolean; mail: MailState | undefined }

const ofLetters: Record<MailState, SurveyInvitation['delivery']> = {
  waiting: 'waiting',
  sent: 'sent',
  kept: 'kept',
  failed: 'failed',
  bounced: 'failed',
  suppressed: 'failed',
}

function deliveryOf({ isWithdrawn, isTold, userId }: ListedInvitation['invitation'], mail?: MailState) {
  if (isWithdrawn) return 'withdrawn'
  if (!isTold) return 'waiting'
  return userId === null ? ofLetters[mail ?? 'sent'] : 'told'
}

/** NOTE: of an anonymous survey nobody is told who has answered, not even whoever administers it. */
export function invitationView(
  { invitation, name, address }: ListedInvitation,
  { survey, isOn, mail }: About,
): SurveyInvitation {
  const { id, userId, relation, reminders, hasAnswered, isWithdrawn } = invitation
  const isFree = isOn && (survey.isAnonymous || !hasAnswered)
  return {
    id,
    name,
    address,
    isOutsider: userId === null,
    relation,
    reminders: survey.isAnonymous ? 0 : reminders,
    delivery: deliveryOf(invitation, mail),
    hasAnswered: survey.isAnonymous ? null : hasAnswered,
    can: {
      relate: isFree && !isWithdrawn && survey.subjectId !== null && userId !== survey.subjectId,
      withdraw: isFree && !isWithdrawn,
      restore: isOn && isWithdrawn,
    },
  }
}
