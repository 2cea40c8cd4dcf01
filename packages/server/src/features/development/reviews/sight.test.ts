import { latestNotifications } from '@oktant/contract/communication/notifications.ts'
import * as calibration from '@oktant/contract/development/reviews/calibration.ts'
import {
  closeReview,
  giveViewReason,
  listReviews,
  reopenReview,
} from '@oktant/contract/development/reviews/review-progress.ts'
import * as contract from '@oktant/contract/development/reviews/reviews.ts'
import { readHome } from '@oktant/contract/learning/own/home.ts'
import { searchAll } from '@oktant/contract/learning/search.ts'
import { reportPlugins, runReportPlugin } from '@oktant/contract/reports/report-runs.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fillAsManager, fillAsPerson, makeReview, types } from '../../../../test/kit/content/reviews.ts'
import { pdfText } from '../../../../test/kit/files/pdf-text.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { auditEntries } from '../../../audit/audit.tables.ts'
import { rowsOfPart } from '../../../db/query/personal.ts'
import { users } from '../../people/people/people.tables.ts'
import { pdrSeasons } from '../seasons/seasons.tables.ts'
import { reviewData } from './reviews.personal.queries.ts'

const day = new Date().toISOString().slice(0, 10)
/** Words that stand nowhere but where their writer puts them. */
const secrets = {
  person: 'Xantippe',
  managerA: 'Yggdrasil',
  managerBC: 'Zoroaster',
  notes: 'Quetzal',
  questions: 'Wisteria',
  calibration: 'Umbrella',
  rejection: 'Marmalade',
} as const
type Secret = keyof typeof secrets
const readers = ['person', 'manager', 'questioner', 'boss', 'hr'] as const
type Reader = (typeof readers)[number]

/** A review with everybody who has to do with it. */
async function setUp() {
  const server = await testServer()
  const made = await makeReview(server, { calibration: true })
  const { call, send, db, kit, make } = server
  const { hr, person, manager, id, season } = made
  const { companyId } = hr
  const boss = await make.user({ companyId, permissions: ['reviews.lead'] })
  const questioner = await make.user({ companyId, permissions: ['reviews.lead'] })
  await db.update(users).set({ managerId: boss.id }).where(eq(users.id, manager.id))
  const change = (values: Partial<typeof pdrSeasons.$inferInsert>) =>
    db.update(pdrSeasons).set(values).where(eq(pdrSeasons.id, season.id))
  await change({ questionManagerId: questioner.id })
  const params = { id }

  const report = (as: Made, plugin: number, reason?: string) =>
    send(runReportPlugin, {
      as,
      params: { id: plugin },
      body: { outputType: 'CSV', ...(reason && { reason }) },
    })
  const prints = (as: Made) =>
    Promise.all(
      [contract.printReview, contract.printManagedReview].map((print) => send(print, { as, params })),
    )

  /** Everything that a browser gets of it, as one text. */
  async function gets(as: Made) {
    const of = { as, params }
    const { earlier } = await call(contract.readReview, of)
    const versions = (earlier ?? []).map((one) =>
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
      call(listReviews, { as, query: {} }),
      call(calibration.listCalibrations, { as, query: {} }),
      call(calibration.listCalibrationHistory, of),
      call(latestNotifications, { as }),
      call(readHome, { as }),
      ...Object.values(secrets).map((text) => call(searchAll, { as, query: { text } })),
      ...versions,
    ])
    const printed = (await prints(as)).map(({ statusCode, rawPayload }) =>
      statusCode === 200 ? pdfText(rawPayload).join(' ') : '',
    )
    const { reviewSummary, reviewDetail } = reportPlugins
    const reports = await Promise.all([reviewSummary, reviewDetail].map((plugin) => report(as, plugin)))
    const table = await send(calibration.exportCalibrations, { as, params: { format: 'CSV' }, query: {} })
    return JSON.stringify([answers, printed, [...reports, table].map(({ body }) => body)])
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
    JSON.stringify(await db.select().from(auditEntries).where(eq(auditEntries.companyId, companyId)))
  const people: Record<Reader, Made> = { person, manager, questioner, boss, hr }
  /** What each of them gets; whoever is not named gets nothing. */
  async function sees(expected: Partial<Record<Reader, readonly Secret[]>>) {
    await kit.outbox.deliver()
    const found: Partial<Record<Reader, string[]>> = {}
    for (const reader of readers) found[reader] = inIt(await gets(people[reader]))
    const sorted = readers.map((reader) => [reader, (expected[reader] ?? []).toSorted()] as const)
    expect(found).toEqual(Object.fromEntries(sorted))
    expect(inIt(await keeps(person))).toEqual((expected.person ?? []).toSorted())
    expect(inIt(await trail())).toEqual([])
  }
  /** Which of both prints each of them is given. */
  async function isPrinted(expected: Partial<Record<Reader, 'own' | 'managed'>>) {
    for (const reader of readers) {
      const statuses = (await prints(people[reader])).map(({ statusCode }) => statusCode === 200)
      const { [reader]: which } = expected
      expect([reader, ...statuses]).toEqual([reader, which === 'own', which === 'managed'])
    }
  }
  const submit = (as: Made) => call(contract.submitReview, { as, params })
  return { ...server, ...made, boss, questioner, change, params, report, sees, isPrinted, submit, gets }
}
type All = Awaited<ReturnType<typeof setUp>>

const inIt = (text: string) =>
  (Object.keys(secrets) as Secret[]).filter((one) => text.includes(secrets[one])).toSorted()

/** Everybody has typed, the mark was moved, and nothing of B and C was sent. */
async function toCalibrated(all: All) {
  const { call, person, manager, questioner, hr, params, id, sees, isPrinted, submit } = all
  await fillAsPerson(all, person, id)
  await types(all, person, id, { userFinalComments: secrets.person })
  await types(all, manager, id, { notes: secrets.notes })
  await sees({ person: ['person'], manager: ['notes'] })
  await isPrinted({ person: 'own', manager: 'managed' })
  await submit(person)
  const { currentObjectives } = await call(contract.readReview, { as: manager, params })
  const objective = `objective.${currentObjectives[0]?.id ?? 0}.managerText`
  await types(all, manager, id, { [objective]: secrets.managerA })
  await sees({ person: ['person'], manager: ['managerA', 'notes', 'person'], questioner: ['person'] })
  await submit(manager)
  const withA: Secret[] = ['managerA', 'person']
  await sees({ person: withA, manager: [...withA, 'notes'], questioner: withA })
  await call(contract.holdReviewMeeting, { as: manager, params, body: { day } })
  await fillAsManager(all, manager, id, {
    managerFinalComments: secrets.managerBC,
    markReason: 'A year as a whole',
  })
  const { questions } = await call(contract.readReview, { as: questioner, params })
  const asked = questions.find(({ part }) => part === 'CManager')?.id ?? 0
  await types(all, questioner, id, { [`question.${asked}.ftAnswer`]: secrets.questions })
  await call(calibration.proposeMark, { as: manager, params })
  const body = { mark: 37, reason: secrets.calibration, revision: 1 }
  await call(calibration.moveCalibration, { as: hr, params, body })
  await sees({
    person: withA,
    manager: ['calibration', 'managerA', 'managerBC', 'notes', 'person'],
    questioner: [...withA, 'questions'],
    hr: ['calibration'],
  })
  await call(calibration.releaseCalibrations, { as: hr, body: { chosen: { ids: [id] } } })
}

const whole: Secret[] = ['managerA', 'managerBC', 'person', 'questions']

test('in no state does a browser, an archive or the trail hold a word before it was handed in', async () => {
  const all = await setUp()
  const { call, person, manager, hr, params, id, sees, isPrinted, submit, gets } = all
  await toCalibrated(all)
  await submit(manager)
  const toBoth = { questioner: whole, hr: ['calibration'] as const }
  const ofManager = [...whole, 'calibration', 'notes'] as const
  await sees({ ...toBoth, person: whole, manager: ofManager })
  await isPrinted({ person: 'own', manager: 'managed' })
  await call(contract.acceptReview, { as: person, params })
  await sees({ ...toBoth, person: whole, manager: ofManager })
  await call(reopenReview, { as: hr, params, body: { reason: 'A mistake' } })
  await types(all, manager, id, { markReason: 'Unicorn', assessedMark: '7' })
  expect(await gets(person)).not.toContain('Unicorn')
  await sees({ ...toBoth, person: whole, manager: ofManager })
})

test('HR reads with a reason, managers above where the season says so, whatever becomes of a review', async () => {
  const all = await setUp()
  const { call, person, manager, hr, boss, params, sees, isPrinted, submit, change, report } = all
  await toCalibrated(all)
  await submit(manager)
  const body = { items: ['mark'], comment: secrets.rejection }
  await call(contract.rejectReview, { as: person, params, body })
  const rejected: Secret[] = [...whole, 'rejection']
  const toSides = {
    person: rejected,
    manager: [...rejected, 'calibration', 'notes'],
    questioner: rejected,
  } as const
  await sees({ ...toSides, hr: ['calibration'] })
  const { reviewSummary, reviewDetail } = reportPlugins
  expect((await report(hr, reviewDetail)).json()).toMatchObject({ code: 'reason_missing' })
  expect(inIt((await report(hr, reviewDetail, 'A complaint')).body)).toEqual(
    inIt((await report(manager, reviewDetail)).body),
  )
  for (const as of [hr, manager, boss]) {
    const { statusCode, body: table } = await report(as, reviewSummary)
    expect([statusCode, inIt(table)]).toEqual([200, []])
  }
  expect((await report(person, reviewSummary)).statusCode).toBe(403)
  await call(giveViewReason, { as: hr, params, body: { reason: 'A complaint' } })
  await sees({ ...toSides, hr: [...rejected, 'calibration'] })
  await isPrinted({ person: 'own', manager: 'managed', hr: 'managed' })
  await change({ contentForUpperManagers: true })
  await sees({ ...toSides, hr: [...rejected, 'calibration'], boss: rejected })
  await isPrinted({ person: 'own', manager: 'managed', hr: 'managed', boss: 'managed' })
  await call(closeReview, { as: hr, params, body: { reason: 'Over' } })
  await sees({ ...toSides, hr: [...rejected, 'calibration'], boss: rejected })
})
