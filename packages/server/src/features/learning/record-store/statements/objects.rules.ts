import { actor } from './actors.rules.ts'
import {
  allOf,
  type Check,
  eachOf,
  exactly,
  extensions,
  fields,
  iri,
  isObject,
  languageMap,
  text,
  under,
  uuid,
} from './values.rules.ts'

/** Which lists of components each kind of interaction has. */
const componentsOf: Readonly<Record<string, readonly string[]>> = {
  'true-false': [],
  choice: ['choices'],
  'fill-in': [],
  'long-fill-in': [],
  matching: ['source', 'target'],
  performance: ['steps'],
  sequencing: ['choices'],
  likert: ['scale'],
  numeric: [],
  other: [],
}
const componentLists = ['choices', 'scale', 'source', 'target', 'steps'] as const

const differ: Check = (value, at, say) => {
  const ids = Array.isArray(value) ? value.filter(isObject).map(({ id }) => id) : []
  if (new Set(ids).size !== ids.length) say(at, 'id_twice')
}
const components = allOf(eachOf(fields({ id: text, description: languageMap }, ['id'])), differ)

const fitting: Check = (value, at, say) => {
  if (!isObject(value)) return
  const kind = value.interactionType
  const fits = typeof kind === 'string' ? componentsOf[kind] : undefined
  for (const name of componentLists) {
    if (Object.hasOwn(value, name) && !fits?.includes(name)) say(under(at, name), 'not_of_this_interaction')
  }
  if (Object.hasOwn(value, 'correctResponsesPattern') && kind === undefined)
    say(under(at, 'interactionType'), 'missing')
}

const definition = allOf(
  fields({
    name: languageMap,
    description: languageMap,
    type: iri,
    moreInfo: iri,
    extensions,
    interactionType: exactly(...Object.keys(componentsOf)),
    correctResponsesPattern: eachOf(text),
    ...Object.fromEntries(componentLists.map((name) => [name, components])),
  }),
  fitting,
)

export const activity = fields({ objectType: exactly('Activity'), id: iri, definition }, ['id'])
export const statementRef = fields({ objectType: exactly('StatementRef'), id: uuid }, ['objectType', 'id'])

export const objectTypeOf = (value: unknown) =>
  isObject(value) && Object.hasOwn(value, 'objectType') ? value.objectType : 'Activity'

const plain: Readonly<Record<string, Check>> = {
  Activity: activity,
  Agent: actor,
  Group: actor,
  StatementRef: statementRef,
}

/** The object of a statement; one inside another (`sub`) only where it may be. */
export const objectOf =
  (sub?: Check): Check =>
  (value, at, say) => {
    const type = objectTypeOf(value)
    const check = type === 'SubStatement' ? sub : plain[String(type)]
    if (!isObject(value)) say(at, 'not_an_object')
    else if (check) check(value, at, say)
    else say(under(at, 'objectType'), 'not_one_of_these')
  }
