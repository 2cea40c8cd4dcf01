import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFocusOfGone } from './gone-focus.ts'

let end = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  end = keepFocusOfGone()
  document.body.innerHTML = `
    <main>
      <section>
        <ul>
          <li id="one"><a href="#1">One</a><button class="remove" name="one">Remove</button></li>
          <li id="two"><a href="#2">Two</a><button class="remove" name="two">Remove</button></li>
        </ul>
        <button name="add">Add</button>
      </section>
    </main>`
})
afterEach(() => {
  end()
  document.body.replaceChildren()
  vi.useRealTimers()
})

const named = (name: string) => document.querySelector<HTMLElement>(`[name="${name}"]`)
const later = () => vi.advanceTimersByTimeAsync(100)
const remove = (id: string) => document.getElementById(id)?.remove()

function press(name: string) {
  named(name)?.focus()
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
}

test('what goes with its row leaves the focus to its like in the next row, and then to what is near', async () => {
  press('one')
  remove('one')
  await later()
  expect(document.activeElement).toBe(named('two'))
  press('two')
  remove('two')
  await later()
  expect(document.activeElement).toBe(named('add'))
})

test('whoever has the focus elsewhere by then keeps it', async () => {
  press('one')
  remove('one')
  named('add')?.focus()
  await later()
  expect(document.activeElement).toBe(named('add'))
})

test('whoever points is not moved', async () => {
  press('one')
  named('one')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  remove('one')
  await later()
  expect(document.activeElement).toBe(document.body)
})
