import { messages } from '@oktant/contract/kit/messages.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { type PrintBlock, printed } from '../../../../pdf/prints.ts'
import { type GoalRow, listGoalsOf } from '../goals.queries.ts'
import { type Needs, statusName } from '../goals.view.ts'
import { longDay } from '../../../../words/dates.rules.ts'
import { goalTexts } from '../goals.words.ts'

/** All of one’s own goals on paper, those of one state together. */
export async function printGoals(db: Db, kit: Needs, actor: Actor) {
  const { companyId, id: userId, language } = actor
  const rows = await listGoalsOf(db, { companyId, userId })
  const title = messages.goal_report_name[language]
  const [first] = rows
  const states = [...new Set(rows.map(({ status }) => status))].toSorted((a, b) => a - b)
  const blocks: PrintBlock[] = [
    { as: 'title', text: title },
    ...(first ? [{ as: 'quiet' as const, text: first.userName }] : []),
    ...(rows.length ? [] : [{ as: 'text' as const, text: goalTexts[language].print.none }]),
    ...states.flatMap((status): PrintBlock[] => [
      { as: 'heading', text: statusName(status, language) },
      ...rows.filter((row) => row.status === status).flatMap((row) => blocksOf(row, language)),
    ]),
  ]
  // NOTE: as the specification names it (spec 2 §7).
  return printed(blocks, { title, language, madeAt: kit.now(), name: title })
}

function blocksOf(row: GoalRow, language: Language): PrintBlock[] {
  const words = goalTexts[language].print
  const lines = [
    row.achieveBy && `${words.achieveBy}: ${longDay(row.achieveBy, language)}`,
    row.achievedOn && `${words.achieved}: ${longDay(row.achievedOn, language)}`,
    row.costCents !== null && `${words.cost}: ${money(row.costCents, row.currency, language)}`,
    row.comments && `${words.comments}: ${row.comments}`,
    row.managerComments && `${words.decision}: ${row.managerComments}`,
    row.cancellationReason && `${words.reason}: ${row.cancellationReason}`,
  ]
  return [
    { as: 'strong', text: textIn(row.name, language) || words.nameless },
    ...lines.flatMap((text): PrintBlock[] => (text ? [{ as: 'item', text }] : [])),
  ]
}

const money = (cents: number, currency: string, language: Language) =>
  new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', { style: 'currency', currency }).format(
    cents / 100,
  )
