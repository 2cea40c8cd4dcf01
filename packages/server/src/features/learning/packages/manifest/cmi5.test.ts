import { describe, expect, test } from 'vitest'
import { read } from '../../../../../test/kit/packages/manifests.ts'

describe('cmi5', () => {
  const words = '<description><langstring lang="en">What it is about</langstring></description>'
  const au = (inside: string, attributes = '') =>
    `<au id="https://example.org/au" ${attributes}><title><langstring lang="en">Unit</langstring><langstring lang="de">Einheit</langstring></title>${words}${inside}</au>`
  const structure = (inside: string) =>
    `<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">\n<course id="https://example.org/course"><title><langstring lang="en">Course</langstring></title>${words}</course>\n${inside}\n</courseStructure>`
  const readCmi5 = (inside: string) => read(structure(inside), ['a.html'], 'cmi5.xml')

  test('a course with a block and units is read', () => {
    const unit = au(
      '<url>a.html?x=1</url><launchParameters>p</launchParameters>',
      'moveOn="Passed" masteryScore="0.8" launchMethod="OwnWindow"',
    )
    const { outline, findings, items } = readCmi5(
      `<block id="https://example.org/block"><title><langstring lang="en">Block</langstring></title>${words}${unit}</block>`,
    )
    expect(findings).toEqual([])
    expect(outline).toMatchObject({ kind: 'cmi5', titles: { en: 'Course' } })
    expect(items).toMatchObject([
      {
        id: 'https://example.org/block',
        launch: null,
        children: [
          {
            titles: { en: 'Unit', de: 'Einheit' },
            launch: { file: 'a.html', query: '?x=1' },
            moveOn: 'Passed',
            masteryScore: '0.8',
            launchMethod: 'OwnWindow',
            dataFromLms: 'p',
          },
        ],
      },
    ])
  })

  test('a unit that says nothing is satisfied by nothing, in any window', () => {
    expect(readCmi5(au('<url>a.html</url>')).items).toMatchObject([
      { moveOn: 'NotApplicable', launchMethod: 'AnyWindow', masteryScore: '' },
    ])
  })

  test.for<[string, string, string, boolean]>([
    ['without an address', au(''), 'launch_missing', false],
    ['of a file that is missing', au('<url>b.html</url>'), 'launch_file_missing', false],
    ['elsewhere', au('<url>https://example.org/x</url>'), 'launch_elsewhere', true],
    [
      'that moves on by a word of its own',
      au('<url>a.html</url>', 'moveOn="Whenever"'),
      'structure_invalid',
      false,
    ],
    ['with a mastery in per cent', au('<url>a.html</url>', 'masteryScore="80"'), 'structure_invalid', false],
    ['twice', au('<url>a.html</url>') + au('<url>a.html</url>'), 'identifier_repeated', false],
  ])('a unit %s', ([, inside, code, made]) => {
    const { codes, canBeMade } = readCmi5(inside)
    expect([codes, canBeMade]).toEqual([[[code, 3]], made])
  })

  test('a course must have something', () => {
    expect(readCmi5('').codes).toEqual([['launch_missing', 1]])
  })
})
