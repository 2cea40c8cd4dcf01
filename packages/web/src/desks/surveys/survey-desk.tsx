import { AudienceFields, PeopleField } from '../../features/communication/audiences/audience-fields.tsx'
import { SurveyRecordScreen } from '../../features/assessment/surveys/author/survey-record-screen.tsx'

const parts = { AudienceFields, PeopleField }

/** A survey of the administration, whose audience is chosen as that of a message is. */
export function SurveyDesk() {
  return <SurveyRecordScreen parts={parts} />
}
