import type { CertificateDesign } from '@oktant/contract/learning/certificates/certificate-templates.ts'
import { expect, test } from 'vitest'
import { defaultDesign } from '../../features/learning/certificate-templates/default-design.ts'
import { layOut } from './layout.ts'
import type { Measure } from './lines.ts'

/** NOTE: each letter is half as wide as it is high. */
const measure: Measure = (_face, size, text) => (text.length * size) / 2
const person = { name: 'Ada Ng', title: { en: 'Academy', de: 'Akademie' }, pictureId: null }

const values = { fullName: 'Maximiliane Freifrau von Überlingen', course: 'Safety at work '.repeat(9) }

const laidOut = (design: CertificateDesign) =>
  layOut(
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
    [[true]],
  )

test.each(['landscape', 'portrait'] as const)(
  'three who sign with long names and long titles on a paper in %s can be read, and stay above the code',
  (orientation) => {
    const title = { en: 'Managing director, research and development', de: '' }
    const long = { name: 'Prof. Dr. Annegret Wallenstein-Hohenlohe', title, pictureId: null }
    const { items } = laidOut({ ...defaultDesign, orientation, signatories: [long, long, long] })
    const texts = items.flatMap((item) => (item.kind === 'text' ? [item] : []))
    const signed = texts.filter(
      ({ text, anchor }) => anchor === 'middle' && `${long.name} ${title.en}`.includes(text),
    )
    const code = items.flatMap((item) =>
      item.kind === 'shape' && item.label ? [Number(/M[\d.]+ ([\d.]+)/.exec(item.d)?.[1])] : [],
    )
    expect(code).toHaveLength(1)
    expect(signed.length).toBeGreaterThanOrEqual(6)
    for (const { size, y } of signed) {
      expect(size).toBeGreaterThanOrEqual(8.5)
      expect(y).toBeLessThan(Math.min(...code) - 2)
    }
  },
)

test.each(['landscape', 'portrait'] as const)(
  'however much stands on a paper in %s, it can be read and stays above those who sign',
  (orientation) => {
    const note = { en: 'What was learned is kept in mind, and kept on file. '.repeat(5), de: '' }
    const design = { ...defaultDesign, orientation, note, signatories: [person, person, person] }
    const { items } = laidOut(design)
    const texts = items.flatMap((item) => (item.kind === 'text' ? [item] : []))
    const signedAt = Math.min(...texts.flatMap(({ text, y }) => (text === person.name ? [y] : [])))
    const middle = texts.filter(({ anchor, y }) => anchor === 'middle' && y < signedAt)
    expect(middle.map(({ text }) => text).join(' ')).toContain(note.en.trim())
    for (const { size } of middle) expect(size).toBeGreaterThanOrEqual(8.5)
    expect(Math.min(...middle.map(({ y, size }) => y - size))).toBeGreaterThan(60)
  },
)
