import { createApiToken } from '@oktant/contract/organisation/api-tokens.ts'
import { createComponent } from '@oktant/contract/learning/components/components.ts'
import { createLearningGroup } from '@oktant/contract/people/learning-groups.ts'
import { makePeople, makeTest, rightAnswer, takeTest } from '../../kit/content/attempts.ts'
import { passCourse } from '../../kit/content/certificates.ts'
import { componentForm, makeCourse } from '../../kit/content/courses.ts'
import { suppressedAddresses } from '../../../src/mail/mails.tables.ts'
import { tokenForm } from '../api-tokens.ts'
import { learningGroupForm } from '../people/learning-groups.ts'
import { askForCourse, rights as purchaseRights } from '../learning/purchases.ts'
import { chosen, colleague, type InsideScene } from './inside.ts'

const people = chosen(['users.administer', 'permissions.administer'], colleague, {
  action: 'deactivate',
  target: null,
})
const courses = chosen(
  ['courses.administer', 'content.administer'],
  (server, owner) => makeCourse(server, owner),
  { action: 'archive', target: null },
)
const components = chosen(
  ['content.administer'],
  ({ call }, as) => call(createComponent, { as, body: componentForm() }),
  { action: 'deactivate', target: null },
)
const groups = chosen(
  ['courses.administer'],
  ({ call }, as) => call(createLearningGroup, { as, body: learningGroupForm() }),
  { action: 'remove' },
)

const ofCertificate = (rest: object) =>
  chosen(
    ['certificates.administer', 'courses.administer', 'content.administer', 'learning.take'],
    passCourse,
    rest,
  )
const addresses = chosen(
  ['communications.administer'],
  async ({ db }, { companyId, emailAddress: address }) => {
    const [made] = await db
      .insert(suppressedAddresses)
      .values({ companyId, address, error: '550' })
      .returning()
    return { id: made?.id ?? 0 }
  },
  { action: 'release' },
)
const tokens = chosen(
  ['system.administer'],
  async ({ call }, as) => (await call(createApiToken, { as, body: tokenForm })).apiToken,
  {},
)
const ofPurchase = (rest: object) => chosen(purchaseRights, askForCourse, { action: 'confirm', ...rest })
/** Results that wait for somebody who releases them. */
const held: InsideScene = async (server) => {
  const { author, learner } = await makePeople(server)
  const settings = { controlledRelease: true, singlePage: true }
  const { childId, questions } = await makeTest(server, author, { settings })
  const { opened, submit, given } = await takeTest(server, learner, childId)
  const known = new Map(questions.map((one) => [one.id, one]))
  const right = ({ question: { id } }: (typeof opened.questionScores)[number]) => {
    const made = known.get(id)
    return made ? rightAnswer(made) : ''
  }
  await submit(...opened.questionScores.map((row) => given(row, right(row))))
  const releaser = (companyId?: number) =>
    server.make.user({ ...(companyId && { companyId }), permissions: ['results.release'] })
  const body = { chosen: { ids: [opened.componentLog?.id] } }
  return { owner: await releaser(author.companyId), intruder: await releaser(), call: () => ({ body }) }
}

export const chosenScenes: Record<string, InsideScene> = {
  affectedByAddressChange: addresses,
  affectedByComponentChange: components,
  affectedByCourseChange: courses,
  affectedByLearningGroupChange: groups,
  affectedByPurchaseChange: ofPurchase({}),
  affectedByRevocation: ofCertificate({}),
  affectedByTokenRevocation: tokens,
  affectedByUserChange: people,
  changeComponents: components,
  changeCourses: courses,
  changeLearningGroups: groups,
  changePurchases: ofPurchase({ note: '' }),
  changeSuppressedAddresses: addresses,
  changeUsers: people,
  releaseResults: held,
  revokeApiTokens: tokens,
  revokeCertificates: ofCertificate({ reason: 'A name was misspelt.' }),
}
