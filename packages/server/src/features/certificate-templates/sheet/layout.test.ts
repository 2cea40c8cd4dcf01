import { expect, test } from 'vitest'
import { defaultDesign } from '../default-design.ts'
import { layOut } from './layout.ts'
import type { Measure } from './lines.ts'

/** NOTE: each letter is half as wide as it is high. */
const measure: Measure = (_face, size, text) => (text.length * size) / 2
const person = { name: 'Ada Ng', title: { en: 'Academy', de: 'Akademie' }, pictureId: null }

test.each(['landscape', 'portrait'] as const)(
  'however much stands on a paper in %s, it can be read and stays above those who sign',
  (orientation) => {
    const note = { en: 'What was learned is kept in mind, and kept on file. '.repeat(5), de: '' }
    const design = { ...defaultDesign, orientation, note, signatories: [person, person, person] }
    const values = { fullName: 'Maximiliane Freifrau von Überlingen', course: 'Safety at work '.repeat(9) }
    const { items } = layOut(
      {
        design,
        language: 'en',
        values,
        validUntil: null,
        number: '000001',
        code: 'ABCD',
        verifyAt: 'example.test',
        colour: '#3d3da3',
        logo: { address: 'logo', width: 200, height: 50 },
        pictures: new Map(),
      },
      measure,
      [],
    )
    const texts = items.flatMap((item) => (item.kind === 'text' ? [item] : []))
    const signedAt = Math.min(...texts.flatMap(({ text, y }) => (text === person.name ? [y] : [])))
    const middle = texts.filter(({ anchor, y }) => anchor === 'middle' && y < signedAt)
    expect(middle.map(({ text }) => text).join(' ')).toContain(note.en.trim())
    for (const { size } of middle) expect(size).toBeGreaterThanOrEqual(8.5)
    expect(Math.min(...middle.map(({ y, size }) => y - size))).toBeGreaterThan(60)
  },
)
