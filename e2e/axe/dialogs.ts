import type { ScreenName } from '../../packages/web/src/lib/paths.ts'
import type { Visit } from './visit.ts'

const course = '/administration/courses/{A strategy that fits on one page}'
const evaluation = '/administration/evaluations/{Quick check: Finance in plain words}'
const flagged = '/administration/facilitated-attempts/{a flagged attempt}'

/** What opens over a screen, and what to press for it. */
export const dialogs: Partial<Record<ScreenName, (Visit & { press: string[] })[]>> = {
  home: [
    { path: '/', as: 'learner', press: ['shell:search.hint'] },
    { path: '/', as: 'learner', press: ['shell:header.favourites'] },
    { path: '/', as: 'learner', press: ['notifications:bell.label_other'] },
  ],
  course: [
    { path: '/my-learning/{Profit is not cash}', as: 'learner', press: ['learning:part.reviewNamed'] },
    { path: '/my-learning/{Profit is not cash}', as: 'learner', press: ['learning:rating.give'] },
    { path: '/my-learning/{Pricing what you make}', as: 'learner', press: ['learning:buy.start'] },
  ],
  moderator: [{ path: '/moderator', as: 'admin', press: ['marking:queue.begin', 'marking:return.open'] }],
  adminCourses: [
    { path: '/administration/courses', as: 'admin', press: ['common:table.choosePage', 'admin:bulk.open'] },
  ],
  adminCourse: [
    { path: course, as: 'admin', press: ['courses:child.add'] },
    { path: course, as: 'admin', press: ['courses:tool.remove'] },
    { path: course, as: 'admin', press: ['courses:tool.archive'] },
  ],
  adminCoursePreview: [{ path: `${course}/preview`, as: 'admin', press: ['learning:part.startNamed'] }],
  deputies: [{ path: '/administration/deputies', as: 'hr', press: ['deputies:name'] }],
  extraTime: [{ path: '/administration/extra-time', as: 'admin', press: ['extra-time:give'] }],
  facilitatedAttempt: [
    { path: flagged, as: 'admin', press: ['facilitation:flag.answerNamed'] },
    { path: flagged, as: 'admin', press: ['facilitation:override.giveNamed'] },
  ],
  adminEvaluation: [
    { path: evaluation, as: 'admin', press: ['author:item.draw'] },
    { path: evaluation, as: 'admin', press: ['author:item.question'] },
    { path: evaluation, as: 'admin', press: ['author:draw.title'] },
    { path: evaluation, as: 'admin', press: ['admin:order.menu', 'admin:order.place'] },
  ],
  questionBank: [
    {
      path: '/administration/question-banks/1',
      as: 'admin',
      press: ['common:table.choosePage', 'author:move.open'],
    },
  ],
  question: [{ path: '/administration/questions/1', as: 'admin', press: ['author:version.nth'] }],
  folders: [{ path: '/administration/folders', as: 'admin', press: ['folders:order.open'] }],
  issuedCertificate: [
    { path: '/administration/certificates/1', as: 'admin', press: ['certificates:open.revoke'] },
    { path: '/administration/certificates/1', as: 'admin', press: ['certificates:open.reissue'] },
  ],
  pdrTeam: [{ path: '/pdr/team', as: 'manager', press: ['reviews:drafts.dropNamed'] }],
  purchase: [
    { path: '/administration/purchases/2', as: 'admin', press: ['purchases:confirm'] },
    { path: '/administration/purchases/2', as: 'admin', press: ['purchases:refuse'] },
  ],
  learningGroup: [
    { path: '/administration/learning-groups/1', as: 'admin', press: ['learningGroups:course.add'] },
  ],
  localities: [{ path: '/administration/localities', as: 'admin', press: ['places:remove.named'] }],
  user: [{ path: '/administration/users/5', as: 'admin', press: ['users:action.remove'] }],
}
