import { recordStore } from '@oktant/contract/kit/constants.ts'
import { parseJson } from '../../../../http/answer/json.ts'
import { type StatementFormat, statementFormats } from '../statements/format.rules.ts'
import { anyActivity, anyAgent, keyOf, relationKinds } from '../statements/relations.rules.ts'
import type { StatementFilter } from '../statements/statements.queries.ts'
import { isObject } from '../statements/values.rules.ts'
import { readAgent, readIri, readMoment, readTruth, readUuid } from './parameters.ts'
import { refused } from './received.ts'

type Query = Readonly<Record<string, string>>
export type Search = { filter: Omit<StatementFilter, 'companyId' | 'credentialId'>; query: Query }

const single = ['statementId', 'voidedStatementId'] as const
const shown = ['attachments', 'format'] as const
export const searchParameters = [
  ...single,
  ...shown,
  'agent',
  'verb',
  'activity',
  'registration',
  'related_activities',
  'related_agents',
  'since',
  'until',
  'limit',
  'ascending',
  'cursor',
] as const

/** The one statement that is asked for by its id; null where many are. */
export function singleOf(query: Query) {
  const [name, other] = single.filter((one) => query[one] !== undefined)
  if (!name) return null
  const allowed: readonly string[] = [name, ...shown]
  if (other || Object.keys(query).some((one) => !allowed.includes(one))) throw refused(name, 'not_alone')
  return { id: readUuid(name, query[name] ?? ''), isVoided: name === 'voidedStatementId' }
}

export function formatOf({ format = 'exact' }: Query): StatementFormat {
  const known = statementFormats.find((one) => one === format)
  if (!known) throw refused('format', 'not_one_of_these')
  return known
}

export const wantsAttachments = ({ attachments }: Query) => readTruth('attachments', attachments)

/** What is asked for, also by the address of a further page. */
export function searchOf(sent: Query): Search {
  const page = sent.cursor === undefined ? null : readCursor(sent)
  const query = page?.query ?? sent
  const has = (name: string) => query[name] !== undefined
  const related = {
    agent: readTruth('related_agents', query.related_agents),
    activity: readTruth('related_activities', query.related_activities),
  }
  return {
    query,
    filter: {
      isAscending: readTruth('ascending', query.ascending),
      limit: limitOf(query.limit),
      ...(page && { after: page.after }),
      ...(has('verb') && { verb: keyOf(readIri('verb', query.verb ?? '')) }),
      ...(has('registration') && { registration: readUuid('registration', query.registration ?? '') }),
      ...(has('since') && { since: readMoment('since', query.since ?? '') }),
      ...(has('until') && { until: readMoment('until', query.until ?? '') }),
      ...(has('agent') && {
        agent: {
          key: keyOf(readAgent('agent', query.agent ?? '').identifier),
          kinds: related.agent ? anyAgent : [relationKinds.agent],
        },
      }),
      ...(has('activity') && {
        activity: {
          key: keyOf(readIri('activity', query.activity ?? '')),
          kinds: related.activity ? anyActivity : [relationKinds.activity],
        },
      }),
    },
  }
}

/** NOTE: 0 is as many as the store gives at once. */
function limitOf(limit = '0') {
  if (!/^\d{1,9}$/.test(limit)) throw refused('limit', 'not_a_length')
  return Math.min(Number(limit) || recordStore.perPage, recordStore.perPage)
}

/** NOTE: it says again what was asked, so that it stays valid for as long as there are statements. */
export const cursorAfter = (query: Query, after: number) =>
  Buffer.from(JSON.stringify({ query, after })).toString('base64url')

function readCursor(sent: Query) {
  if (Object.keys(sent).length !== 1) throw refused('cursor', 'not_alone')
  const said = parseJson(Buffer.from(sent.cursor ?? '', 'base64url'))
  if (!isObject(said) || !isObject(said.query) || !Number.isSafeInteger(said.after))
    throw refused('cursor', 'malformed')
  const query: Record<string, string> = {}
  for (const [name, value] of Object.entries(said.query)) {
    if (typeof value !== 'string' || name === 'cursor') throw refused('cursor', 'malformed')
    query[name] = value
  }
  return { query, after: Number(said.after) }
}
