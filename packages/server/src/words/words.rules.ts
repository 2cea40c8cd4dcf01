import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'

type Leaf = string | readonly string[]

/** Sentences by name, of any depth, as the file of one language has them. */
export type Texts = { readonly [name: string]: Leaf | Texts }

/** The same tree with both languages at the end of each branch. */
export type InBoth<T> = { readonly [K in keyof T]: T[K] extends Leaf ? Record<Language, T[K]> : InBoth<T[K]> }

/** What a feature says, read from its two files; a name that the German one lacks is an error of types. */
export const wordsOf = <T extends Texts>(en: T, de: NoInfer<T>): InBoth<T> =>
  // NOTE: what is made from entries has lost its names to the compiler.
  Object.fromEntries(Object.keys(en).map((name) => [name, both(en[name], de[name])])) as InBoth<T>

const both = (en: Leaf | Texts | undefined, de: Leaf | Texts | undefined): unknown =>
  isTree(en) ? wordsOf(en, isTree(de) ? de : {}) : { en, de }

const isTree = (part: Leaf | Texts | undefined): part is Texts =>
  typeof part === 'object' && !Array.isArray(part)

export type Values = Readonly<Record<string, string | number | LocalText>>

const inBraces = /\{([^{}]*)\}/g

/** Fills in one pass, so that what somebody is called is never read as a gap itself. */
export const filledIn = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(inBraces, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )

/** A sentence with its gaps filled; what has two languages itself is put in by its own. */
export const filled = ({ en, de }: LocalText, values: Values): LocalText => ({
  en: filledIn(en, valuesIn(values, 'en')),
  de: filledIn(de, valuesIn(values, 'de')),
})

const valuesIn = (values: Values, language: Language) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? textIn(value, language) : value,
    ]),
  )

/** Of two wordings the one for a count. */
export const counted = <T>({ one, other }: { readonly one: T; readonly other: T }, count: number) =>
  count === 1 ? one : other
