import { type Expected, learners } from './who.ts'

export const learningCalls: Expected = {
  launchComponent: learners,
  launchEmbedded: learners,
  listChildren: learners,
  listCompletedCourses: learners,
  listComponentHistory: learners,
  listContainerHistory: learners,
  listLearning: learners,
  listNextContainers: learners,
  listSuggestedCourses: learners,
  moveToNewEdition: learners,
  rateCourse: learners,
  readContainerOutline: learners,
  readInProgressCourse: learners,
  readLearning: learners,
  readLearningState: learners,
  readNextContainer: learners,
  readOutline: learners,
  saveLaunch: learners,
}
