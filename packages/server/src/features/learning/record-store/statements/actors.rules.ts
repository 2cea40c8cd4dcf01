import {
  allOf,
  type Check,
  eachOf,
  exactly,
  fields,
  iri,
  isObject,
  type JsonObject,
  mailAddress,
  sha1,
  text,
  under,
} from './values.rules.ts'

/** By one of these alone somebody is known. */
export const identifiers = ['mbox', 'mbox_sha1sum', 'openid', 'account'] as const

const known = {
  name: text,
  mbox: mailAddress,
  mbox_sha1sum: sha1,
  openid: iri,
  account: fields({ homePage: iri, name: text }, ['homePage', 'name']),
}

const identifiersOf = (value: unknown) =>
  isObject(value) ? identifiers.filter((name) => Object.hasOwn(value, name)) : []

const byOne: Check = (value, at, say) => {
  if (isObject(value) && identifiersOf(value).length !== 1) say(at, 'not_one_identifier')
}

export const agent = allOf(fields({ ...known, objectType: exactly('Agent') }), byOne)

/** NOTE: a group that nobody can name is known by its members alone. */
const byOneOrMembers: Check = (value, at, say) => {
  if (!isObject(value)) return
  const count = identifiersOf(value).length
  if (count > 1) say(at, 'not_one_identifier')
  if (count === 0 && !Object.hasOwn(value, 'member')) say(under(at, 'member'), 'missing')
  if (count === 0 && Array.isArray(value.member) && value.member.length === 0)
    say(under(at, 'member'), 'list_empty')
}

export const group = allOf(
  fields({ ...known, objectType: exactly('Group'), member: eachOf(agent) }, ['objectType']),
  byOneOrMembers,
)

export const isGroup = (value: unknown) => isObject(value) && value.objectType === 'Group'

export const actor: Check = (value, at, say) => (isGroup(value) ? group : agent)(value, at, say)

/** Somebody who acts through a program of theirs is named with it, by exactly two agents. */
export const authority: Check = (value, at, say) => {
  actor(value, at, say)
  if (isGroup(value) && isObject(value) && (!Array.isArray(value.member) || value.member.length !== 2))
    say(under(at, 'member'), 'not_two_members')
}

/** An agent or an identified group, as a filter or an address names it. */
export const identified: Check = (value, at, say) => {
  actor(value, at, say)
  if (isObject(value) && identifiersOf(value).length !== 1) say(at, 'not_one_identifier')
}

/** What somebody is known by, as one text; null for a group without a name. */
export function identifierOf(value: JsonObject): string | null {
  const [name] = identifiersOf(value)
  if (!name) return null
  const { account } = value
  if (name !== 'account' || !isObject(account)) return `${name}|${String(value[name])}`
  return `account|${String(account.homePage)}|${String(account.name)}`
}

/** Everybody whom an actor names: itself, and its members. */
export function identifiersIn(value: unknown): string[] {
  if (!isObject(value)) return []
  const members = Array.isArray(value.member) ? value.member.filter(isObject) : []
  return [value, ...members].map(identifierOf).filter((found) => found !== null)
}

/** The same value with every agent in it, wherever it stands, as `replace` makes it. */
export function withAgents(value: JsonObject, replace: (agent: JsonObject) => JsonObject): JsonObject {
  const inside = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(inside)
    return isObject(part) ? withAgents(part, replace) : part
  }
  const known = identifiersOf(value).length === 1 ? replace(value) : value
  return Object.fromEntries(Object.entries(known).map(([name, part]) => [name, inside(part)]))
}
