import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify'
import { requestLimits } from '@oktant/contract/constants.ts'
import { errorMessage } from '@oktant/contract/errors.ts'
import { serveApplication } from './http/application.ts'
import { describeCalls } from './http/describe/documents.ts'
import { lateLogger } from './log.ts'
import { canonical } from './http/guard/door.ts'
import { answerErrors } from './http/errors.ts'
import { answerHeaders } from './http/guard/headers.ts'
import { type Health, makeRegistry, measureRequests, serveHealth } from './http/health.ts'
import { readJson } from './http/json.ts'
import { type Bounds, guardOverload } from './http/guard/overload.ts'
import { type Patience, patienceOf } from './http/guard/slow-clients.ts'
import { type Serve, serveOn } from './http/serve.ts'
import { shapeAnswers, validateInput } from './http/validate.ts'
import type { Kit } from './kit.ts'
import { activityRoutes } from './features/activity/activity.routes.ts'
import { apiTokenRoutes } from './features/api-tokens/api-tokens.routes.ts'
import { attemptHistoryRoutes } from './features/attempt-history/attempt-history.routes.ts'
import { attemptRoutes } from './features/attempts/attempts.routes.ts'
import { auditRoutes } from './features/audit/audit.routes.ts'
import { assignmentRoutes } from './features/assignments/assignments.routes.ts'
import { audienceRoutes } from './features/audiences/audiences.routes.ts'
import { autoMessageRoutes } from './features/auto-messages/auto-messages.routes.ts'
import { allCompanyRoutes } from './features/all-companies/all-companies.routes.ts'
import { evaluationResultRoutes } from './features/evaluation-results/evaluation-results.routes.ts'
import { evaluationRoutes } from './features/evaluations/evaluations.routes.ts'
import {
  answerSetRoutes,
  questionBankRoutes,
  questionFileRoutes,
  questionRoutes,
} from './features/questions/questions.routes.ts'
import { componentFileRoutes } from './features/component-files/component-files.routes.ts'
import { componentRoutes } from './features/components/components.routes.ts'
import { courseRoutes } from './features/courses/courses.routes.ts'
import { learningRoutes } from './features/learning/learning.routes.ts'
import { brandingRoutes } from './features/companies/branding.routes.ts'
import { certificateRoutes } from './features/certificates/certificates.routes.ts'
import { certificateTemplateRoutes } from './features/certificate-templates/certificate-templates.routes.ts'
import { companyRoutes } from './features/companies/companies.routes.ts'
import { connectionRoutes } from './features/connections/connections.routes.ts'
import { testimonialRoutes } from './features/testimonials/testimonials.routes.ts'
import { pushDeviceRoutes } from './features/push-devices/push-devices.routes.ts'
import { facilitationRoutes } from './features/facilitation/facilitation.routes.ts'
import { regradeRoutes } from './features/regrades/regrades.routes.ts'
import { registrationRoutes } from './features/registration/registration.routes.ts'
import { searchRoutes } from './features/search/search.routes.ts'
import { segmentRoutes } from './features/segments/segments.routes.ts'
import { groupMessageRoutes } from './features/group-messages/group-messages.routes.ts'
import { favouriteRoutes } from './features/favourites/favourites.routes.ts'
import { folderRoutes, folderThemeRoutes } from './features/folders/folders.routes.ts'
import { fieldRoutes } from './features/custom-fields/fields.routes.ts'
import { fileRoutes } from './features/files/files.routes.ts'
import { homeRoutes } from './desks/home/home.routes.ts'
import { ownLearningRoutes } from './desks/progress/own-learning.routes.ts'
import { groupRoutes } from './features/groups/groups.routes.ts'
import { contentTypeRoutes, courseTypeRoutes } from './features/learning-types/learning-types.routes.ts'
import { learningGroupRoutes } from './features/learning-groups/learning-groups.routes.ts'
import { importRoutes } from './features/imports/imports.routes.ts'
import { placeRoutes } from './features/places/places.routes.ts'
import { languageRoutes } from './features/languages/languages.routes.ts'
import { licenceRoutes } from './features/licence/licence.routes.ts'
import { liveRoutes } from './features/live/live.routes.ts'
import { mailSettingsRoutes } from './features/mail-settings/mail-settings.routes.ts'
import { mailRoutes } from './features/mails/mails.routes.ts'
import { diagramRoutes } from './features/diagrams/diagrams.routes.ts'
import { groupingRoutes } from './features/groupings/groupings.routes.ts'
import { commentBankRoutes } from './features/moderation/comment-bank.routes.ts'
import { moderationRoutes } from './features/moderation/moderation.routes.ts'
import { messageTemplateRoutes } from './features/message-templates/message-templates.routes.ts'
import { notificationSettingRoutes } from './features/notification-settings/notification-settings.routes.ts'
import { notificationRoutes } from './features/notifications/notifications.routes.ts'
import { privacyRoutes } from './features/privacy/privacy.routes.ts'
import { holderRoutes } from './features/permissions/holders.routes.ts'
import { profileRoutes } from './features/permissions/profiles.routes.ts'
import { purchaseRoutes } from './features/purchases/purchases.routes.ts'
import { pictureRoutes } from './features/pictures/pictures.routes.ts'
import { peopleRoutes } from './features/people/people.routes.ts'
import { surveyRoutes } from './features/surveys/surveys.routes.ts'
import { systemRoutes } from './features/system/system.routes.ts'
import { userRoutes } from './features/users/users.routes.ts'
import { webhookRoutes } from './features/webhooks/webhooks.routes.ts'
import { sessionRoutes } from './features/sessions/sessions.routes.ts'

/** The server: the door, then the features in alphabetical order. */
export async function buildApp(
  kit: Kit,
  health: Health = { isStopping: false },
  bounds: Bounds & Patience = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    // NOTE: the wider type keeps the instance’s own type the plain one.
    loggerInstance: kit.log as FastifyBaseLogger,
    childLoggerFactory: lateLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: requestLimits.bodyBytes,
    ...patienceOf(bounds),
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    trustProxy: 'loopback',
    rewriteUrl: (request) => canonical(request.url ?? '/'),
    routerOptions: { maxParamLength: 600 },
    frameworkErrors: (error, request, reply) => {
      request.log.debug(error)
      // NOTE: this reply comes before any route, so it has no schema and no type of its own.
      const bare = reply as unknown as FastifyReply
      void bare.code(400).headers(answerHeaders(kit.config)).send(malformedAddress)
    },
  })
  app.decorateRequest('actor', null)
  app.decorateRequest('endedFor', null)
  answerErrors(app, kit.config)
  validateInput(app)
  shapeAnswers(app)
  readJson(app)
  const registry = makeRegistry(kit)
  measureRequests(app, kit, registry)
  guardOverload(app, kit, bounds)
  await describeCalls(app, kit.config)
  app.addHook('preClose', async () => kit.live.close())
  const serve = serveOn(app, kit)
  for (const routes of features) routes(serve, kit)
  serveHealth(app, kit, health, registry)
  await serveApplication(app, kit.config)
  return app
}

const malformedAddress = { code: 'invalid_input', message: errorMessage('invalid_input') }

const features: ((serve: Serve, kit: Kit) => void)[] = [
  allCompanyRoutes,
  activityRoutes,
  answerSetRoutes,
  apiTokenRoutes,
  assignmentRoutes,
  attemptHistoryRoutes,
  attemptRoutes,
  auditRoutes,
  audienceRoutes,
  autoMessageRoutes,
  brandingRoutes,
  certificateTemplateRoutes,
  certificateRoutes,
  companyRoutes,
  connectionRoutes,
  contentTypeRoutes,
  componentFileRoutes,
  componentRoutes,
  courseRoutes,
  courseTypeRoutes,
  favouriteRoutes,
  evaluationResultRoutes,
  evaluationRoutes,
  facilitationRoutes,
  fieldRoutes,
  fileRoutes,
  folderRoutes,
  folderThemeRoutes,
  groupMessageRoutes,
  groupRoutes,
  homeRoutes,
  ownLearningRoutes,
  learningGroupRoutes,
  learningRoutes,
  languageRoutes,
  licenceRoutes,
  importRoutes,
  liveRoutes,
  mailRoutes,
  moderationRoutes,
  commentBankRoutes,
  mailSettingsRoutes,
  messageTemplateRoutes,
  notificationRoutes,
  notificationSettingRoutes,
  placeRoutes,
  pushDeviceRoutes,
  regradeRoutes,
  registrationRoutes,
  diagramRoutes,
  groupingRoutes,
  peopleRoutes,
  pictureRoutes,
  purchaseRoutes,
  privacyRoutes,
  holderRoutes,
  profileRoutes,
  questionBankRoutes,
  questionFileRoutes,
  questionRoutes,
  searchRoutes,
  segmentRoutes,
  sessionRoutes,
  surveyRoutes,
  systemRoutes,
  testimonialRoutes,
  userRoutes,
  webhookRoutes,
]
