import type { SurveyRecord } from '@oktant/contract/assessment/surveys/survey-administration.ts'

/** A survey of the administration that is closed, with feedback about somebody. */
export const makeSurveyRecord = (own: Partial<SurveyRecord> = {}): SurveyRecord => ({
  id: 7,
  title: { en: 'Feedback', de: 'Feedback für Tom' },
  description: { en: '', de: '' },
  categoryId: 21,
  isAnonymous: true,
  stage: 'closed',
  opensOn: '2026-11-01',
  closesOn: '2026-11-20',
  invited: 8,
  answered: 7,
  leastAnswers: 3,
  resultsWhen: 'closed',
  remindDays: 3,
  evaluation: { id: 4, title: { en: 'Feedback', de: 'Feedback' } },
  subject: { id: 9, name: 'Tom Brandt' },
  questions: 1,
  managerReads: false,
  releasedOn: null,
  can: {
    close: false,
    remind: false,
    invite: false,
    change: false,
    release: false,
    readAnswers: false,
  },
  ...own,
})
