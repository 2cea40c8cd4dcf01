import { describe, expect, test } from 'vitest'
import { read } from '../../../../../test/kit/packages/manifests.ts'

describe('xAPI', () => {
  const tincan = (inside: string) =>
    `<tincan xmlns="http://projecttincan.com/tincan.xsd"><activities>\n${inside}</activities></tincan>`
  const readTincan = (inside: string) => read(tincan(inside), ['a.html'], 'tincan.xml')

  test('the activity that names a file is launched', () => {
    const { outline, items, findings } = readTincan(
      '<activity id="urn:a" type="course"><name lang="en">Knots</name><name lang="de">Knoten</name><launch lang="en">a.html</launch></activity><activity id="urn:b"><name lang="en">Part</name></activity>',
    )
    expect([outline?.kind, outline?.titles, findings]).toEqual(['xapi', { en: 'Knots', de: 'Knoten' }, []])
    expect(items).toMatchObject([{ id: 'urn:a', launch: { file: 'a.html', query: '' } }])
  })

  test.for([
    ['<activity id="a"><name>A</name></activity>', 'launch_missing'],
    ['<activity id="a"><name>A</name><launch>b.html</launch></activity>', 'launch_file_missing'],
  ] as const)('%s cannot be launched', ([inside, code]) => {
    const { findings, canBeMade } = readTincan(inside)
    expect([findings.map((one) => one.code), canBeMade]).toEqual([[code], false])
  })
})
