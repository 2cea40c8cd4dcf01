import type { Endpoint } from '@oktant/contract/http.ts'
import { permissions, type Permission } from '@oktant/contract/permissions.ts'
import type { ApiError } from './api-error.ts'
import { store } from '../store.ts'

export type Refusal = {
  code: ApiError['code']
  /** The permission that is missing, where the refusal is about one. */
  permission: Permission | null
  /** The address at which it happened, for the way back. */
  from: string
}

const isPermission = (value: string): value is Permission => Object.hasOwn(permissions, value)

/** The last refusal that led to the login screen, which words it. */
export const refusal = store<Refusal | null>(null)

export const currentAddress = () => location.hash.replace(/^#/, '') || '/'

export function refuse(error: ApiError, { access }: Pick<Endpoint, 'access'>) {
  refusal.set({ code: error.code, permission: isPermission(access) ? access : null, from: currentAddress() })
}
