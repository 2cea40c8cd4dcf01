import type { Screen } from './screen.ts'

export const learningScreens: readonly Screen[] = [
  {
    name: 'topic',
    texts: ['learning', 'segments'],
    module: 'learning',
    load: () => import('../../desks/topic/topic-screen.tsx').then((file) => file.TopicScreen),
  },
  {
    name: 'topicLevels',
    texts: ['learning'],
    module: 'learning',
    load: () => import('../../desks/course/course-desk.tsx').then((file) => file.CourseDesk),
  },
  {
    name: 'library',
    texts: ['learning'],
    module: 'learning',
    load: () => import('../../desks/course/course-desk.tsx').then((file) => file.CourseDesk),
  },
  {
    name: 'course',
    texts: ['learning'],
    module: 'learning',
    load: () => import('../../desks/course/course-desk.tsx').then((file) => file.CourseDesk),
  },
  {
    name: 'myLearning',
    texts: ['learning'],
    module: 'learning',
    permission: 'learning.take',
    load: () =>
      import('../../features/learning/learn/lists/my-learning-screen.tsx').then(
        (file) => file.MyLearningScreen,
      ),
  },
  {
    name: 'myCourses',
    texts: ['learning'],
    module: 'learning',
    permission: 'learning.take',
    load: () =>
      import('../../features/learning/learn/lists/my-courses-screen.tsx').then(
        (file) => file.MyCoursesScreen,
      ),
  },
  {
    name: 'myGroups',
    texts: ['learning'],
    module: 'learning',
    permission: 'learning.take',
    load: () =>
      import('../../features/learning/learn/lists/my-groups-screen.tsx').then((file) => file.MyGroupsScreen),
  },
  {
    name: 'myGroup',
    texts: ['learning'],
    module: 'learning',
    permission: 'learning.take',
    load: () =>
      import('../../features/learning/learn/lists/my-group-screen.tsx').then((file) => file.MyGroupScreen),
  },
  {
    name: 'progress',
    texts: ['progress', 'learning', 'certificates', 'favourites'],
    module: 'progress',
    permission: 'learning.take',
    load: () => import('../../desks/progress/progress-screen.tsx').then((file) => file.ProgressScreen),
  },
  {
    name: 'moderator',
    texts: ['admin', 'marking', 'attempts', 'questions'],
    permission: 'freeText.mark',
    orPermissions: ['competencies.assess'],
    load: () =>
      import('../../features/assessment/marking/queue/marking-screen.tsx').then((file) => file.MarkingScreen),
  },
  {
    name: 'suggested',
    texts: ['learning'],
    module: 'learning',
    permission: 'learning.take',
    load: () =>
      import('../../features/learning/learn/lists/my-learning-screen.tsx').then(
        (file) => file.SuggestedScreen,
      ),
  },
  {
    name: 'embedded',
    isAlone: true,
    texts: [],
    module: 'learning',
    permission: 'learning.take',
    load: () => import('../../desks/embedded/embedded-desk.tsx').then((file) => file.EmbeddedDesk),
  },
  {
    name: 'evaluationPreview',
    texts: ['attempts', 'questions'],
    module: 'learning',
    load: () =>
      import('../../features/assessment/attempts/screens/preview-screen.tsx').then(
        (file) => file.PreviewScreen,
      ),
  },
  {
    name: 'openQuiz',
    texts: ['attempts', 'questions'],
    load: () =>
      import('../../features/assessment/attempts/screens/open-quiz-screen.tsx').then(
        (file) => file.OpenQuizScreen,
      ),
  },
  {
    name: 'surveys',
    texts: ['surveys'],
    module: 'surveys',
    permission: 'surveys.answer',
    load: () => import('../../desks/surveys/my-surveys-desk.tsx').then((file) => file.MySurveysDesk),
  },
  {
    name: 'survey',
    texts: ['surveys', 'questions', 'attempts'],
    module: 'surveys',
    permission: 'surveys.answer',
    load: () =>
      import('../../features/assessment/surveys/answer/survey-screen.tsx').then((file) => file.SurveyScreen),
  },
  {
    name: 'feedback',
    texts: ['surveys', 'surveyAdmin'],
    module: 'surveys',
    permission: 'surveys.answer',
    load: () =>
      import('../../features/assessment/surveys/results/feedback-screen.tsx').then(
        (file) => file.FeedbackScreen,
      ),
  },
  {
    name: 'invitedSurvey',
    texts: ['surveys', 'questions', 'attempts'],
    load: () =>
      import('../../features/assessment/surveys/answer/invited-survey-screen.tsx').then(
        (file) => file.InvitedSurveyScreen,
      ),
  },
  {
    name: 'verifyCertificate',
    texts: ['certificates'],
    load: () =>
      import('../../features/learning/certificates/verify/verify-screen.tsx').then(
        (file) => file.VerifyScreen,
      ),
  },
]
