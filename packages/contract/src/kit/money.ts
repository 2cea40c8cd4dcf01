import { Type as t, type Static } from '@sinclair/typebox'
import { currencies, mostCents } from './constants.ts'

export const Currency = t.Union(currencies.map((code) => t.Literal(code)))
export type Currency = Static<typeof Currency>

/** Whole cents, so that nothing is ever rounded. */
export type Price = Static<typeof Price>
export const Price = t.Object({ cents: t.Integer({ minimum: 1, maximum: mostCents }), currency: Currency })
