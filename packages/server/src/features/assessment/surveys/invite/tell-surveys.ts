import type { Language } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { inBatches } from '../../../../db/query/in-batches.ts'
import { fail } from '../../../../http/fail.ts'
import type { Kit } from '../../../../kit.ts'
import { sendTemplates } from '../../../../mail/templates/send-template.ts'
import { filled, filledIn } from '../../../../words/words.rules.ts'
import { companyDay } from '../../../organisation/companies/companies.ts'
import {
  makeNotifications,
  type ToldNotification,
} from '../../../communication/notifications/notifications.ts'
import { longDay } from '../../../../words/dates.rules.ts'
import { writeSurvey } from '../author/administration.queries.ts'
import { eachDue } from '../close/each-due.ts'
import { accessSurvey } from '../surveys.access.ts'
import { surveyInvitationLetter, surveyReminderLetter } from '../surveys.letters.ts'
import { letterKey, originOf, sourceOf } from '../author/survey-keys.ts'
import type { SurveyRow } from '../surveys.queries.ts'
import { stageOf } from '../surveys.rules.ts'
import { surveyTexts, surveyWords } from '../surveys.words.ts'
import {
  countReminder,
  countSilent,
  type DueSurvey,
  holdToRemind,
  holdUntold,
  listSilent,
  listToRemind,
  listUntold,
  markTold,
  type ToTell,
  writeTokens,
} from './telling.queries.ts'
import { hashOf, tokenOf } from './tokens.ts'

const atOnce = 500
type Survey = Pick<DueSurvey, 'companyId' | 'id'>
type Needs = Pick<Kit, 'config' | 'now'>

/** Tells everybody who is invited to a survey that has opened, part by part. */
export const inviteToSurveys = (kit: Needs & Pick<Kit, 'engine' | 'log'>, most = 100) =>
  eachDue(
    kit,
    inBatches<DueSurvey>((batch) => listUntold(kit.engine.db, kit.now(), batch), most),
    async (survey) => {
      while (await kit.engine.db.transaction((tx) => inviteSome(tx, kit, survey)));
    },
  )

/** The next part of a survey; answers whether there may be more to do. */
export async function inviteSome(db: Db, kit: Needs, survey: Survey) {
  const rows = await holdUntold(db, kit.now(), survey, atOnce)
  if (rows.length > 0) {
    await tell(db, kit, rows, 'invited')
    await markTold(db, idsOf(rows))
  }
  return rows.length === atOnce
}

const idsOf = (rows: readonly ToTell[]) => rows.map(({ id }) => id)

/** Reminds of surveys that end soon, once each. */
export const remindOfSurveys = (kit: Needs & Pick<Kit, 'engine' | 'log'>, most = 100) =>
  eachDue(
    kit,
    inBatches<DueSurvey>((batch) => listToRemind(kit.engine.db, kit.now(), batch), most),
    (due) =>
      kit.engine.db.transaction(async (tx) => {
        const held = await holdToRemind(tx, kit.now(), due)
        if (held) await remind(tx, kit, held)
      }),
  )

async function remind(db: Db, kit: Needs, survey: { companyId: number; id: number; today: string }) {
  const rows = await listSilent(db, survey, kit.now())
  await tell(db, kit, rows, 'reminded')
  if (rows.length > 0) await countReminder(db, idsOf(rows))
  await writeSurvey(db, survey, { remindedOn: survey.today })
  return rows.length
}

/** Reminds those who have not answered, now; at most once a day, whoever asks for it. */
export async function remindSurvey(db: Db, kit: Needs, actor: Actor, id: number) {
  const { survey } = await accessSurvey(db, actor, id)
  const today = await companyDay(db, actor.companyId, kit.now())
  if (stageOf(survey, today) !== 'open') throw fail('survey_closed')
  const reminded = survey.remindedOn === today ? 0 : await remindNow(db, kit, survey, today)
  await audit(db, { by: actor, kind: 'update', object: 'survey', objectId: id, after: { remindedOn: today } })
  return { reminded }
}

/** NOTE: with no names the withdrawn are counted too, or the number would tell of each whether they had answered. */
async function remindNow(db: Db, kit: Needs, survey: SurveyRow, today: string) {
  const reminded = await remind(db, kit, { ...survey, today })
  return survey.isAnonymous ? countSilent(db, survey) : reminded
}

type Occasion = 'invited' | 'reminded'

/** NOTE: whoever is reminded has not answered, which of an anonymous survey nobody learns. */
const isUnlisted = ({ isAnonymous }: ToTell, occasion: Occasion) => isAnonymous && occasion === 'reminded'

/** People of the company as they are told of anything else; those without an account by a letter with their link. */
async function tell(db: Db, kit: Needs, rows: readonly ToTell[], occasion: Occasion) {
  const people = rows.flatMap((row) => (row.userId === null ? [] : [toldOf(row, row.userId, occasion)]))
  await makeNotifications(db, people, kit.now())
  const outsiders = rows.filter(({ userId }) => userId === null)
  if (outsiders.length === 0) return
  await writeTokens(
    db,
    outsiders.map((row) => ({ id: row.id, hash: hashOf(tokenOf(kit.config.secret, row)) })),
  )
  // NOTE: hardly ever more than one company in one part.
  for (const companyId of new Set(outsiders.map((row) => row.companyId)))
    await sendTemplates(
      db,
      { template: occasion === 'invited' ? surveyInvitationLetter : surveyReminderLetter, companyId },
      outsiders.filter((row) => row.companyId === companyId).map((row) => addressed(kit, row, occasion)),
    )
}

function addressed({ config }: Needs, row: ToTell, occasion: Occasion) {
  const language = row.language ?? 'en'
  return {
    to: row.address ?? '',
    language,
    values: {
      name: row.name ?? '',
      companyName: row.companyName,
      survey: textIn(row.title, language),
      about: aboutIn(row, language),
    },
    url: `${config.publicUrl}/#/surveys/${tokenOf(config.secret, row)}`,
    isUnlisted: isUnlisted(row, occasion),
    onceKey: occasion === 'invited' ? letterKey(row) : `${originOf(row)} ${row.reminders + 1}`,
  }
}

/** What the telling says beside the title. */
function aboutIn({ about, relation, closesOn, isAnonymous, title }: ToTell, language: Language) {
  const words = surveyTexts[language].notices.said
  const isOwnView = relation === 'self'
  // NOTE: most titles name the person already.
  const isNamed = about === null || textIn(title, language).includes(about)
  return [
    isOwnView ? words.own : isNamed ? '' : filledIn(words.about, { who: about ?? '' }),
    closesOn === null ? '' : filledIn(words.until, { day: longDay(closesOn, language) }),
    isOwnView ? '' : isAnonymous ? words.nameless : words.named,
  ]
    .filter(Boolean)
    .join(' ')
}

/** NOTE: of a survey without names nothing is kept that says who was reminded, which is who had not answered. */
const actionOf = (
  { surveyId: targetId, isAnonymous }: ToTell,
  occasion: Occasion,
): Pick<ToldNotification, 'action'> =>
  isAnonymous && occasion === 'reminded'
    ? {}
    : { action: { function: 'surveys', targetId, hidesTarget: isAnonymous } }

function toldOf(row: ToTell, userId: number, occasion: Occasion): ToldNotification {
  const { companyId, surveyId, title } = row
  return {
    companyId,
    userId,
    type: occasion === 'invited' ? 'survey.invited' : 'survey.reminder',
    title: filled(surveyWords.notices[occasion], { survey: title }),
    body: { en: aboutIn(row, 'en'), de: aboutIn(row, 'de') },
    link: `/surveys/showSurvey/${surveyId}`,
    ...actionOf(row, occasion),
    source: sourceOf(surveyId),
    isUnlisted: isUnlisted(row, occasion),
    onceKey: `survey ${surveyId} ${occasion} ${row.round} ${row.reminders} ${userId}`,
  }
}
