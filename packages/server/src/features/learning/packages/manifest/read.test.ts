import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bytesOf,
  read,
  manifest,
  cp12,
  cp2004,
  oneItem,
  oneResource,
  version,
} from '../../../../../test/kit/packages/manifests.ts'
import { readManifest } from './read.ts'
import { deepest } from './xml.ts'

test('a plain package of SCORM 1.2 is read without a word', () => {
  const { outline, canBeMade, findings } = read(manifest())
  expect([canBeMade, findings]).toEqual([true, []])
  expect(outline).toMatchObject({
    kind: 'scorm12',
    edition: null,
    titles: { '': 'Knots' },
    folder: '',
    chosen: 0,
  })
  expect(outline?.organizations[0]?.items[0]).toMatchObject({
    id: 'i',
    titles: { '': 'One' },
    launch: { file: 'a.html', query: '' },
    speaks: true,
    isVisible: true,
  })
})

describe('what a manifest calls itself', () => {
  test.for([
    ['1.2', cp12, 'scorm12', null, []],
    ['CAM 1.3', cp2004, 'scorm2004', '2nd', []],
    ['2004 2nd Edition', cp2004, 'scorm2004', '2nd', []],
    ['2004 3rd Edition', cp2004, 'scorm2004', '3rd', []],
    ['2004 4th Edition', cp2004, 'scorm2004', '4th', []],
    ['  2004  4th  Edition ', cp2004, 'scorm2004', '4th', []],
    ['1.1', cp12, 'scorm12', null, ['schema_version_unknown']],
    ['2004', cp2004, 'scorm2004', '4th', ['schema_version_unknown']],
    ['', cp12, 'scorm12', null, ['schema_version_missing']],
  ] as const)('“%s” is known', ([text, root, kind, edition, codes]) => {
    const resources = root === cp12 ? oneResource : oneResource.replace('scormtype', 'scormType')
    const items = root === cp12 ? oneItem : oneItem.replace('</item>', '<imsss:sequencing/></item>')
    const made = manifest({
      metadata: version(text),
      root,
      items,
      resources: `<resources>${resources}</resources>`,
    })
    const { outline, findings, canBeMade } = read(made)
    expect(outline).toMatchObject({ kind, edition })
    expect([findings.map(({ code }) => code), canBeMade]).toEqual([codes, true])
  })

  test('may be missing altogether', () => {
    expect(read(manifest({ metadata: '' })).codes).toEqual([['schema_version_missing', 1]])
  })
})

describe('the text of a manifest', () => {
  const umlauts = manifest({ items: oneItem.replace('One', 'Ö') })
  const wide = (text: string, isLittle: boolean) =>
    Uint8Array.from(
      [...text].flatMap((character) => {
        const [high, low] = [character.charCodeAt(0) >> 8, character.charCodeAt(0) & 255]
        return isLittle ? [low, high] : [high, low]
      }),
    )
  const latin = (encoding: string) =>
    Uint8Array.from(
      [...`<?xml version="1.0" encoding="${encoding}"?>${umlauts}`].map((one) => one.charCodeAt(0)),
    )

  test.for<[string, Uint8Array]>([
    ['UTF-8', bytesOf(umlauts)],
    ['UTF-8 with its mark', bytesOf(`\uFEFF${umlauts}`)],
    ['UTF-16 with its mark, little end first', wide(`\uFEFF${umlauts}`, true)],
    ['UTF-16 with its mark, big end first', wide(`\uFEFF${umlauts}`, false)],
    ['UTF-16 without a mark', wide(`<?xml version="1.0" encoding="UTF-16"?>${umlauts}`, true)],
    ['ISO-8859-1', latin('ISO-8859-1')],
    ['windows-1252', latin('windows-1252')],
    ['UTF-8 that says it were UTF-16', bytesOf(`<?xml version="1.0" encoding="utf-16"?>${umlauts}`)],
  ])('may be %s', ([, bytes]) => {
    expect(read(bytes).items[0]?.titles).toEqual({ '': 'Ö' })
  })

  test.for<[string, Uint8Array]>([
    ['in an encoding that there is not', latin('klingon')],
    ['that is not what it says', latin('utf-8')],
  ])('%s is refused', ([, bytes]) => {
    const { codes, outline } = read(bytes)
    expect([codes, outline]).toEqual([[['manifest_encoding_unknown', 1]], null])
  })
})

describe('what is no manifest is refused', () => {
  const deep = (depth: number) => `<manifest>${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}</manifest>`
  test.for<[string, string, string, number]>([
    ['broken XML', '<manifest>\n<a></manifest>', 'manifest_not_xml', 2],
    ['nothing', '', 'manifest_not_xml', 1],
    ['an entity of its own', '<manifest>\n&mine;</manifest>', 'manifest_not_xml', 2],
    ['a prefix that means nothing', '<manifest><adlcp:x/></manifest>', 'manifest_not_xml', 1],
    ['a DTD', '<!DOCTYPE manifest [<!ENTITY a "b">]>\n<manifest>&a;</manifest>', 'manifest_has_dtd', 1],
    ['a DTD from elsewhere', '<!DOCTYPE manifest SYSTEM "http://x/y">\n<manifest/>', 'manifest_has_dtd', 1],
    ['one that is too deep', deep(deepest), 'manifest_too_deep', 1],
    ['one that is too large', `<manifest>${'<a/>'.repeat(200_000)}</manifest>`, 'manifest_too_large', 1],
    ['another document', '<html/>', 'manifest_kind_unknown', 1],
  ])('%s', ([, text, code, line]) => {
    const { codes, outline, canBeMade } = read(text)
    expect([codes, outline, canBeMade]).toEqual([[[code, line]], null, false])
  })
})

describe('the manifest of an archive', () => {
  const archive = (files: string[]) => {
    const { outline, findings } = readManifest({ files, read: () => bytesOf(manifest()) })
    return [outline?.folder, findings.map(({ code }) => code)]
  }

  test.for<[string, string[], string | undefined, string[]]>([
    ['at the root', ['imsmanifest.xml', 'a.html'], '', []],
    ['in capitals', ['IMSManifest.XML', 'a.html'], '', []],
    ['in a folder', ['course/imsmanifest.xml', 'course/a.html'], 'course/', []],
    ['nearest to the root', ['x/imsmanifest.xml', 'x/a.html', 'x/y/imsmanifest.xml'], 'x/', []],
    ['beside what a Mac adds', ['__MACOSX/imsmanifest.xml', 'k/imsmanifest.xml', 'k/a.html'], 'k/', []],
    ['twice', ['a/imsmanifest.xml', 'a/a.html', 'b/imsmanifest.xml'], 'a/', ['several_manifests']],
    ['nowhere', ['index.html'], undefined, ['manifest_missing']],
    ['of AICC', ['c.crs', 'c.au', 'c.cst', 'c.des'], undefined, ['aicc_refused']],
  ])('%s', ([, files, folder, codes]) => {
    expect(archive(files)).toEqual([folder, codes])
  })
})

const pieces = fc.constantFrom(
  '<manifest>',
  '</manifest>',
  '<item identifier="i" identifierref="r">',
  '</item>',
  '<organizations default="o"><organization identifier="o">',
  '</organization></organizations>',
  '<resources xml:base="..\\"><resource identifier="r" href="../%/a.html">',
  '</resource></resources>',
  '<!DOCTYPE a>',
  '<![CDATA[',
  ']]>',
  '&amp;',
  '&x;',
  '<courseStructure>',
  '<au id="x"><url>javascript:</url></au>',
  '</courseStructure>',
)

test('whatever a manifest is, there is a report of it', () => {
  const texts = fc.array(fc.oneof(pieces, fc.string()), { maxLength: 12 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(texts, fc.uint8Array()), (text) => {
      const { outline, canBeMade, findings } = read(text)
      expect(outline !== null || findings.some(({ level }) => level === 'error')).toBe(true)
      expect(canBeMade && findings.some(({ level }) => level === 'error')).toBe(false)
    }),
  )
})
