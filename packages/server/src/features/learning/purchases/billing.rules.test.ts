import { cardProvider } from '@oktant/contract/kit/constants.ts'
import type { Billing } from '@oktant/contract/learning/purchases.ts'
import { expect, test } from 'vitest'
import { billingOf, checkoutEnd, noteOf, openCheckout } from './purchases.rules.ts'

const whole: Billing = {
  name: 'Ida Berg',
  company: 'Oktant',
  street: 'Pier 7',
  postcode: '20457',
  city: 'Hamburg',
  country: 'Germany',
  vatNumber: 'DE123456789',
  reference: 'A-17',
}
const needed = ['name', 'street', 'city'] as const
const required = (field: string) => ({
  field: `billing.${field}`,
  code: 'required',
  message: 'required',
})
const refused = (sent: Billing | undefined) => {
  try {
    billingOf(sent)
  } catch (error) {
    return error
  }
  return null
}

test('every line of an invoice is kept without the spaces around it', () => {
  const spaced = Object.fromEntries(Object.entries(whole).map(([field, text]) => [field, `  ${text} `]))
  expect(billingOf({ ...whole, ...spaced })).toEqual(whole)
})

test('what nobody needs may be left out', () => {
  const sparse = { ...whole, company: ' ', postcode: '', country: '', vatNumber: '', reference: '' }
  expect(billingOf(sparse)).toEqual({ ...sparse, company: '' })
})

test.each(needed)('without %s there is no invoice', (field) => {
  const error = refused({ ...whole, [field]: '  ' })
  expect(error).toMatchObject({ code: 'purchase_invalid', details: { errors: [required(field)] } })
})

test('where nothing was sent, all that is needed is named', () => {
  expect(refused(undefined)).toMatchObject({
    code: 'purchase_invalid',
    details: { errors: needed.map(required) },
  })
})

test('a decision has a note', () => {
  expect(noteOf('  Too late. ')).toBe('Too late.')
  for (const typed of ['', '   '])
    expect(() => noteOf(typed)).toThrow(expect.objectContaining({ code: 'purchase_note_required' }))
})

const now = new Date('2026-11-20T10:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

test('a checkout is offered until an hour before it ends', () => {
  expect(checkoutEnd(now)).toEqual(later(cardProvider.checkoutHours - 1))
})

test.each([
  ['paying', later(1), true],
  ['paying', later(0), false],
  ['paying', later(-1), false],
  ['paying', null, false],
  ['asked', later(1), false],
  ['bought', later(1), false],
] as const)('%s until %s: offered, %s', (state, checkoutUntil, isOffered) => {
  const checkoutUrl = 'https://cards.oktant.invalid/1'
  expect(openCheckout({ state, checkoutUntil, checkoutUrl }, now)).toBe(isOffered ? checkoutUrl : null)
})
