type Node = { [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const asNode = (value: unknown): Node => (isNode(value) ? value : {})

/** As it is sent; what may be one of several fixed words is a list of them, however it was written down. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (!isNode(value)) return value
  const { const: fixed, ...rest } = value
  const node = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, plain(part)]))
  if ('const' in value) return { ...node, enum: [fixed] }
  return asOneList(node)
}

function asOneList(node: Node): Node {
  const { anyOf, ...rest } = node
  if (!Array.isArray(anyOf) || anyOf.length < 2) return node
  const ways = anyOf.map(asNode)
  const [type] = ways.map((way) => way['type'])
  const isWord = (way: Node) =>
    way['type'] === type && Array.isArray(way['enum']) && Object.keys(way).length === 2
  return ways.every(isWord) ? { ...rest, type, enum: ways.flatMap((way) => way['enum']) } : node
}

/** NOTE: below this a reference is as long as what it stands for. */
const shortest = 90

/**
 * The description in which a shape that several calls share stands once, among the components, with a reference wherever it is
 * used: by the contract's name for it, else by the first place where it is used. So do the refusals.
 */
export function withSharedShapes(described: Node, shapes: ReadonlyMap<string, object>): Node {
  const { components, ...rest } = asNode(plain(described))
  const textOf = texts()
  const repeated = repeatedIn(rest, textOf)
  const names = new Map([...shapes].map(([name, shape]) => [textOf(plain(shape)), name]))
  const isShared = (text: string) => text.length > shortest && (names.has(text) || repeated.has(text))
  const schemas: Node = {}
  const responses = referredTo('responses', textOf)

  const refer = (text: string, node: Node, place: string) => {
    const name = names.get(text) ?? freeName(place, schemas)
    names.set(text, name)
    if (!(name in schemas)) {
      // NOTE: named before its parts are, as a shape may hold itself.
      schemas[name] = {}
      schemas[name] = withParts(node, name)
    }
    return { $ref: `#/components/schemas/${name}` }
  }
  const shared = (value: unknown, place: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => shared(one, place))
    if (!isNode(value)) return value
    const text = textOf(value)
    return isSchema(value) && isShared(text) ? refer(text, value, place) : withParts(value, place)
  }
  const withParts = (node: Node, place: string): Node => {
    const own = typeof node['operationId'] === 'string' ? node['operationId'] : place
    return Object.fromEntries(
      Object.entries(node).map(([key, part]) => {
        if (key === 'responses' && isNode(part)) return [key, answered(part, own)]
        if (key === 'parameters' && Array.isArray(part))
          return [key, part.map((one) => taken(asNode(one), own))]
        return [key, shared(part, isPlain.has(key) ? own : `${own}.${key}`)]
      }),
    )
  }
  const answered = (answers: Node, place: string): Node =>
    Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [
        status,
        isRefusal(asNode(answer))
          ? responses.refer(status, asNode(answer), (node) => withParts(node, place))
          : shared(answer, `${place}.answer`),
      ]),
    )

  const parameters = referredTo('parameters', textOf)
  const taken = (parameter: Node, place: string) =>
    parameters.refer(String(parameter['name']), parameter, (node) => withParts(node, place))

  const parts = withParts(rest, '')
  const all = { schemas, responses: responses.all, parameters: parameters.all }
  return { ...parts, components: { ...asNode(components), ...all } }
}

/** Words of the language of schemas, which tell nothing of a place. */
const isPlain = new Set(
  'paths get put post delete schema content properties items anyOf allOf payload application/json'.split(' '),
)
const isSchema = (node: Node) => 'anyOf' in node || typeof node['type'] === 'string'

/** The same text for the same content, in whatever order it stands. */
function texts() {
  const known = new WeakMap<object, string>()
  const textOf = (value: unknown): string => {
    if (Array.isArray(value)) return `[${value.map(textOf).join()}]`
    if (!isNode(value)) return JSON.stringify(value) ?? 'null'
    const before = known.get(value)
    if (before !== undefined) return before
    const keys = Object.keys(value).sort()
    const text = `{${keys.map((key) => `${JSON.stringify(key)}:${textOf(value[key])}`).join()}}`
    known.set(value, text)
    return text
  }
  return textOf
}

type TextOf = ReturnType<typeof texts>

/** What stands there more than once, but for what is only a part of such a thing. */
function repeatedIn(described: Node, textOf: TextOf) {
  const once = new Set<string>()
  const again = new Set<string>()
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look)
    if (!isNode(value)) return
    const text = textOf(value)
    if (isSchema(value) && once.has(text)) again.add(text)
    if (once.has(text)) return
    once.add(text)
    Object.values(value).forEach(look)
  }
  look(described)
  return again
}

function freeName(place: string, taken: Node) {
  const name = place.replace(/^\.+/, '').replace(/[^\w.-]+/g, '-') || 'Shape'
  let free = name
  for (let number = 2; free in taken; number += 1) free = `${name}.${number}`
  return free
}

/** What is taken and what is refused is the same for hundreds of calls. */
function referredTo(part: 'responses' | 'parameters', textOf: TextOf) {
  const all: Node = {}
  const names = new Map<string, string>()
  const refer = (wanted: string, node: Node, withParts: (node: Node) => Node) => {
    const text = textOf(node)
    const name = names.get(text) ?? freeName(wanted, all)
    names.set(text, name)
    all[name] ??= withParts(node)
    return { $ref: `#/components/${part}/${name}` }
  }
  return { all, refer }
}

const isRefusal = (answer: Node) =>
  textsAt(answer, ['content', 'application/json', 'schema', 'properties', 'code', 'enum']).length > 0

function textsAt(node: Node, path: readonly string[]): string[] {
  const end = path.reduce<unknown>((at, key) => (isNode(at) ? at[key] : undefined), node)
  return Array.isArray(end) ? end.map(String) : []
}
