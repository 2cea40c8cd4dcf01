import type { Language } from '@oktant/contract/http/http.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'

/** By whose session, beside the one it is about, something is viewed. */
export type Viewer = Readonly<{ id: number; sessionId: number }>

/** Whoever makes a call, as the rules need to know them. */
export type Actor = Readonly<{
  id: number
  companyId: number
  projectId: number | null
  /** 0 for a program, which has no session; what belongs to one is closed to it. */
  sessionId: number
  /** The administrator who views as this person, and may change nothing; else null. */
  viewer: Viewer | null
  language: Language
  timezone: string
  permissions: ReadonlySet<Permission>
  /** The API token by which a program acts in somebody's name; missing where they act themselves. */
  apiToken?: TokenUse
}>

/** `isPersonal`: it may also do what needs no permission, in its maker's name. */
export type TokenUse = Readonly<{ id: number; isPersonal: boolean }>
