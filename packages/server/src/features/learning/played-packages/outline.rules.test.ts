import { expect, test } from 'vitest'
import { packageItem } from '../../../../test/kit/packages/played.ts'
import { itemsOf } from './outline.rules.ts'

const launchOf = (file: string, query = '') => {
  const { title, depth, ...item } = packageItem('a')
  const [made] = itemsOf(
    [{ ...item, titles: { '': title.en }, launch: { file, query }, children: [] }],
    depth,
  )
  return made?.launch
}

test.for([
  ['lesson #1.html', '?a=1#top', 'lesson #1.html'],
  ['100%.html', '', '100%.html'],
  ['20%20.html', '', '20%20.html'],
  ['why?.html', '', 'why?.html'],
  ['übung 1.html', '', 'übung 1.html'],
] as const)('the file %s is what its address opens', ([file, query, opened]) => {
  const { pathname, search, hash } = new URL(launchOf(file, query) ?? '', 'https://content.test/p/x/')
  expect(decodeURIComponent(pathname)).toBe(`/p/x/${opened}`)
  expect(search + hash).toBe(query)
})
