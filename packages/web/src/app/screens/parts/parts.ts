import { assessmentParts } from './assessment.ts'
import { authoringParts } from './authoring.ts'
import { communicationParts } from './communication.ts'
import { companyParts } from './company.ts'
import { developmentParts } from './development.ts'
import { eventsParts } from './events.ts'
import { peopleParts } from './people.ts'

/** Where each screen is that most people never open: a visitor's first page carries none of these addresses. */
export const parts = {
  ...assessmentParts,
  ...authoringParts,
  ...communicationParts,
  ...companyParts,
  ...developmentParts,
  ...eventsParts,
  ...developmentParts,
  ...peopleParts,
}
