import { expect, test } from 'vitest'
import { askedOf } from '../answer/asked.ts'
import { pointsOf } from './results.ts'

const nothing = { en: '', de: '' }
const alike = (text: string) => ({ en: text, de: text })

test('a picture without words is called by what it shows, or by its place, and never by its number', () => {
  const choices = [
    { id: 901, name: alike('Harbour'), pictureId: 1, pictureAlt: alike('Cranes') },
    { id: 902, name: nothing, pictureId: 2, pictureAlt: alike('A bridge') },
    { id: 903, name: nothing, pictureId: 3 },
  ]
  const texts = { questionText: nothing, precedingText: nothing, postAnswerText: nothing }
  const points = pointsOf({ type: 'TI', body: { ...texts, choices, lefts: [], rights: [], scale: [] } }, [])
  expect(points.map(({ name }) => name)).toEqual([
    alike('Harbour'),
    alike('A bridge'),
    { en: 'Picture 3', de: 'Bild 3' },
  ])
})

test('what was asked by a gap is called by its sentence, in both languages, and anything else by its question', () => {
  const gap = {
    questionText: nothing,
    precedingText: { en: 'We meet in', de: 'Wir treffen uns in' },
    postAnswerText: { en: 'next year.', de: '.' },
  }
  expect(askedOf(gap)).toEqual({ en: 'We meet in ____ next year.', de: 'Wir treffen uns in ____.' })
  expect(askedOf({ ...gap, questionText: alike('Where?') })).toEqual({
    en: 'Where? We meet in ____ next year.',
    de: 'Where? Wir treffen uns in ____.',
  })
  expect(askedOf({ questionText: nothing, precedingText: nothing, postAnswerText: nothing })).toEqual(nothing)
})
