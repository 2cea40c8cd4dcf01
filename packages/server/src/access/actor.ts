import type { Language } from '@oktant/contract/http.ts'
import type { Permission } from '@oktant/contract/permissions.ts'

/** Whoever makes a call, as the rules need to know them. */
export type Actor = Readonly<{
  id: number
  companyId: number
  projectId: number | null
  sessionId: number
  /** Of the administrator who looks as this person, else null. */
  onBehalfOf: number | null
  language: Language
  timezone: string
  permissions: ReadonlySet<Permission>
}>
