import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showBare } from './bare-server.ts'
import { labelsOf, slowStyles } from './quick-dom.ts'

const slowly = slowStyles()
const names = ['display', 'visibility', 'pointerEvents'] as const
const everything = () => [...document.querySelectorAll('*')]
const seenBy = (styles: typeof getComputedStyle) =>
  everything().map((element) => {
    const style = styles(element)
    return [element.localName, ...names.map((name) => style[name]), style.getPropertyValue('display')]
  })
/** As jsdom finds them: the labels whose `control` an element is. */
const labelled = (element: Element) =>
  [...document.querySelectorAll('label')].filter((label) => label.control === element)

afterEach(() => document.body.replaceChildren())

test.each(['users', 'notifications', 'mailSettings'] as const)(
  'on the screen “%s” every element is as much seen as jsdom says',
  async (name) => {
    showBare(name, 3)
    await screen.findAllByRole('heading', { level: 1 })
    expect(seenBy(getComputedStyle)).toEqual(seenBy(slowly))
    for (const element of everything()) expect(labelsOf(element) ?? []).toEqual(labelled(element))
  },
)

test('what is hidden by attribute, style or a parent is hidden, whatever it is', () => {
  document.body.innerHTML = `
    <div hidden><p>…</p></div><p style="display: none">…</p><p style="display: contents">…</p>
    <div style="visibility: hidden"><b>…</b><b style="visibility: visible">…</b><b style="visibility: inherit">…</b></div>
    <div style="pointer-events: none"><button>…</button><i style="pointer-events: auto">…</i></div>
    <input type="hidden"><input type="checkbox"><script></script><template></template><noscript></noscript>
    <dialog>…</dialog><dialog open>…</dialog><details><summary>…</summary></details><div popover>…</div>
    <table><thead hidden><tr><th>…</th></tr></thead><tbody><tr hidden><td>…</td></tr></tbody></table>
    <ul><li hidden>…</li><li>…</li></ul><svg hidden><path d=""></path></svg><embed hidden><slot></slot>`
  expect(seenBy(getComputedStyle)).toEqual(seenBy(slowly))
})

test('what is asked beyond being seen is answered as before', () => {
  document.body.innerHTML = '<p style="color: red; overflow: hidden">…</p>'
  const [text] = document.getElementsByTagName('p')
  if (!text) throw new Error('no paragraph')
  expect(getComputedStyle(text).overflow).toBe('hidden')
  expect(getComputedStyle(text).getPropertyValue('color')).toBe(slowly(text).getPropertyValue('color'))
})

test('a label belongs to what it names, or else to the first field inside it', () => {
  document.body.innerHTML = `
    <label for="a">1</label><label for="a">2</label><input id="a"><input id="a"><label for="nothing">3</label>
    <label>4 <span>…</span><select></select><input></label><label for="">5 <input></label>
    <label for="text">6</label><p id="text">…</p><label>7 <input type="hidden"><textarea></textarea></label>
    <label for="b">8 <input></label><button id="b"></button><label>9 <meter></meter></label><output></output>`
  const found = everything().map(
    (element) => labelsOf(element)?.map(({ textContent }) => textContent[0]) ?? [],
  )
  expect(found.flat()).toEqual(['1', '2', '4', '7', '8', '9'])
  for (const element of everything()) expect(labelsOf(element) ?? []).toEqual(labelled(element))
})
