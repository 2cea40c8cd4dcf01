import { expect, test } from 'vitest'
import { languages } from '@oktant/contract/http/http.ts'
import { register } from '../register.ts'
import { joinObjects } from './objects.rules.ts'

const venue = { venue: { en: 'Venue', de: 'Veranstaltungsort' } }
const diagram = { diagram: { en: 'Diagram', de: 'Diagramm' } }

test('what entries are about has words from every feature, and of each from one', () => {
  expect(joinObjects([venue, {}, diagram])).toEqual({ ...venue, ...diagram })
  expect(() => joinObjects([venue, diagram, venue])).toThrow('venue')
})

test('everything that entries are about is called something in both languages', () => {
  const objects = joinObjects(register.map((feature) => feature.objects ?? {}))
  expect(Object.keys(objects)).toContain('user')
  for (const words of Object.values(objects))
    for (const language of languages) expect(words[language]).not.toBe('')
})
