import { hash } from 'node:crypto'
import { identifiersIn, isGroup } from './actors.rules.ts'
import { objectTypeOf } from './objects.rules.ts'
import { isObject, type JsonObject } from './values.rules.ts'

/** How a statement names somebody or something: as its actor or object, or elsewhere in it alone. */
export const relationKinds = { agent: 1, agentElsewhere: 2, activity: 3, activityElsewhere: 4 } as const
export const anyAgent = [relationKinds.agent, relationKinds.agentElsewhere] as const
export const anyActivity = [relationKinds.activity, relationKinds.activityElsewhere] as const
export type Relation = { kind: number; key: string }

/** NOTE: half of a SHA-256 in hexadecimal, as SQL can make it, too. */
export const keyOf = (text: string) => hash('sha256', text, 'hex').slice(0, 32)

const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]
const partOf = (value: unknown, name: string) => (isObject(value) ? value[name] : undefined)

const activitiesOf = (value: unknown): JsonObject[] =>
  isObject(value) && objectTypeOf(value) === 'Activity' ? [value] : []
const agentsOf = (value: unknown): string[] =>
  isGroup(value) || objectTypeOf(value) === 'Agent' ? identifiersIn(value) : []

function contextActivitiesOf(statement: JsonObject): JsonObject[] {
  const named = partOf(statement.context, 'contextActivities')
  return isObject(named) ? Object.values(named).flatMap(asList).filter(isObject) : []
}

function contextAgentsOf({ context }: JsonObject): string[] {
  if (!isObject(context)) return []
  const persons = asList(partOf(context, 'contextAgents')).map((one) => partOf(one, 'agent'))
  const groups = asList(partOf(context, 'contextGroups')).map((one) => partOf(one, 'group'))
  const all = [partOf(context, 'instructor'), partOf(context, 'team'), ...persons, ...groups]
  return all.flatMap(identifiersIn)
}

const subOf = ({ object }: JsonObject) =>
  isObject(object) && objectTypeOf(object) === 'SubStatement' ? object : null

const directAgents = (statement: JsonObject) => [
  ...identifiersIn(statement.actor),
  ...agentsOf(statement.object),
]
const allAgents = (statement: JsonObject): string[] => {
  const sub = subOf(statement)
  const own = [
    ...directAgents(statement),
    ...contextAgentsOf(statement),
    ...identifiersIn(statement.authority),
  ]
  return sub ? [...own, ...allAgents(sub)] : own
}

/** Every activity that a statement names, as it describes them. */
export function activitiesIn(statement: JsonObject): JsonObject[] {
  const sub = subOf(statement)
  const own = [...activitiesOf(statement.object), ...contextActivitiesOf(statement)]
  return sub ? [...own, ...activitiesIn(sub)] : own
}

type Named = { own: readonly string[]; all: readonly string[] }

/** NOTE: what stands first is how it is found, so that each has a key once. */
function relationsTo({ own, all }: Named, kinds: { own: number; elsewhere: number }): Relation[] {
  const named = new Map<string, number>()
  for (const one of own) named.set(one, kinds.own)
  for (const one of all) if (!named.has(one)) named.set(one, kinds.elsewhere)
  return Array.from(named, ([one, kind]) => ({ kind, key: keyOf(one) }))
}

const idOf = ({ id }: JsonObject) => String(id)
const agentKinds = { own: relationKinds.agent, elsewhere: relationKinds.agentElsewhere }
const activityKinds = { own: relationKinds.activity, elsewhere: relationKinds.activityElsewhere }

/** All by which a statement is found, each once. */
export function relationsOf(statement: JsonObject): Relation[] {
  const activities = {
    own: activitiesOf(statement.object).map(idOf),
    all: activitiesIn(statement).map(idOf),
  }
  return [
    ...relationsTo({ own: directAgents(statement), all: allAgents(statement) }, agentKinds),
    ...relationsTo(activities, activityKinds),
  ]
}
