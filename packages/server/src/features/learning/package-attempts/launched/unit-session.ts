import {
  identifierOf,
  isObject,
  isVoiding,
  type JsonObject,
  momentOf,
} from '../../record-store/record-store.ts'
import { isTrue, unitElement, type UnitElements } from './units.rules.ts'
import { categories, extensions, type VerbName, verbs } from './unit-words.ts'

/** What a launch has allowed and heard so far. */
export type UnitSession = {
  kind: 'cmi5' | 'xapi'
  mode: 'Normal' | 'Browse' | 'Review'
  session: string
  registration: string
  /** Who learns, as identified in statements. */
  agents: readonly string[]
  activityId: string
  publisherId: string
  mastery: number | null
  /** What it said of itself, and when the first and the last of anything was. */
  verbs: readonly string[]
  hasReadPreferences: boolean
  initializedAt: number | null
  saidAt: number | null
  isOver: boolean
  unit: UnitElements
}

type Heard = {
  statement: JsonObject
  verb: VerbName | null
  isDefined: boolean
  at: number | null
  result: JsonObject
  score: JsonObject | null
  ids: (list: 'category' | 'grouping') => string[]
  context: JsonObject
}

const objectIn = (value: unknown): JsonObject => (isObject(value) ? value : {})
const idsIn = (value: unknown) =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isObject).map(({ id }) => String(id))

function verbOf({ verb }: JsonObject): VerbName | null {
  const id = objectIn(verb).id
  const names = Object.keys(verbs) as VerbName[] // NOTE: the keys of our own table.
  return names.find((name) => verbs[name] === id) ?? null
}

function hear(statement: JsonObject): Heard {
  const context = objectIn(statement.context)
  const lists = objectIn(context.contextActivities)
  const ids: Heard['ids'] = (list) => idsIn(lists[list])
  const result = objectIn(statement.result)
  return {
    statement,
    verb: verbOf(statement),
    isDefined: ids('category').includes(categories.cmi5),
    at: typeof statement.timestamp === 'string' ? momentOf(statement.timestamp) : null,
    result,
    score: isObject(result.score) ? result.score : null,
    ids,
    context,
  }
}

type Rule = {
  field: string
  code: string
  isBroken: (heard: Heard, session: UnitSession) => boolean
}

const extensionIn = ({ context }: Heard, name: string) => objectIn(context.extensions)[name]
const isUtc = (timestamp: unknown) =>
  typeof timestamp === 'string' && /(?:z|[+-]00(?::?00)?)$/i.test(timestamp)

/** What holds for whatever is said with the token of a launch. */
const always: readonly Rule[] = [
  { field: 'verb.id', code: 'voids', isBroken: ({ statement }) => isVoiding(statement) },
  {
    field: 'actor',
    code: 'another_actor',
    isBroken: ({ statement: { actor } }, { agents }) =>
      !agents.includes(identifierOf(objectIn(actor)) ?? '') || objectIn(actor).objectType === 'Group',
  },
  {
    field: 'context.registration',
    code: 'another_registration',
    isBroken: ({ context }, { kind, registration }) =>
      String(context.registration ?? (kind === 'xapi' ? registration : '')).toLowerCase() !== registration,
  },
  { field: 'session', code: 'session_over', isBroken: (_, { isOver }) => isOver },
]

/** NOTE: of each list, the first that is broken is told; the numbers are the sections of cmi5. */
const inSession: readonly Rule[] = [
  // 9.1
  { field: 'id', code: 'missing', isBroken: ({ statement }) => statement.id === undefined },
  // 9.6.3.1
  {
    field: 'context.extensions',
    code: 'another_session',
    isBroken: (heard, { session }) => extensionIn(heard, extensions.session) !== session,
  },
  // 9.6.2.3, 10
  {
    field: 'context.contextActivities.grouping',
    code: 'template_missing',
    isBroken: ({ ids }, { publisherId }) => !ids('grouping').includes(publisherId),
  },
  // 9.7
  { field: 'timestamp', code: 'missing', isBroken: ({ at }) => at === null },
  { field: 'timestamp', code: 'not_utc', isBroken: ({ statement }) => !isUtc(statement.timestamp) },
  // 11
  {
    field: 'verb.id',
    code: 'preferences_unread',
    isBroken: ({ isDefined, verb }, { hasReadPreferences }) =>
      isDefined && verb === 'initialized' && !hasReadPreferences,
  },
  // 7.1.1, 9.3
  {
    field: 'verb.id',
    code: 'not_initialized',
    isBroken: ({ isDefined, verb }, session) =>
      session.initializedAt === null && !(isDefined && verb === 'initialized'),
  },
  {
    field: 'timestamp',
    code: 'before_initialized',
    isBroken: ({ at }, { initializedAt }) => initializedAt !== null && (at ?? 0) < initializedAt,
  },
]

const ofUnit: readonly VerbName[] = ['initialized', 'completed', 'passed', 'failed', 'terminated']
const judged: readonly (VerbName | null)[] = ['passed', 'failed']
const ended: readonly (VerbName | null)[] = ['completed', 'passed', 'failed', 'terminated']
const aroundAlone: readonly (VerbName | null)[] = ['initialized', 'terminated']
const isIn = (list: readonly (VerbName | null)[], verb: VerbName | null) => list.includes(verb)
const asNumber = (value: unknown) => (typeof value === 'number' ? value : null)
const scaledIn = ({ score }: Heard) => asNumber(score?.scaled)
const isWithin = (value: number | null, least: number, most: number) =>
  value === null || (value >= least && value <= most)
const hasHad = (unit: UnitElements, name: 'completed' | 'passed') => unit[unitElement[name]] === isTrue
const needs = (heard: Heard, name: 'success' | 'completion', value: boolean | undefined) =>
  heard.result[name] !== value

/** What holds for statements with the category of cmi5. */
const defined: readonly Rule[] = [
  { field: 'verb.id', code: 'not_a_verb_of_units', isBroken: ({ verb }) => !isIn(ofUnit, verb) },
  // 9.2
  {
    field: 'actor',
    code: 'not_an_account',
    isBroken: ({ statement }) => !isObject(objectIn(statement.actor).account),
  },
  // 9.4
  {
    field: 'object.id',
    code: 'another_activity',
    isBroken: ({ statement }, { activityId }) => objectIn(statement.object).id !== activityId,
  },
  // 10, launchMode
  {
    field: 'verb.id',
    code: 'not_in_this_mode',
    isBroken: ({ verb }, { mode }) => mode !== 'Normal' && !isIn(aroundAlone, verb),
  },
  // 9.3
  {
    field: 'verb.id',
    code: 'verb_twice',
    isBroken: ({ verb }, session) => verb !== null && session.verbs.includes(verb),
  },
  {
    field: 'verb.id',
    code: 'judged_twice',
    isBroken: ({ verb }, session) => isIn(judged, verb) && session.verbs.some((one) => isJudged(one)),
  },
  {
    field: 'verb.id',
    code: 'completed_before',
    isBroken: ({ verb }, { unit }) => verb === 'completed' && hasHad(unit, 'completed'),
  },
  {
    field: 'verb.id',
    code: 'passed_before',
    isBroken: ({ verb }, { unit }) => isIn(judged, verb) && hasHad(unit, 'passed'),
  },
  {
    field: 'timestamp',
    code: 'not_last',
    isBroken: ({ verb, at }, { saidAt }) => verb === 'terminated' && saidAt !== null && (at ?? 0) < saidAt,
  },
  // 9.5.1
  {
    field: 'result.score',
    code: 'not_with_this_verb',
    isBroken: ({ verb, score }) => score !== null && !isIn(judged, verb),
  },
  {
    field: 'result.score.scaled',
    code: 'out_of_range',
    isBroken: (heard) => !isWithin(scaledIn(heard), 0, 1),
  },
  {
    field: 'result.score',
    code: 'range_missing',
    isBroken: ({ score }) => score?.raw !== undefined && (score.min === undefined || score.max === undefined),
  },
  // 9.3.4, 9.3.5
  {
    field: 'result.score.scaled',
    code: 'below_mastery',
    isBroken: (heard, { mastery }) =>
      heard.verb === 'passed' && mastery !== null && !isWithin(scaledIn(heard), mastery, 1),
  },
  {
    field: 'result.score.scaled',
    code: 'above_mastery',
    isBroken: (heard, { mastery }) => {
      const scaled = scaledIn(heard)
      return heard.verb === 'failed' && mastery !== null && scaled !== null && scaled >= mastery
    },
  },
  // 9.5.2, 9.5.3
  {
    field: 'result.success',
    code: 'not_with_this_verb',
    isBroken: (heard) => {
      const value = heard.verb === 'passed' ? true : heard.verb === 'failed' ? false : undefined
      return needs(heard, 'success', value)
    },
  },
  {
    field: 'result.completion',
    code: 'not_with_this_verb',
    isBroken: (heard) => needs(heard, 'completion', heard.verb === 'completed' ? true : undefined),
  },
  // 9.5.4.1
  {
    field: 'result.duration',
    code: 'missing',
    isBroken: ({ verb, result }) => isIn(ended, verb) && result.duration === undefined,
  },
  // 9.6.2.2
  {
    field: 'context.contextActivities.category',
    code: 'move_on_category',
    isBroken: ({ ids, result }) =>
      ids('category').includes(categories.moveOn) !==
      (result.success !== undefined || result.completion !== undefined),
  },
  // 9.6.3.2
  {
    field: 'context.extensions',
    code: 'another_mastery_score',
    isBroken: (heard, { mastery }) => {
      const said = extensionIn(heard, extensions.mastery)
      return said !== undefined && said !== mastery
    },
  },
]

const isJudged = (verb: string) => verb === 'passed' || verb === 'failed'

/** What is wrong with a statement in this launch; nothing where it may be kept. */
export function faultInSession(statement: JsonObject, session: UnitSession) {
  const heard = hear(statement)
  const rules = [
    ...always,
    ...(session.kind === 'cmi5' ? inSession : []),
    ...(session.kind === 'cmi5' && heard.isDefined ? defined : []),
  ]
  return rules.find(({ isBroken }) => isBroken(heard, session)) ?? null
}

/** What a statement makes known of its unit. */
function elementsSaid({ verb, result, score }: Heard): UnitElements {
  const mark = percentOf(score)
  const isDone = result.success === true ? 'passed' : result.success === false ? 'failed' : null
  const judgement = verb === 'passed' || verb === 'failed' ? verb : verb === 'completed' ? isDone : null
  return {
    ...(verb === 'completed' && { [unitElement.completed]: isTrue }),
    ...(judgement && { [unitElement[judgement]]: isTrue }),
    ...((verb === 'completed' || isIn(judged, verb)) &&
      mark !== null && { [unitElement.score]: String(mark) }),
  }
}

/** NOTE: cmi5 has a scaled score; other content often has a raw one of a most. */
function percentOf(score: JsonObject | null) {
  const scaled = asNumber(score?.scaled)
  if (scaled !== null) return Math.max(0, scaled) * 100
  const [raw, least, most] = [asNumber(score?.raw), asNumber(score?.min) ?? 0, asNumber(score?.max)]
  return raw === null || most === null || most <= least ? null : ((raw - least) / (most - least)) * 100
}

/** Does a statement count for the unit, and not only stand in the record? */
function counts({ isDefined, statement }: Heard, { kind, activityId, mode }: UnitSession) {
  if (mode !== 'Normal') return false
  return kind === 'cmi5' ? isDefined : objectIn(statement.object).id === activityId
}

/** The launch after a statement, with what that made known. */
export function afterStatement(statement: JsonObject, session: UnitSession) {
  const heard = hear(statement)
  const isOfUnit = heard.isDefined && heard.verb !== null
  const isEnd = session.kind === 'cmi5' && isOfUnit && heard.verb === 'terminated'
  const said = counts(heard, session) ? elementsSaid(heard) : {}
  const { at } = heard
  const after: UnitSession = {
    ...session,
    verbs: isOfUnit ? [...session.verbs, String(heard.verb)] : session.verbs,
    initializedAt: isOfUnit && heard.verb === 'initialized' ? at : session.initializedAt,
    saidAt: at === null ? session.saidAt : Math.max(at, session.saidAt ?? at),
    isOver: session.isOver || isEnd,
    unit: { ...session.unit, ...said },
  }
  return { session: after, said, duration: isEnd ? String(heard.result.duration) : null }
}

/** In the order in which things happened, as a sender says it. */
export const byMoment = (one: JsonObject, other: JsonObject) => (hear(one).at ?? 0) - (hear(other).at ?? 0)
