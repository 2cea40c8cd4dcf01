import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { lettersMissing, stretchesOf } from './fonts.ts'
import { lettersOf } from './letters.ts'
import { plainFont } from './woff.ts'

const { resolve } = createRequire(import.meta.url)
const read = (font: string, subset: string) =>
  lettersOf(plainFont(readFileSync(resolve(`@fontsource/${font}/files/${font}-${subset}-400-normal.woff`))))
const among = (letters: Set<number>, text: string) =>
  [...text].filter((letter) => letters.has(letter.codePointAt(0) ?? 0)).join('')

test.each([
  ['figtree', 'latin', 'aZ9ßü', 'aZ9ßü'],
  ['figtree', 'latin-ext', 'Łőũươ', 'Łő'],
  ['noto-sans', 'vietnamese', 'ũươễẶ', 'ũươễẶ'],
  ['noto-sans', 'devanagari', 'श्रीमती', 'श्रीमती'],
])('of the letters that it claims, %s %s really has some: of %s only %s', (font, subset, text, has) => {
  expect(among(read(font, subset), text)).toBe(has)
})

test.each(['text', 'strong', 'title'] as const)(
  'a name with stacked accents is drawn whole in the face of %s, each letter by a font that has it',
  (face) => {
    const name = 'Đặng Trường Nũñez Ẫ Ữ Ỗ'
    expect(lettersMissing(face, name)).toEqual([])
    const stretches = stretchesOf(face, name)
    expect(stretches.map(({ text }) => text).join('')).toBe(name)
    for (const { part, text } of stretches)
      expect(among(lettersOf(plainFont(readFileSync(part.file))), text), part.name).toBe(text)
  },
)

test.each([
  ['Lena 🎉 Müller', 'Lena Müller'],
  ['🎉 Lena', 'Lena'],
  ['Lena ❤️ Müller', 'Lena Müller'],
  ['Teil 1️⃣', 'Teil 1'],
  ['Lena 👩‍👩‍👧 🎉 Müller', 'Lena Müller'],
  ['Lena  Müller', 'Lena  Müller'],
])('what cannot be drawn is no letter that is missing, and leaves no gap: %s', (text, drawn) => {
  expect(lettersMissing('title', text)).toEqual([])
  expect(
    stretchesOf('title', text)
      .map((one) => one.text)
      .join(''),
  ).toBe(drawn)
})
