import { assessmentScreens } from './assessment.ts'
import { authoringScreens } from './authoring.ts'
import { communicationScreens } from './communication.ts'
import { companyScreens } from './company.ts'
import { eventsScreens } from './events.ts'
import { homeScreens } from './home.ts'
import { learningScreens } from './learning.ts'
import { peopleScreens } from './people.ts'
import type { Screen } from './screen.ts'

/** Every screen that is built. What is not listed here has no address and no menu entry. */
export const screens: readonly Screen[] = [
  ...homeScreens,
  ...learningScreens,
  ...authoringScreens,
  ...assessmentScreens,
  ...eventsScreens,
  ...peopleScreens,
  ...communicationScreens,
  ...companyScreens,
]
