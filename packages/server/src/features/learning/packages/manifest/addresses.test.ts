import { describe, expect, test } from 'vitest'
import { read, manifest, oneItem, oneResource, launchOf } from '../../../../../test/kit/packages/manifests.ts'

describe('addresses', () => {
  const resource = (inside: string, around = '') =>
    manifest({ resources: `<resources ${around}>${inside}</resources>` })
  const href = (address: string, more = '') =>
    resource(`<resource identifier="r" type="webcontent" adlcp:scormtype="sco" href="${address}" ${more}/>`)

  test.for<[string, string, string[], { file: string; query: string }, string[]]>([
    ['in a folder', href('b/c.html'), ['b/c.html'], { file: 'b/c.html', query: '' }, []],
    ['with a query', href('a.html?x=1&amp;y=2#z'), ['a.html'], { file: 'a.html', query: '?x=1&y=2#z' }, []],
    ['with backslashes', href('b\\c.html'), ['b/c.html'], { file: 'b/c.html', query: '' }, ['backslashes']],
    ['encoded', href('my%20page.html'), ['my page.html'], { file: 'my page.html', query: '' }, []],
    ['not encoded', href('100%.html'), ['100%.html'], { file: '100%.html', query: '' }, []],
    ['with a sharp', href('lesson #1.html'), ['lesson #1.html'], { file: 'lesson #1.html', query: '' }, []],
    [
      'with an encoded sharp and a fragment',
      href('lesson%20%231.html#top'),
      ['lesson #1.html'],
      { file: 'lesson #1.html', query: '#top' },
      [],
    ],
    ['in other capitals', href('A.HTML'), ['a.html'], { file: 'a.html', query: '' }, ['file_case_differs']],
    ['with dots', href('./b/../a.html'), ['a.html'], { file: 'a.html', query: '' }, []],
    [
      'below the resource’s base',
      href('c.html', 'xml:base="b/"'),
      ['b/c.html'],
      { file: 'b/c.html', query: '' },
      [],
    ],
    [
      'below a base without its slash',
      href('c.html', 'xml:base="b"'),
      ['b/c.html'],
      { file: 'b/c.html', query: '' },
      [],
    ],
    [
      'below every base',
      resource(
        '<resource identifier="r" type="w" href="c.html" xml:base="three/"/>',
        'xml:base="two/"',
      ).replace('identifier="m"', 'identifier="m" xml:base="one/"'),
      ['one/two/three/c.html'],
      { file: 'one/two/three/c.html', query: '' },
      [],
    ],
  ])('%s', ([, made, files, launch, codes]) => {
    const { items, findings, canBeMade } = read(made, files)
    expect([launchOf(items), findings.map(({ code }) => code), canBeMade]).toEqual([launch, codes, true])
  })

  test.for<[string, string, string]>([
    ['of a file that is not there', 'b.html', 'launch_file_missing'],
    ['out of the archive', '../a.html', 'address_outside'],
    ['by a script', 'javascript:alert(1)', 'address_outside'],
    ['in the machine', 'file:///etc/passwd', 'address_outside'],
  ])('%s cannot be launched', ([, address, code]) => {
    const { findings, canBeMade } = read(href(address))
    expect(findings.map((one) => one.code)).toContain(code)
    expect(canBeMade).toBe(false)
  })

  test('elsewhere on the web are told', () => {
    const { items, codes, canBeMade } = read(href('https://example.org/x.html?a=1'))
    expect(launchOf(items)).toEqual({ url: 'https://example.org/x.html?a=1' })
    expect([codes, canBeMade]).toEqual([[['launch_elsewhere', 3]], true])
  })

  test.for([
    ['?a=1', '', '?a=1'],
    ['a=1', '', '?a=1'],
    ['&amp;a=1', '?b=2', '?b=2&a=1'],
    ['?a=1', '#top', '?a=1#top'],
    ['#end', '', '#end'],
    ['#end', '#top', '#top'],
  ] as const)('the parameters %s after “%s” are “%s”', ([parameters, query, whole]) => {
    const items = oneItem.replace('identifierref', `parameters="${parameters}" identifierref`)
    const made = href(`a.html${query}`).replace(oneItem, items)
    expect(launchOf(read(made).items)).toEqual({ file: 'a.html', query: whole })
  })

  test('a listed file that is missing is a warning, and so is nothing else that nobody opens', () => {
    const made = resource(
      `\n${oneResource.replace('/>', '>')}\n<file href="a.html"/>\n<file href="gone.png"/></resource><resource identifier="unused" type="w" href="unused.html"/>`,
    )
    const { codes, canBeMade } = read(made)
    expect([codes, canBeMade]).toEqual([[['listed_file_missing', 7]], true])
  })
})
