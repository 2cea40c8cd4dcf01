import type { Workbook } from '@oktant/contract/development/assurance.ts'
import type { Declaration } from '@oktant/contract/development/competency-shapes.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import type { RawReply } from '../../../../http/serve.ts'
import type { Kit } from '../../../../kit.ts'
import { type PrintBlock, printed } from '../../../../pdf/prints.ts'
import { filledIn } from '../../../../words/words.rules.ts'
import { longDay } from '../../../../words/dates.rules.ts'
import { competencyTexts } from '../competencies.words.ts'
import { readWorkbook } from './workbook.ts'

/** A workbook on paper, as its reader sees it. */
export async function printWorkbook(db: Db, kit: Kit, actor: Actor, id: number): Promise<RawReply> {
  const book = await readWorkbook(db, kit, actor, id)
  const { language, timezone } = actor
  const title = filledIn(competencyTexts[language].workbook.title, { name: book.user.name })
  return printed(blocksOf(book, { language, timezone }), {
    title,
    language,
    madeAt: kit.now(),
    name: `workbook-${id}`,
  })
}

type Reader = Pick<Actor, 'language' | 'timezone'>
const levelIn = (level: 'LEVEL_ONE' | 'LEVEL_TWO', language: Language) =>
  messages[`assessment.level.${level}`][language]

const dayShown = (moment: string, { language, timezone }: Reader) =>
  longDay(new Date(moment), language, timezone)

function blocksOf(book: Workbook, reader: Reader): PrintBlock[] {
  const { workbook: words, matrix } = competencyTexts[reader.language]
  return [
    { as: 'title', text: filledIn(words.title, { name: book.user.name }) },
    ...(book.jobRole ? [{ as: 'quiet' as const, text: book.jobRole }] : []),
    { as: 'heading', text: words.profile },
    ...book.cells.map(({ name, required, standing }): PrintBlock => ({
      as: 'item',
      text: filledIn(words.line, {
        name,
        level: levelIn(required, reader.language),
        standing: matrix.standings[standing],
      }),
    })),
    { as: 'heading', text: words.declarations },
    ...(book.declarations.length
      ? book.declarations.flatMap((one) => declarationBlocks(one, reader))
      : [{ as: 'text' as const, text: words.none }]),
    ...(book.assessments.length ? assessmentBlocks(book, reader) : []),
  ]
}

function declarationBlocks(one: Declaration, reader: Reader): PrintBlock[] {
  const { language } = reader
  const words = competencyTexts[language].workbook
  const state = messages[`declaration.state.${one.state}`][language]
  const facts = [
    filledIn(words.claims, { level: levelIn(one.level, language) }),
    ...(one.validUntil ? [filledIn(words.until, { day: longDay(one.validUntil, reader.language) })] : []),
  ]
  const names = one.evidence.map(({ name }) => name).join(', ')
  return [
    { as: 'strong', text: `${one.item.name} – ${state}`, leads: true },
    { as: 'quiet', text: facts.join(' · ') },
    { as: 'text', text: one.words },
    ...(names ? [{ as: 'quiet' as const, text: filledIn(words.evidence, { names }) }] : []),
    ...one.history.map(({ at, by, to, comment }): PrintBlock => {
      const what = messages[`declaration.state.${to}`][language]
      return {
        as: 'item',
        text: [dayShown(at, reader), what, by, comment].filter(Boolean).join(' · '),
      }
    }),
  ]
}

function assessmentBlocks({ assessments }: Workbook, reader: Reader): PrintBlock[] {
  const words = competencyTexts[reader.language].workbook
  return [
    { as: 'heading', text: words.assessments },
    ...assessments.map(({ isMet, jobRole, comment, assessedAt, assessedBy }): PrintBlock => {
      const said = filledIn(isMet ? words.met : words.unmet, { role: jobRole })
      return {
        as: 'item',
        text: [dayShown(assessedAt, reader), said, assessedBy, comment].filter(Boolean).join(' · '),
      }
    }),
  ]
}
