import type { Language } from '@oktant/contract/http/http.ts'
import type { ImportField, ImportItem, ImportLine, ImportRecord } from '@oktant/contract/people/imports.ts'
import { type MessageKey, messages } from '@oktant/contract/kit/messages.ts'
import { withValues } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { countActive, countLines, type ImportRow } from './imports.queries.ts'
import { allows, countsOf, isGuarded, progressOf } from './imports.rules.ts'
import type { Reason } from './imports.tables.ts'
import { kinds } from './kinds/kinds.ts'
import { canBeOne, type FieldPlan } from './reading/columns.rules.ts'
import type { LineRow } from './rows.queries.ts'

const isKey = (name: string): name is MessageKey => Object.hasOwn(messages, name)

/** A code of the catalogue in words; one of a line alone stands there under its longer name. */
export function worded(code: string, value: string, language: Language) {
  const name = [`import.line.${code}`, code].find(isKey) ?? 'unexpected'
  return withValues(messages[name][language], value)
}

type Choices = Readonly<Record<string, readonly string[]>>

export const fieldsFor = (
  fields: readonly FieldPlan[],
  language: Language,
  choices: Choices = {},
): ImportField[] =>
  fields.map((field) => ({
    key: field.key,
    label: field.label[language],
    isRequired: field.isRequired,
    isNeededForNew: field.isNeededForNew ?? false,
    canBeOne: canBeOne(field),
    choices: [...(choices[field.key] ?? [])],
  }))

export function itemOf({ task, firstName, surname }: ImportRow): ImportItem {
  const { id, kind, title, state, createdBy, createdAt } = task
  return {
    id,
    kind,
    title,
    state,
    createdAt: createdAt.toISOString(),
    createdBy:
      createdBy !== null && firstName !== null
        ? { id: createdBy, fullName: `${firstName} ${surname}` }
        : null,
    progress: progressOf(task, task.cursor, task.lines),
  }
}

/** An import with everything that its screen shows. */
export async function recordOf(db: Db, actor: Actor, row: ImportRow): Promise<ImportRecord> {
  const { task } = row
  const plan = kinds[task.kind]
  const fields = await plan.listFields(db, task.companyId)
  const counts = countsOf(await countLines(db, task))
  const active = counts.deactivate ? await countActive(db, task.companyId) : 0
  const may = (act: Parameters<typeof allows>[1]) => allows(task.state, act)
  // NOTE: while it is under way nothing can be chosen.
  const choices = may('check') ? await plan.listChoices?.(db, actor) : undefined
  return {
    ...itemOf(row),
    format: { encoding: task.encoding, separator: task.separator },
    header: task.header,
    preview: task.preview,
    columns: task.columns,
    options: task.options,
    welcome: task.welcome,
    fields: fieldsFor(fields, actor.language, choices),
    problem: task.problem && worded(task.problem, '', actor.language),
    counts,
    guard: { missing: counts.deactivate, active, isNeeded: isGuarded(counts.deactivate, active) },
    can: {
      check: may('check'),
      apply: may('apply') && counts.create + counts.change + counts.deactivate > 0,
      stop: may('stop') && !task.isStopping,
      undo: may('undo') && counts.applied > 0,
      remove: may('remove'),
      welcome: task.kind === 'users',
      deactivate: plan.namesEverybody === true,
    },
  }
}

const wordsOf = (fields: readonly FieldPlan[], { field, code, value }: Reason, language: Language) => {
  const label = fields.find(({ key }) => key === field)?.label[language] ?? ''
  const text = worded(code, value || label, language)
  // NOTE: a text that names the field itself needs no other name before it.
  return { label: label && text.startsWith(label) ? '' : label, code, text }
}

const shownLength = 80

/** What tells a line that was never compared: its first cells. */
function nameIn(cells: Record<string, string>, fields: readonly FieldPlan[]) {
  const known = fields.map(({ key }) => cells[key])
  const shown = known.some(Boolean) ? known : Object.values(cells)
  return shown.filter(Boolean).slice(0, 3).join(', ').slice(0, shownLength)
}

export function lineOf(row: LineRow, fields: readonly FieldPlan[], { language }: Actor): ImportLine {
  const { position, line, outcome, state, name, changes, reasons, cells } = row
  return {
    position,
    line,
    outcome: outcome ?? 'skip',
    state,
    name: name || nameIn(cells, fields),
    changes,
    reasons: reasons.map((one) => wordsOf(fields, one, language)),
  }
}
