import { latestNotifications } from '@oktant/contract/communication/notifications.ts'
import { reopenReview } from '@oktant/contract/development/review-progress.ts'
import * as contract from '@oktant/contract/development/reviews.ts'
import { readHome } from '@oktant/contract/learning/own/home.ts'
import { searchAll } from '@oktant/contract/learning/search.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fillAsManager, fillAsPerson, makeReview, types } from '../../../../test/kit/content/reviews.ts'
import { pdfText } from '../../../../test/kit/files/pdf-text.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { auditEntries } from '../../../audit/audit.tables.ts'
import { rowsOfPart } from '../../../db/query/personal.ts'
import { reviewData } from './reviews.personal.queries.ts'

const day = new Date().toISOString().slice(0, 10)
/** Words that stand nowhere but where their writer puts them. */
const secrets = {
  person: 'Xantippe',
  managerA: 'Yggdrasil',
  managerBC: 'Zoroaster',
  notes: 'Quetzal',
} as const
type Secret = keyof typeof secrets

async function setUp() {
  const server = await testServer()
  const made = await makeReview(server)
  const { call, send, db, kit } = server
  const { hr, person, manager, id } = made
  const params = { id }
  /** Everything that a browser gets of it, as one text. */
  async function gets(as: Made) {
    const of = { as, params }
    const { content } = await call(contract.listReviewVersions, of)
    const versions = (content ?? []).map((one) =>
      call(contract.readReviewVersion, { as, params: { id, versionId: one.id } }),
    )
    const answers = await Promise.all([
      call(contract.readReview, of),
      call(contract.readReviewValues, of),
      call(contract.readUserResponse, of),
      call(contract.listReviewHistory, of),
      call(contract.listReviewEvidence, of),
      call(contract.listOwnReviews, { as }),
      call(contract.listTeamReviews, { as, query: {} }),
      call(latestNotifications, { as }),
      call(readHome, { as }),
      ...Object.values(secrets).map((text) => call(searchAll, { as, query: { text } })),
      ...versions,
    ])
    const prints = await Promise.all(
      [contract.printReview, contract.printManagedReview].map((print) => send(print, of)),
    )
    const printed = prints.map(({ statusCode, rawPayload }) =>
      statusCode === 200 ? pdfText(rawPayload).join(' ') : '',
    )
    return JSON.stringify([answers, printed])
  }
  /** What the archive of their data holds, and what the trail keeps of the review. */
  async function keeps(whose: Made) {
    const found: unknown[] = []
    for (const part of reviewData)
      for await (const row of rowsOfPart(db, part, { companyId: whose.companyId, id: whose.id }))
        found.push(row)
    return JSON.stringify(found)
  }
  const trail = async () =>
    JSON.stringify(await db.select().from(auditEntries).where(eq(auditEntries.companyId, hr.companyId)))
  return { ...server, ...made, kit, params, gets, keeps, trail, hr, person, manager }
}

const inIt = (text: string) =>
  (Object.keys(secrets) as Secret[]).filter((one) => text.includes(secrets[one])).toSorted()

test('in no state does a browser, an archive or the trail hold a word before it was handed in', async () => {
  const all = await setUp()
  const { call, hr, person, manager, params, id, gets, keeps, trail } = all
  const sees = async (ofPerson: Secret[], ofManager: Secret[]) => {
    expect(inIt(await gets(person))).toEqual(ofPerson.toSorted())
    expect(inIt(await gets(manager))).toEqual(ofManager.toSorted())
    expect(inIt(await gets(hr))).toEqual([])
    expect(inIt(await keeps(person))).toEqual(ofPerson.toSorted())
    expect(inIt(await trail())).toEqual([])
  }
  const submit = (as: Made) => call(contract.submitReview, { as, params })
  await fillAsPerson(all, person, id)
  await types(all, person, id, { userFinalComments: secrets.person })
  await types(all, manager, id, { notes: secrets.notes })
  await sees(['person'], ['notes'])
  await submit(person)
  const { currentObjectives } = await call(contract.readReview, { as: manager, params })
  await types(all, manager, id, {
    [`objective.${currentObjectives[0]?.id ?? 0}.managerText`]: secrets.managerA,
  })
  await sees(['person'], ['managerA', 'notes', 'person'])
  await submit(manager)
  await sees(['managerA', 'person'], ['managerA', 'notes', 'person'])
  await call(contract.holdReviewMeeting, { as: manager, params, body: { day } })
  await fillAsManager(all, manager, id, { managerFinalComments: secrets.managerBC })
  await sees(['managerA', 'person'], ['managerA', 'managerBC', 'notes', 'person'])
  await submit(manager)
  const whole: Secret[] = ['managerA', 'managerBC', 'person']
  await sees(whole, [...whole, 'notes'])
  await call(contract.acceptReview, { as: person, params })
  await sees(whole, [...whole, 'notes'])
  await call(reopenReview, { as: hr, params, body: { reason: 'A mistake' } })
  await types(all, manager, id, { markReason: 'Unicorn', assessedMark: '7' })
  expect(await gets(person)).not.toContain('Unicorn')
  await sees(whole, [...whole, 'notes'])
})
