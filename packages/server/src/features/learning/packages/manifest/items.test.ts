import { describe, expect, test } from 'vitest'
import { read, manifest, oneItem, oneResource } from '../../../../../test/kit/packages/manifests.ts'

describe('items', () => {
  test('stand in each other, with what SCORM 1.2 says of them', () => {
    const items = `<item identifier="chapter"><title>Chapter</title>
      <item identifier="page" identifierref="r" isvisible="false"><title xml:lang="en">Page</title><title xml:lang="de">Seite</title>
      <adlcp:masteryscore>80</adlcp:masteryscore><adlcp:datafromlms>a b</adlcp:datafromlms>
      <adlcp:maxtimeallowed>01:00:00</adlcp:maxtimeallowed><adlcp:timelimitaction>exit,message</adlcp:timelimitaction>
      <adlcp:prerequisites type="aicc_script">intro</adlcp:prerequisites></item></item>`
    const read12 = read(manifest({ items }))
    expect(read12.findings).toEqual([])
    expect(read12.items).toMatchObject([
      {
        id: 'chapter',
        launch: null,
        speaks: false,
        children: [
          {
            id: 'page',
            titles: { en: 'Page', de: 'Seite' },
            isVisible: false,
            masteryScore: '80',
            dataFromLms: 'a b',
            maxTimeAllowed: '01:00:00',
            timeLimitAction: 'exit,message',
            prerequisites: 'intro',
          },
        ],
      },
    ])
  })

  test('are read by whatever prefix their names have', () => {
    const made = manifest({
      items: oneItem.replace('</item>', '<adlcp:masteryscore>70</adlcp:masteryscore></item>'),
    })
    const prefixed = made
      .replaceAll(
        /<(\/?)(manifest|metadata|schema|schemaversion|organizations?|item|title|resources?)(?=[\s>])/g,
        '<$1cp:$2',
      )
      .replace('xmlns="', 'xmlns:cp="')
      .replaceAll('adlcp:', 'a:')
      .replace('xmlns:adlcp', 'xmlns:a')
    expect(prefixed).toContain('<cp:item')
    expect(read(prefixed)).toMatchObject({ canBeMade: true, items: [{ masteryScore: '70', speaks: true }] })
  })

  test.for<[string, string, string, boolean]>([
    [
      'a resource that there is not',
      '<item identifier="i" identifierref="x"><title>A</title></item>',
      'item_resource_unknown',
      false,
    ],
    ['the same identifier twice', oneItem + oneItem, 'identifier_twice', true],
    ['no title', '<item identifier="i" identifierref="r"/>', 'title_missing', true],
    [
      'a mastery score that is none',
      oneItem.replace('</item>', '<adlcp:masteryscore>high</adlcp:masteryscore></item>'),
      'mastery_not_a_score',
      true,
    ],
    ['nothing to launch', '<item identifier="i"><title>A</title></item>', 'launch_missing', false],
  ])('with %s', ([, items, code, made]) => {
    const { findings, canBeMade } = read(manifest({ items }))
    expect(findings.map((one) => one.code)).toContain(code)
    expect(findings.every(({ line }) => line === 3)).toBe(true)
    expect(canBeMade).toBe(made)
  })

  test('a finding names the line where its element begins', () => {
    expect(read(manifest({ items: '\n<item\nidentifier="i"\nidentifierref="r"/>' })).codes).toEqual([
      ['title_missing', 4],
    ])
  })

  test('an asset does not speak', () => {
    const resources = `<resources>${oneResource.replace('"sco"', '"asset"')}</resources>`
    expect(read(manifest({ resources })).items[0]?.speaks).toBe(false)
  })
})

describe('organizations', () => {
  const organization = (id: string) =>
    `<organization identifier="${id}"><title>${id}</title>${oneItem}</organization>`

  test('the default one is played, and that there are others is told', () => {
    const organizations = `<organizations default="b">${organization('a')}${organization('b')}</organizations>`
    const { outline, codes } = read(manifest({ organizations }))
    expect([outline?.chosen, outline?.titles, codes]).toEqual([
      1,
      { '': 'b' },
      [['several_organizations', 3]],
    ])
  })

  test('a default that there is not is the first', () => {
    const { outline, codes } = read(
      manifest({ organizations: `<organizations default="x">${organization('a')}</organizations>` }),
    )
    expect([outline?.chosen, codes]).toEqual([0, [['default_organization_unknown', 3]]])
  })

  test('there must be one', () => {
    const { codes, canBeMade } = read(manifest({ organizations: '<organizations/>' }))
    expect([codes, canBeMade]).toEqual([[['organization_missing', 3]], false])
  })
})
