import { assessmentScreens } from './assessment.ts'
import { authoringScreens } from './authoring.ts'
import { communicationScreens } from './communication.ts'
import { companyScreens } from './company.ts'
import { developmentScreens } from './development.ts'
import { eventsScreens } from './events.ts'
import { homeScreens } from './home.ts'
import { learningScreens } from './learning.ts'
import { peopleScreens } from './people.ts'
import type { LateScreen, Screen } from './screen.ts'

const late = (screen: LateScreen): Screen => ({
  ...screen,
  load: () => import('./parts/parts.ts').then(({ parts }) => parts[screen.name]()),
})

/** Every screen that is built. What is not listed here has no address and no menu entry. */
export const screens: readonly Screen[] = [
  ...homeScreens,
  ...learningScreens,
  ...authoringScreens.map(late),
  ...assessmentScreens.map(late),
  ...eventsScreens.map(late),
  ...developmentScreens.map(late),
  ...peopleScreens.map(late),
  ...communicationScreens.map(late),
  ...companyScreens.map(late),
]
