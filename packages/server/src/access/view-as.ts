import type { Permission } from '@oktant/contract/kit/permissions.ts'

type Viewer = { permissions: ReadonlySet<Permission> }

/** Whoever looks after people may see as they see, unless the person may do more. */
export const mayView = ({ permissions }: Viewer, theirs: readonly Permission[]) =>
  permissions.has('users.administer') && theirs.every((permission) => permissions.has(permission))
