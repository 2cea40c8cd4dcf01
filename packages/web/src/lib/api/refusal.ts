import type { Endpoint } from '@oktant/contract/http/http.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { ApiError } from './api-error.ts'
import { store } from '../store.ts'

export type Refusal = {
  code: ApiError['code']
  /** The permission that is missing, where the refusal is about one. */
  permission: Permission | null
  /** The address at which it happened, for the way back. */
  from: string
}

const permissionIn = (access: Endpoint['access']) =>
  access === 'public' || access === 'signedIn' ? null : access

/** The last refusal that led to the login screen, which words it. */
export const refusal = store<Refusal | null>(null)

export const currentAddress = () => location.hash.replace(/^#/, '') || '/'

export function refuse(error: ApiError, { access }: Pick<Endpoint, 'access'>) {
  refusal.set({ code: error.code, permission: permissionIn(access), from: currentAddress() })
}
