import type { LocalText } from '@oktant/contract/http/http.ts'

/** What belongs to a competency stands in one cell, one after the other. */
const between = '|'
const mostProperties = 20
const longest = { name: 100, tip: 500, property: 300 }

type Texts = { name: LocalText; tip: LocalText; itemProperties: readonly LocalText[] }

const parts = (cell: string) => cell.split(between).map((part) => part.trim())

/** Both languages of what belongs to it, in the same order. */
export function propertiesIn(en: string, de: string): LocalText[] {
  const [first, second] = [parts(en), parts(de)]
  return Array.from({ length: Math.max(first.length, second.length) }, (_, at) => ({
    en: first[at] ?? '',
    de: second[at] ?? '',
  })).filter((one) => one.en || one.de)
}

export const cellOf = (properties: readonly LocalText[], language: 'en' | 'de') => {
  const texts = properties.map((one) => one[language])
  return texts.some(Boolean) ? texts.join(` ${between} `) : ''
}

const isLonger = ({ en, de }: LocalText, most: number) => en.length > most || de.length > most

/** The field of what is longer than the library takes; nothing where all fits. */
export function tooLong({ name, tip, itemProperties }: Texts) {
  if (isLonger(name, longest.name)) return 'name'
  if (isLonger(tip, longest.tip)) return 'tip'
  const isMuch = itemProperties.length > mostProperties
  return isMuch || itemProperties.some((one) => isLonger(one, longest.property)) ? 'properties' : null
}
