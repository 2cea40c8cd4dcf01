import type { Language } from '@oktant/contract/http/http.ts'
import { useLanguage } from '../language.ts'

const tags: Record<Language, string> = { en: 'en-GB', de: 'de-DE' }
type Amount = { cents: number; currency: string }

/** R 450.00 or 450,00 €: whole cents as the reader's language writes them, with the sign that the place itself uses. */
export const moneyIn = (language: Language, { cents, currency }: Amount) =>
  new Intl.NumberFormat(tags[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(cents / 100)

export function useMoney() {
  const language = useLanguage()
  return (amount: Amount) => moneyIn(language, amount)
}

/** What somebody typed as an amount, in cents; undefined where it is none. */
export function centsFrom(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) return undefined
  const [whole = '0', part = ''] = text.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** As an author types it: 450 or 450.50, in German 450,50. */
export const typedFrom = (cents: number, language: Language) =>
  new Intl.NumberFormat(tags[language], {
    useGrouping: false,
    minimumFractionDigits: cents % 100 ? 2 : 0,
  }).format(cents / 100)
