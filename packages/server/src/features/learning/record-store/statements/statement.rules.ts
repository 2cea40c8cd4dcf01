import { actor, agent, authority, group } from './actors.rules.ts'
import { activity, objectOf, objectTypeOf, statementRef } from './objects.rules.ts'
import {
  allOf,
  type Check,
  duration,
  eachOf,
  exactly,
  extensions,
  fields,
  iri,
  isObject,
  type JsonObject,
  language,
  languageMap,
  length,
  mediaType,
  moment,
  number,
  sha2,
  text,
  truth,
  under,
  uuid,
} from './values.rules.ts'

export const protocolVersions = ['1.0.3', '2.0.0'] as const
export type ProtocolVersion = (typeof protocolVersions)[number]
export type Statement = JsonObject & { id: string }

export const voidedVerb = 'http://adlnet.gov/expapi/verbs/voided'

const verb = fields({ id: iri, display: languageMap }, ['id'])

const within: Check = (value, at, say) => {
  if (!isObject(value)) return
  const { scaled, raw, min, max } = value
  const [least, most] = [asNumber(min, -Infinity), asNumber(max, Infinity)]
  if (typeof scaled === 'number' && (scaled < -1 || scaled > 1)) say(under(at, 'scaled'), 'out_of_range')
  if (least >= most) say(under(at, 'max'), 'out_of_range')
  if (typeof raw === 'number' && (raw < least || raw > most)) say(under(at, 'raw'), 'out_of_range')
}
const asNumber = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

const score = allOf(fields({ scaled: number, raw: number, min: number, max: number }), within)
const result = fields({
  score,
  success: truth,
  completion: truth,
  response: text,
  duration,
  extensions,
})

const oneOrMany: Check = (value, at, say) =>
  Array.isArray(value) ? eachOf(activity)(value, at, say) : activity(value, at, say)
const contextActivities = allOf(
  fields({
    parent: oneOrMany,
    grouping: oneOrMany,
    category: oneOrMany,
    other: oneOrMany,
  }),
  (value, at, say) => {
    if (isObject(value) && Object.keys(value).length === 0) say(at, 'list_empty')
  },
)

const context = {
  registration: uuid,
  instructor: actor,
  team: group,
  contextActivities,
  revision: text,
  platform: text,
  language,
  statement: statementRef,
  extensions,
}
const relevantTypes = eachOf(iri, 1)
const contextOf: Record<ProtocolVersion, Check> = {
  '1.0.3': fields(context),
  '2.0.0': fields({
    ...context,
    contextAgents: eachOf(
      fields({ objectType: exactly('contextAgent'), agent, relevantTypes }, ['objectType', 'agent']),
    ),
    contextGroups: eachOf(
      fields({ objectType: exactly('contextGroup'), group, relevantTypes }, ['objectType', 'group']),
    ),
  }),
}

/** What only an activity can have: a revision, and a platform. */
const activityAlone: Check = (value, at, say) => {
  if (!isObject(value) || !isObject(value.context) || objectTypeOf(value.object) === 'Activity') return
  for (const name of ['revision', 'platform']) {
    if (Object.hasOwn(value.context, name)) say(under(under(at, 'context'), name), 'only_of_an_activity')
  }
}

const attachment = fields(
  {
    usageType: iri,
    display: languageMap,
    description: languageMap,
    contentType: mediaType,
    length,
    sha2,
    fileUrl: iri,
  },
  ['usageType', 'display', 'contentType', 'length', 'sha2'],
)

const versionOf: Record<ProtocolVersion, Check> = {
  '1.0.3': versioned(/^1\.0(?:\.\d+)?$/),
  '2.0.0': versioned(/^(?:1|2)\.0(?:\.\d+)?$/),
}
function versioned(shape: RegExp): Check {
  return (value, at, say) => {
    if (typeof value !== 'string' || !shape.test(value)) say(at, 'not_a_version')
  }
}

const required = ['actor', 'verb', 'object'] as const

const shared = (version: ProtocolVersion) => ({
  actor,
  verb,
  result,
  context: contextOf[version],
  timestamp: moment,
  attachments: eachOf(attachment),
})

const subStatement = (version: ProtocolVersion) =>
  allOf(
    fields({ ...shared(version), objectType: exactly('SubStatement'), object: objectOf() }, [
      'objectType',
      ...required,
    ]),
    activityAlone,
  )

const voidsByReference: Check = (value, at, say) => {
  if (isVoiding(value) && isObject(value) && objectTypeOf(value.object) !== 'StatementRef')
    say(under(at, 'object'), 'not_a_reference')
}

export const isVoiding = (value: unknown) =>
  isObject(value) && isObject(value.verb) && value.verb.id === voidedVerb

const statement = (version: ProtocolVersion) =>
  allOf(
    fields(
      {
        ...shared(version),
        id: uuid,
        object: objectOf(subStatement(version)),
        stored: moment,
        authority,
        version: versionOf[version],
      },
      required,
    ),
    activityAlone,
    voidsByReference,
  )

/** What a statement must be, by the version that its sender speaks. */
export const statementChecks: Record<ProtocolVersion, Check> = {
  '1.0.3': statement('1.0.3'),
  '2.0.0': statement('2.0.0'),
}
