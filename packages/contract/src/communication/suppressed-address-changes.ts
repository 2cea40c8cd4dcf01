import { Type as t, type Static } from '@sinclair/typebox'
import { ChangedRows, chosenIn } from '../kit/chosen.ts'
import { Affected, endpoint } from '../http/http.ts'
import { listSuppressedAddresses } from './mails.ts'

export type AddressChange = Static<typeof AddressChange>
export const AddressChange = t.Object({
  action: t.Union([t.Literal('release'), t.Literal('suppress')]),
  chosen: chosenIn(listSuppressedAddresses.query),
})

const access = 'communications.administer'
const errors = ['address_not_found'] as const

export const affectedByAddressChange = endpoint({
  method: 'POST',
  path: '/admin/suppressed-address/bulk/affected',
  access,
  summary: 'Says which of many addresses would be released; nothing changes.',
  body: AddressChange,
  reply: Affected,
  changes: false,
  errors,
})

export const changeSuppressedAddresses = endpoint({
  method: 'POST',
  path: '/admin/suppressed-address/bulk',
  access,
  summary: 'Lets letters go to many addresses again, or takes that back.',
  body: AddressChange,
  reply: ChangedRows,
  errors,
})
