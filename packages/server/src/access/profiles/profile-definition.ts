import type { Authority } from '@oktant/contract/people/authorities.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'

/** A named set of authorities and permissions. */
export type ProfileDefinition = {
  key: string
  name: LocalText
  authorities: readonly Authority[]
  permissions: readonly Permission[]
}
