import type { Authority } from '@oktant/contract/authorities.ts'
import type { LocalText } from '@oktant/contract/http.ts'
import type { Permission } from '@oktant/contract/permissions.ts'

/** A named set of authorities and permissions. */
export type ProfileDefinition = {
  key: string
  name: LocalText
  authorities: readonly Authority[]
  permissions: readonly Permission[]
}
