import type { ErrorCode } from '@oktant/contract/http/errors.ts'
import type { Endpoint } from '@oktant/contract/http/http.ts'
import { act, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import i18next from 'i18next'
import { expect, onTestFinished } from 'vitest'
import type { ScreenName } from '../../lib/paths.ts'
import { switchLanguage } from '../../lib/words/said/texts.ts'
import { showBare } from '../bare-server.ts'
import type { FakeServer } from '../fake-server.ts'

/** A label's key, with what is filled in (a key or a word); `whole` where the form as a whole says it, `beside` where several fields do. */
export type MessagePlace =
  | 'whole'
  | 'beside'
  | readonly [key: string, filled?: Readonly<Record<string, string>>]
export type Shown = { server: FakeServer; user: UserEvent; form: () => HTMLElement }

/** How a message comes about in a form, and where it must then stand. */
export type Scene = {
  about: string
  show: () => Promise<Shown>
  provoke: (shown: Shown) => Promise<void>
  at: MessagePlace
  /** What is filled into the message. */
  says?: readonly string[]
  /** What was said stays in its language until the form is sent again. */
  staysSaid?: true
}

/** A label in the reader's language, by its key; `key#2` for the second of several, `{own}` for the reader's language. */
export function word(text: string, filled: Readonly<Record<string, string>> = {}): string {
  const [key = '', number] = text.replace('{own}', i18next.language).split('#')
  const values = Object.entries(filled).map(([name, one]) => [name, word(one)])
  // NOTE: what is no key answers itself: as a word that is filled in, or as a label that is then found nowhere.
  return String(i18next.t(key as never, { number, ...Object.fromEntries(values) } as never))
}

/** The form that is open: in a dialog, or on the page. */
function openForm() {
  const form = document.querySelector<HTMLElement>('[role=dialog] form, main form')
  if (!form) throw new Error('no form is shown')
  return form
}

/** The control with this label; a star behind it says that it must be filled in. */
export const control = (form: HTMLElement, label: string) =>
  [...form.querySelectorAll<HTMLInputElement>('input, textarea, select')].find((one) =>
    [...(one.labels ?? [])].some((said) => said.textContent?.replace(/\s*\*$/, '').trim() === label),
  )

export async function fill({ user, form }: Shown, label: string, text: string) {
  const field = await waitFor(() => {
    const found = control(form(), label)
    if (!found) throw new Error(`there is no field ${label}`)
    return found
  })
  await user.click(field)
  await user.paste(text)
}

export const submit = async ({ user, form }: Shown) => {
  const button = await waitFor(() => {
    const found = form().querySelector('button[type=submit]')
    if (!found) throw new Error('the form cannot be sent')
    return found
  })
  await user.click(button)
}

type Open = { id?: string; prepare?: (server: FakeServer) => void }

/** A screen of the administration with nothing on it yet. */
export const bareScreen = (name: ScreenName, { id = '0', prepare }: Open = {}) => ({
  async show(): Promise<Shown> {
    const { server, user } = showBare(name, 0, { id, ...(prepare && { prepare }) })
    await waitFor(openForm, { timeout: 10_000 })
    return { server, user, form: openForm }
  },
})

type Refusal = { field: string; code: string; value?: string }

/** The server refuses what is sent, and says at which field, or says it of the whole. */
export const refusedBy =
  (entry: Endpoint, code: ErrorCode, ...errors: Refusal[]) =>
  async (shown: Shown) => {
    shown.server.refuse(entry, code, {
      errors: errors.map((one) => ({ message: 'what programs read', ...one })),
    })
    await submit(shown)
  }

/** The page turns to English, as by the menu at its head. */
export async function turnToEnglish() {
  onTestFinished(() => switchLanguage('de'))
  await act(() => switchLanguage('en'))
}

const saidOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')

/** The message stands where it belongs. */
export async function expectAt({ form }: Shown, at: MessagePlace, message: string) {
  const alerts = () => [...form().querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
  // NOTE: the form as a whole may say more after the message, never something else.
  if (typeof at === 'string')
    await waitFor(() => expect(alerts().some((said) => said?.startsWith(message))).toBe(true))
  else
    await waitFor(() => {
      const field = control(form(), word(...at))
      if (!field) throw new Error(`there is no field ${word(...at)}`)
      expect(saidOf(field)).toContain(message)
      expect(field.getAttribute('aria-invalid')).toBe('true')
    })
}

/** The focus is at the first mistake of the form. */
export async function expectFocus({ form }: Shown, at: MessagePlace) {
  if (at === 'whole') return
  const first = form().querySelector('[aria-invalid="true"], [data-fault]')
  await waitFor(() => expect(document.activeElement).toBe(first))
}
