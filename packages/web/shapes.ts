type Shape = { properties?: Record<string, unknown> } & Record<string, unknown>

const plain = (options: object = {}): Shape => ({ ...options })

const known = {
  Array: (items: Shape, options: object = {}): Shape => ({ items, ...options }),
  Composite: (shapes: readonly Shape[]): Shape => ({
    properties: Object.assign({}, ...shapes.map(({ properties }) => properties)),
  }),
  Intersect: (allOf: readonly Shape[]): Shape => ({ allOf }),
  Literal: (value: unknown): Shape => ({ const: value }),
  Object: (properties: Record<string, unknown>): Shape => ({ properties }),
  Omit: ({ properties = {} }: Shape, names: readonly string[]): Shape => ({
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name))),
  }),
  Optional: (shape: Shape) => shape,
  Pick: ({ properties = {} }: Shape, names: readonly string[]): Shape => ({
    properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
  }),
  Record: () => plain(),
  Union: (anyOf: readonly Shape[]): Shape => ({ anyOf }),
}

/**
 * Stands in for the schema library in the built application: the contract's shapes with their parts and limits, which
 * forms ask for. The library itself checks values, which only the server does, and is 9 KB of every first visit.
 */
export const Type = new Proxy<Record<string, unknown>>(known, {
  get: (shapes, name: string) => shapes[name] ?? plain,
})
