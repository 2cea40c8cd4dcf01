import type { NamedScreen } from '../../lib/screens.ts'

type Parts = Readonly<Record<string, NonNullable<NamedScreen['load']>>>

const files = import.meta.glob<Readonly<Record<string, Parts>>>('../../**/*.parts.ts', { eager: true })

/** Where each screen is that its feature does not load by itself. */
export const parts: Parts = Object.fromEntries(
  Object.values(files).flatMap((file) => Object.values(file).flatMap((one) => Object.entries(one))),
)

export function partOf(name: string) {
  const part = parts[name]
  if (!part) throw new Error(`no feature says where the screen ${name} is`)
  return part
}
