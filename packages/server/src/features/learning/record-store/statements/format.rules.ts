import { identifiers, isGroup } from './actors.rules.ts'
import { objectTypeOf } from './objects.rules.ts'
import { isObject, type JsonObject } from './values.rules.ts'

export const statementFormats = ['exact', 'ids', 'canonical'] as const
export type StatementFormat = (typeof statementFormats)[number]
type Definitions = ReadonlyMap<string, JsonObject>
/** How each part is written. */
type Shape = { agent: Rewrite; verb: Rewrite; activity: Rewrite }
type Rewrite = (value: JsonObject) => JsonObject

const pick = (value: JsonObject, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => Object.hasOwn(value, name)).map((name) => [name, value[name]]))

const isNamed = (value: JsonObject) => identifiers.some((name) => Object.hasOwn(value, name))

/** NOTE: a group without a name is known by its members, who are then all that is left of it. */
function barely(value: JsonObject): JsonObject {
  if (isNamed(value) || !Array.isArray(value.member)) return pick(value, ['objectType', ...identifiers])
  return { objectType: 'Group', member: value.member.filter(isObject).map(barely) }
}

const ids: Shape = {
  agent: barely,
  verb: (value) => pick(value, ['id']),
  activity: (value) => pick(value, ['objectType', 'id']),
}

/** The words of the first language that is wanted and there, else the first that is there. */
function inOneLanguage(map: unknown, wanted: readonly string[]): unknown {
  if (!isObject(map)) return map
  const tags = Object.keys(map)
  const best = wanted.flatMap((want) => {
    const exact = tags.find((tag) => tag.toLowerCase() === want)
    return exact ?? tags.find((tag) => tag.toLowerCase().split('-')[0] === want.split('-')[0]) ?? []
  })[0]
  const tag = best ?? tags[0]
  return tag === undefined ? {} : { [tag]: map[tag] }
}

const canonicalShape = (known: Definitions, wanted: readonly string[]): Shape => ({
  agent: (value) => value,
  verb: (value) => (value.display ? { ...value, display: inOneLanguage(value.display, wanted) } : value),
  activity: (value) => {
    const definition = known.get(String(value.id)) ?? value.definition
    return isObject(definition) ? { ...value, definition: inOneWording(definition, wanted) } : value
  },
})

const componentLists = ['choices', 'scale', 'source', 'target', 'steps']

function inOneWording(definition: JsonObject, wanted: readonly string[]): JsonObject {
  const worded = (value: JsonObject, names: readonly string[]) => ({
    ...value,
    ...Object.fromEntries(
      names
        .filter((name) => Object.hasOwn(value, name))
        .map((name) => [name, inOneLanguage(value[name], wanted)]),
    ),
  })
  const lists = componentLists.flatMap((name) => {
    const list = definition[name]
    return Array.isArray(list)
      ? [[name, list.filter(isObject).map((item) => worded(item, ['description']))] as const]
      : []
  })
  return { ...worded(definition, ['name', 'description']), ...Object.fromEntries(lists) }
}

function rewriteObject(value: unknown, shape: Shape): unknown {
  if (!isObject(value)) return value
  const type = objectTypeOf(value)
  if (type === 'Activity') return shape.activity(value)
  if (type === 'Agent' || isGroup(value)) return shape.agent(value)
  return type === 'SubStatement' ? rewrite(value, shape) : value
}

function rewriteContext(context: JsonObject, shape: Shape): JsonObject {
  const { instructor, team, contextActivities } = context
  const lists = isObject(contextActivities) && {
    contextActivities: Object.fromEntries(
      Object.entries(contextActivities).map(([name, list]) => [
        name,
        Array.isArray(list) ? list.filter(isObject).map(shape.activity) : list,
      ]),
    ),
  }
  return {
    ...context,
    ...(isObject(instructor) && { instructor: shape.agent(instructor) }),
    ...(isObject(team) && { team: shape.agent(team) }),
    ...lists,
  }
}

function rewrite(statement: JsonObject, shape: Shape): JsonObject {
  const { actor, verb, object, context, authority } = statement
  return {
    ...statement,
    ...(isObject(actor) && { actor: shape.agent(actor) }),
    ...(isObject(verb) && { verb: shape.verb(verb) }),
    object: rewriteObject(object, shape),
    ...(isObject(context) && { context: rewriteContext(context, shape) }),
    ...(isObject(authority) && { authority: shape.agent(authority) }),
  }
}

/** A statement as it is asked for; `wanted` are languages, the best first. */
export function formatted(
  statement: JsonObject,
  format: StatementFormat,
  known: Definitions,
  wanted: readonly string[],
) {
  if (format === 'exact') return statement
  return rewrite(statement, format === 'ids' ? ids : canonicalShape(known, wanted))
}

/** The languages of an Accept-Language header, the best first. */
export const languagesOf = (header: string | undefined) =>
  (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality = ''] = part.split(';')
      return { tag: tag.trim().toLowerCase(), weight: Number(quality.replace(/^\s*q=/, '') || 1) }
    })
    .filter(({ tag }) => tag && tag !== '*')
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)
