import { waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { keepFocusOfBusy } from './busy-focus.ts'

function setUp() {
  document.body.innerHTML = '<main><button>Speichern</button><a href="#elsewhere">Anderswo</a></main>'
  onTestFinished(keepFocusOfBusy())
  onTestFinished(() => document.body.replaceChildren())
  const [button, link] = [document.querySelector('button'), document.querySelector('a')]
  if (!button || !link) throw new Error('both stand there')
  /** NOTE: as browsers do it with whatever is switched off under the focus. */
  const beBusy = () => {
    button.blur()
    button.disabled = true
  }
  return { button, link, beBusy }
}

test('a button that was busy has the focus again', async () => {
  const { button, beBusy } = setUp()
  button.focus()
  beBusy()
  expect(document.activeElement).toBe(document.body)
  button.disabled = false
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('whoever has gone elsewhere meanwhile stays there', async () => {
  const { button, link, beBusy } = setUp()
  const changed = () =>
    new Promise<void>((done) => {
      const observer = new MutationObserver(() => done())
      observer.observe(button, { attributes: true })
      onTestFinished(() => observer.disconnect())
    })
  button.focus()
  beBusy()
  link.focus()
  const first = changed()
  button.disabled = false
  await first
  expect(document.activeElement).toBe(link)
  button.focus()
  beBusy()
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  const second = changed()
  button.disabled = false
  await second
  expect(document.activeElement).toBe(document.body)
})
