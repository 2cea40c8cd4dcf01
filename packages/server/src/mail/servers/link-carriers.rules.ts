type Letter = { actionUrl: string | null; userId: number | null }
export type Holder = { isActive: boolean; permissions: ReadonlySet<string> }
export type Held = ReadonlyMap<number, Holder>

/**
 * May a letter go by the server that a company’s administrator has set up? One whose link opens an account only where
 * that administrator may do all that its recipient may: they could read what goes there.
 */
export function mayCarry(setBy: number | null, { actionUrl, userId }: Letter, held: Held) {
  if (actionUrl === null || userId === null) return true
  const setter = setBy === null ? undefined : held.get(setBy)
  const theirs = held.get(userId)?.permissions ?? []
  return !!setter?.isActive && [...theirs].every((permission) => setter.permissions.has(permission))
}
