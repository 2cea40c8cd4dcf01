import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../../access/actor.ts'
import { languageWords } from '../../../../audit/codes.words.ts'
import type { Db } from '../../../../db/engine/db.ts'
import type { Rows, Sample } from '../kinds/kind.ts'
import { importTexts } from '../imports.words.ts'
import { listOffered } from './choices.ts'
import { type CustomField, listCustomFields } from './people.queries.ts'

const numbers = ['EX-1001', 'EX-1002', 'EX-1003'] as const
const names = [
  ['Ada', 'Lovelace'],
  ['Carl', 'Gauß'],
  ['Emmy', 'Noether'],
] as const
const columns = [
  'externalId',
  'login',
  'firstName',
  'surname',
  'emailAddress',
  'language',
  'manager',
] as const

/** An answer that fits a field, another one for each line. */
function answerTo({ inputType, options }: CustomField, at: number, { language }: Actor) {
  if (inputType === 'date') return `2000-01-0${at + 1}`
  const option = options[at % Math.max(options.length, 1)]
  return inputType === 'selection' ? (option ? textIn(option.value, language) : '') : `EX-${at + 1}`
}

/**
 * Three people whom nobody has yet, with what the company asks of everybody. NOTE: an address is one person’s in all
 * companies, so that each company has its own.
 */
export async function samplePeople({ db, actor }: { db: Db; actor: Actor }): Promise<Sample> {
  const { companyId, language } = actor
  const asked = (await listCustomFields(db, companyId)).filter(({ mandatory }) => mandatory)
  const offered = await listOffered(db, companyId)
  const rows: Rows = names.map(([firstName, surname], at) => {
    const reads = offered[at % Math.max(offered.length, 1)] ?? language
    const address = `${firstName}.${surname.replace('ß', 'ss')}@company-${companyId}.example`.toLowerCase()
    return [
      numbers[at] ?? '',
      address,
      firstName,
      surname,
      address,
      languageWords[reads][language],
      at === 0 ? '' : numbers[0],
      ...asked.map((field) => answerTo(field, at, actor)),
    ]
  })
  const labels = asked.map(({ label }) => textIn(label, language))
  const fields = importTexts[language].fields.people
  return { rows: [[...columns.map((key) => fields[key]), ...labels], ...rows], userIds: [] }
}
